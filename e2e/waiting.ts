/** How tests wait: for what has happened, or by a clock of their own; never for a time to pass. */
import { expect, type Page } from '@playwright/test';

/** Waits until the page has all that it asks for by itself: files, typefaces and the pictures in view. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // By the second frame the browser has asked for the pictures that load as they come into view.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const inView = [...document.images].filter((image) => {
      const { top, bottom, left, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && left < innerWidth;
    });
    await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
  });
}

/**
 * Draws the page in the site's own typefaces. They are optional: where one comes late, a browser keeps to the next best,
 * in which a text may be a line longer.
 */
export const inOwnTypefaces = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    for (const rule of rules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const of = (name: string) => rule.style.getPropertyValue(name);
      const address = /url\("?([^")]+)/.exec(of('src'))?.[1];
      if (!address) continue;
      const bytes = await (await fetch(address)).arrayBuffer();
      const face = new FontFace(of('font-family').replaceAll('"', ''), bytes, { weight: of('font-weight') });
      document.fonts.add(await face.load());
    }
  });

/** Moves, as a visitor does first. */
export async function move(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
}

/** Waits for what comes after the first move: late.css, with the styles for paper. */
export async function lateStyles(page: Page): Promise<void> {
  const has = () => [...document.styleSheets].some(({ href }) => href?.includes('/late.'));
  await expect.poll(() => page.evaluate(has)).toBe(true);
}

/** Waits until every island has taken over what was printed; without a mouse a tooltip's never does. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('astro-island[ssr]:not([component-export=Tooltip])')).toHaveCount(0);

/** Moves, and waits until every island has taken over what was printed. */
export async function wake(page: Page): Promise<void> {
  await move(page);
  await hydrated(page);
  await expect(page.locator('[data-open-now]').first()).toHaveText(/now\.$/);
}

/** Stops the clock of the pages that are opened from here on: time passes only by `page.clock.runFor`, or `timePasses`. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // It runs until it is stopped, and cannot be stopped at a time that is over.
  await page.clock.pauseAt(now + 60_000);
}

/** Lets time pass by a stopped clock, a little at a time, until `happens` no longer throws; no more of it than that. */
export async function timePasses(page: Page, happens: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50);
    await happens();
  }).toPass({ intervals: [0] });
}
