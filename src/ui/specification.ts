/** Constants from the owner's specification, section 9. */

/** Milliseconds until a tooltip opens, and within which the next one opens immediately; offset in pixels. */
export const TOOLTIP = { delay: 700, skipDelay: 300, offset: 4 } as const;

/** Maximum count; milliseconds shown, and kept after dismissal; swipe distance in pixels; hotkey. */
export const TOAST = {
  limit: 1,
  duration: 5000,
  removeDelay: 1_000_000,
  swipe: { direction: 'right', threshold: 50 },
  key: 'F8',
} as const;
export type ToastVariant = 'default' | 'destructive';

/** Milliseconds to wait for browser idle. */
export const IDLE_TIMEOUT = 2000;

/** Hero picture widths in pixels. */
export const HERO_WIDTHS = [480, 960, 1440];

export const QUERY_DEFAULTS = {
  queries: { staleTime: Infinity, refetchInterval: false, refetchOnWindowFocus: false, retry: false },
  mutations: { retry: false },
} as const;
