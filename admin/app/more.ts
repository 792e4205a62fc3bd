/** Ways to the desk's other pages, beside Sveltia's lists; a form has the whole screen. */
import { SIGNED_IN } from './sign-in-hint.ts';

const isInForm = (): boolean => /\/(entries|new)\b/.test(location.hash);

/** @param hasKit whether the printed sheets were made for this desk */
export function showMore(hasKit: boolean): void {
  const bar = document.createElement('nav');
  bar.className = 'desk-more';
  bar.setAttribute('aria-label', 'More');
  const links: [label: string, href: string][] = [
    ['Bring in reviews', '/reviews.html'],
    ...(hasKit ? ([['Cards and signs to print', '/kit/index.html']] as [string, string][]) : []),
  ];
  for (const [label, href] of links) {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = label;
    // A plain link loses against a move of Sveltia that is under way.
    link.addEventListener('click', (event) => {
      event.preventDefault();
      location.assign(href);
    });
    bar.append(link);
  }
  bar.hidden = true;
  document.body.append(bar);
  let isSignedIn = false;
  const place = () => {
    bar.hidden = !isSignedIn || isInForm();
  };
  window.addEventListener('hashchange', place);
  window.addEventListener(SIGNED_IN, () => {
    isSignedIn = true;
    place();
  });
}
