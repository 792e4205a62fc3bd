import { whenIdle } from '#lib/browser/safe-apis.ts';
import { IDLE_TIMEOUT } from '#ui/specification.ts';

/** `input` covers browser autofill, which fires none of the others. */
const EVENTS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll', 'input'] as const;

declare global {
  interface Window {
    firstInteraction?: Promise<void>;
  }
}

/** Resolves after the visitor's first interaction, once the browser is idle. Shared by all scripts of a page. */
export const firstInteraction = (): Promise<void> =>
  (window.firstInteraction ??= new Promise((resolve) => {
    const start = () => {
      for (const type of EVENTS) removeEventListener(type, start, true);
      whenIdle(resolve, IDLE_TIMEOUT);
    };
    for (const type of EVENTS) addEventListener(type, start, { capture: true, passive: true });
    // A search, ZIP code or saved list in the URL needs the islands right away.
    if (/[?&](q|zip|load)=/.test(location.search)) start();
  }));
