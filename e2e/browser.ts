/** What browser tests share: waiting for what has happened, never for time to pass; axe; layout shift; paper. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    shift: () => number;
  }
}

/** Our phone number as pages write it. */
export const phone = /\(\d{3}\) \d{3}-\d{4}/;

/** Collects script errors, errors in the console, and requests to other hosts, from here on. */
export function faultsOf(page: Page, isExpected: (message: string) => boolean = () => false): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') faults.push(`requests ${request.url()}`);
  });
  return faults;
}

/** Waits for the pictures in view. */
export const picturesDecoded = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    // By the second frame the browser has requested the lazy pictures in view.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const inView = [...document.images].filter((image) => {
      const { top, bottom, left, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && left < innerWidth;
    });
    await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
  });

/** Waits for everything that the page loads by itself: files, typefaces and the pictures in view. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await picturesDecoded(page);
}

/** Moves the pointer, which loads the code of the page's islands. */
export async function move(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
}

/** Waits until every island is hydrated; without a mouse a tooltip's never is. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('astro-island[ssr]:not([component-export=Tooltip])')).toHaveCount(0);

/** Moves, and waits until every island is hydrated. */
export async function wake(page: Page): Promise<void> {
  await move(page);
  await hydrated(page);
  await expect(page.locator('[data-open-now]').first()).toHaveText(/now\.$/);
}

/** Stops the clock of pages opened from here on: time passes only by `page.clock.runFor`, or `timePasses`. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // A clock can only be stopped in its future.
  await page.clock.pauseAt(now + 60_000);
}

/** Lets time pass by a stopped clock, little by little, until `happens` no longer throws. */
export async function timePasses(page: Page, happens: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50);
    await happens();
  }).toPass({ intervals: [0] });
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * @param opened whether something is open on top of the page, outside of its landmarks
 * @returns "color-contrast: main p, footer a": each violated rule with its first three places
 */
export async function axe(page: Page, { opened = false } = {}): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Without a second window, which only pages with frames need.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(opened ? WCAG : [...WCAG, 'best-practice'])
    .analyze();
  const placesOf = (nodes: { target: unknown[] }[]) => nodes.slice(0, 3).map(({ target }) => target.join(' '));
  return violations.map(({ id, nodes }) => `${id}: ${placesOf(nodes).join(', ')}`);
}

/** Measures the layout shift of every page opened from here on. */
export const watchShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.shift = () => {
      add(observer.takeRecords());
      return sum;
    };
  });

/** The layout shift so far, once all changes are drawn. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return window.shift();
  });

/** How many sheets of letter paper a page prints on, as it is: also as the very first thing that is done with it. */
export async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  return Math.max(...[...pdf.matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count)));
}
