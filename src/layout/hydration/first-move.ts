import { IDLE_TIMEOUT } from '#ui/specification.ts';

/** A field may be filled without any of the others, by a browser's own help. */
const MOVES = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll', 'input'] as const;

declare global {
  interface Window {
    firstMove?: Promise<void>;
  }
}

/** Resolves after the visitor's first move, once the browser is idle; the same promise for all scripts of a page. */
export const firstMove = (): Promise<void> =>
  (window.firstMove ??= new Promise((resolve) => {
    const move = () => {
      for (const type of MOVES) removeEventListener(type, move, true);
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT });
      else setTimeout(resolve);
    };
    for (const type of MOVES) addEventListener(type, move, { capture: true, passive: true });
    // Who comes with a search, a ZIP code or a saved list in the address has asked already.
    if (/[?&](q|zip|load)=/.test(location.search)) move();
  }));
