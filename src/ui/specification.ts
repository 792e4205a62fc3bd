/** The constants of the owner's specification (section 9) that are code; prices, hours and the rating stand in content/. */

/** Milliseconds from hover or focus to a tooltip, and from one tooltip to the next without a wait; pixels beside its trigger. */
export const TOOLTIP = { delay: 700, skipDelay: 300, offset: 4 } as const;

/** Notices at one time; milliseconds shown, and kept once dismissed; pixels of a swipe that dismisses; the key that leads there. */
export const TOAST = {
  limit: 1,
  duration: 5000,
  removeDelay: 1_000_000,
  swipe: { direction: 'right', threshold: 50 },
  key: 'F8',
} as const;
export type ToastVariant = 'default' | 'destructive';

/** Milliseconds after which late styles are fetched though the browser was never idle. */
export const IDLE_TIMEOUT = 2000;

/** Widths of the hero's picture, in pixels. */
export const HERO_WIDTHS = [480, 960, 1440];

/** Data never goes stale, nothing is fetched twice by itself, nothing is tried again. */
export const QUERY_DEFAULTS = {
  queries: { staleTime: Infinity, refetchInterval: false, refetchOnWindowFocus: false, retry: false },
  mutations: { retry: false },
} as const;
