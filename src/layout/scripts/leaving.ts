/** Below this a page change is felt as immediate and the spinner would only flash. */
const NOTICEABLE = 400;
/** Assume after this that the navigation was canceled. */
const GIVEN_UP = 30_000;

/** Whether the click leads to another page of this site, in this window. */
function leaves(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return false;
  return link.pathname !== location.pathname || link.hash === '';
}

/** Shows the spinner while another page of this site is slow to come. */
export function watchLeaving(): void {
  const status = document.getElementById('leaving');
  let timer = 0;
  const stay = () => {
    clearTimeout(timer);
    status?.replaceChildren();
  };
  addEventListener('click', (event) => {
    if (!leaves(event)) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const spinner = document.createElement('span');
      spinner.textContent = status?.dataset.says ?? '';
      status?.replaceChildren(spinner);
      timer = window.setTimeout(stay, GIVEN_UP);
    }, NOTICEABLE);
  });
  // Only this event tells of the browser's own stop button; a newer navigation aborts the one before, too.
  let latest: AbortSignal | undefined;
  if ('navigation' in window)
    navigation.addEventListener('navigate', ({ destination, signal }) => {
      if (destination.sameDocument) return;
      latest = signal;
      signal.addEventListener('abort', () => setTimeout(() => signal === latest && stay()));
    });
  addEventListener('pageshow', stay);
  addEventListener('pagehide', stay);
  addEventListener('keydown', (event) => event.key === 'Escape' && stay());
}
