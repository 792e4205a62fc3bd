import { onNavigate } from '#lib/browser/safe-apis.ts';

/** Milliseconds; a faster navigation would only make the spinner flash. */
const SPINNER_DELAY = 400;
/** Assume after this that the navigation was canceled. */
const NAVIGATION_TIMEOUT = 30_000;

/** Whether the click leads to another page of this site, in this window. */
function isNavigation(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return false;
  return link.pathname !== location.pathname || link.hash === '';
}

/** Shows a spinner while a navigation within the site is slow. */
export function watchLeaving(): void {
  const status = document.getElementById('leaving');
  let timer = 0;
  const hide = () => {
    clearTimeout(timer);
    status?.replaceChildren();
  };
  addEventListener('click', (event) => {
    if (!isNavigation(event)) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const spinner = document.createElement('span');
      spinner.textContent = status?.dataset.says ?? '';
      status?.replaceChildren(spinner);
      timer = window.setTimeout(hide, NAVIGATION_TIMEOUT);
    }, SPINNER_DELAY);
  });
  // Only this event reports the browser's stop button; a newer navigation also aborts the previous one.
  let latest: AbortSignal | undefined;
  onNavigate(({ destination, signal }) => {
    if (destination.sameDocument) return;
    latest = signal;
    signal.addEventListener('abort', () => setTimeout(() => signal === latest && hide()));
  });
  addEventListener('pageshow', hide);
  addEventListener('pagehide', hide);
  addEventListener('keydown', (event) => event.key === 'Escape' && hide());
}
