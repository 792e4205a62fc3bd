/** How far things on a page move by themselves, as the browser counts it (cumulative layout shift). */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What has been counted so far. */
    shift: () => number;
  }
}

/** Counts on every page that is opened from here on. */
export const watchShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => {
      add(list.getEntries());
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    window.shift = () => {
      add(observer.takeRecords());
      return sum;
    };
  });

/** What has been counted once all that has changed is drawn. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return window.shift();
  });
