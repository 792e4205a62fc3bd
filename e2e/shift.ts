/** How far things on a page move by themselves, as the browser counts it (cumulative layout shift). */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shift: number;
  }
}

/** Counts on every page that is opened from here on. */
export const watchShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has been counted once all that has changed is drawn. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return window.shift;
  });
