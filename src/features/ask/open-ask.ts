/** Opens the box: loads its answer at the first focus, and at once for a sentence or list in the address. */
import { keepMarkup } from '#layout/hydration/keep-markup.ts';
import { mediaMatches } from '#lib/browser/safe-apis.ts';
import type { BoxProps } from './ask-props.ts';

const box = document.querySelector<HTMLElement>('.ask');
const field = box?.querySelector<HTMLInputElement>('#q');
const found = box?.querySelector<HTMLElement>('.ask-found');

/** Milliseconds until the code counts as failed to load. */
const LOAD_TIMEOUT = 15_000;

/** Says that the code or its data did not come, or broke; a list that is there stays to be read. */
function sayFailed(found: HTMLElement, { words, number, phone }: BoxProps): void {
  const [before = '', after = ''] = words.failed.split('{link}');
  const link = Object.assign(document.createElement('a'), { href: `tel:${number}`, textContent: phone });
  const text = Object.assign(document.createElement('p'), { className: 'ask-failed' });
  text.append(before, link, after);
  found.querySelector('.ask-failed')?.remove();
  if (found.childElementCount === 0) found.replaceChildren();
  found.append(text);
}

function watchBox(box: HTMLElement, field: HTMLInputElement, found: HTMLElement): void {
  const props = JSON.parse(box.dataset.props ?? '') as BoxProps;
  let isOpen = false;
  let isMounted = false;
  /** Lists pressed before the answer is there. */
  const waiting: string[] = [];
  // What is slow may still come, and takes the place of the sentence.
  const say = () => {
    if (field.value !== '' || waiting.length > 0) sayFailed(found, props);
  };
  const fail = () => {
    isOpen = isMounted = false;
    say();
  };
  keepMarkup(found);
  const open = () => {
    box.dataset.open = '';
    // Nothing is missing until something is asked.
    const isAsked = field.value !== '' || waiting.length > 0;
    if (!isMounted && isAsked && !found.hasChildNodes()) found.textContent = props.words.loading;
    if (isOpen) return;
    isOpen = true;
    const timer = setTimeout(say, LOAD_TIMEOUT);
    import('./mount.tsx')
      .then(({ mount }) => mount(found, field, props, waiting, fail))
      .then(() => (isMounted = true), fail)
      .finally(() => clearTimeout(timer));
  };
  for (const event of ['focus', 'input']) field.addEventListener(event, open);
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    open();
    // Hides the keyboard of a phone.
    if (mediaMatches('(pointer: coarse)')) field.blur();
  });
  // Not what the button says, which may be translated.
  box.querySelectorAll('.ask-examples button').forEach((button, at) =>
    button.addEventListener('click', () => {
      field.value = props.words.examples[at] ?? '';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }),
  );
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-add]') : null;
    if (!pressed) return;
    event.preventDefault();
    waiting.push(pressed.dataset.add ?? '');
    open();
    field.dispatchEvent(new Event('add'));
  });
  if (document.activeElement === field || field.value !== '' || /[?&](q|zip|load)=/.test(location.search)) open();
}

if (box && field && found) watchBox(box, field, found);
