/**
 * The few lines that run before any framework code: they wait for the visitor's first move, answer a copy
 * button at once, show the spinner when leaving takes long, show the owner's notice in its time, and remember what the
 * islands must not miss.
 * Printed into the page's one shared script by the client directive (on-interaction.ts).
 */
import { early as words } from '#words/browser.ts';
import { IDLE_TIMEOUT, TOAST } from '#lib/specification.ts';
import { COPIED, NOTICES, type Early } from './early.ts';

/** A field may be filled without any of the others, by a browser's own help. */
const MOVES = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'input'] as const;
/** Below this a page change is felt as immediate and the spinner would only flash. */
const NOTICEABLE = 400;
/** After this no one waits, and a browser that tells of no stop has most likely been stopped. */
const GIVEN_UP = 30_000;

/** The page itself may be what an event is about, and is in nothing. */
const closest = (event: Event, selector: string): HTMLElement | null =>
  (event.target as Partial<Element>).closest?.<HTMLElement>(selector) ?? null;

const whenIdle = (run: () => void): unknown =>
  (window as Partial<Window>).requestIdleCallback?.(run, { timeout: IDLE_TIMEOUT }) ?? setTimeout(run);

/** Fetches the styles that the first view does without, those for paper among them; a page that does not get them can be read all the same. */
function fetchLateStyles(): void {
  const address = document.querySelector<HTMLMetaElement>('meta[name=late-styles]')?.content;
  if (!address) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  // The load sheet says otherwise in places.
  document.head.prepend(link);
}

async function copy(button: HTMLElement, early: Early): Promise<void> {
  const text = button.dataset.copy ?? '';
  let ok = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    ok = false;
  }
  early.copied.push({ what: button.dataset.copyName ?? text, text, ok });
  dispatchEvent(new Event(COPIED));
}

/** Shows the spinner while another page of this site is slow to come. */
function watchLeaving(): void {
  const status = () => document.getElementById('leaving');
  let timer = 0;
  const stay = () => {
    clearTimeout(timer);
    status()?.replaceChildren();
  };
  addEventListener('click', (event) => {
    const link = closest(event, 'a[href^="/"]');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!(link instanceof HTMLAnchorElement) || !plain || event.defaultPrevented) return;
    if (link.target || link.hasAttribute('download') || (link.pathname === location.pathname && link.hash)) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const spinner = document.createElement('span');
      spinner.textContent = status()?.dataset.says ?? words.loading;
      status()?.replaceChildren(spinner);
      timer = window.setTimeout(stay, GIVEN_UP);
    }, NOTICEABLE);
  });
  // The browser's own stop button is heard only here. What another page takes the place of begins its own waiting.
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

/** Shows the owner's notice from its first minute to its last, by the visitor's clock, however old the page is. */
function watchNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-until]');
  if (!notice) return;
  const { from = '', until = '' } = notice.dataset;
  const show = () => {
    const now = Date.now();
    notice.classList.toggle('invisible', !(now >= Date.parse(from) && now < Date.parse(until)));
  };
  show();
  setInterval(show, 1000);
}

function start(): Early {
  const early: Early = { interacted: Promise.resolve(), pressed: [], copied: [] };
  early.interacted = new Promise((resolve) => {
    const move = () => {
      for (const type of MOVES) removeEventListener(type, move, true);
      whenIdle(() => {
        fetchLateStyles();
        resolve();
      });
    };
    for (const type of MOVES) addEventListener(type, move, { capture: true, passive: true });
    // Whoever comes with a search, a ZIP code or a saved list in the address has asked already.
    if (/[?&](q|zip|load)=/.test(location.search)) move();
  });
  addEventListener('pointerover', (event) => {
    const element = closest(event, '[data-tooltip]');
    if (element !== early.hover?.element) early.hover = element ? { element, at: performance.now() } : undefined;
  });
  addEventListener('click', (event) => {
    const button = closest(event, '[data-copy]');
    if (button) void copy(button, early);
    // Astro takes the attribute away once the island is hydrated.
    const asleep = closest(event, 'astro-island[ssr] button');
    if (asleep && !button) early.pressed.push(asleep);
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== TOAST.key) return;
    early.wantsNotices = true;
    dispatchEvent(new Event(NOTICES));
  });
  // The words of a tooltip go with the place that they explain.
  addEventListener('scroll', () => document.querySelector<HTMLElement>('.tip-words:popover-open')?.hidePopover(), {
    passive: true,
  });
  watchLeaving();
  watchNotice();
  document.documentElement.classList.add('awake');
  return early;
}

/** @returns what is remembered, the same for the whole page */
export const begin = (): Early => (window.early ??= start());
