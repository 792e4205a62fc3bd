/** What holds on every kind of page; one visit a page. */
import { expect, test, type Page } from '@playwright/test';
import { paths } from '#pages.ts';
import playwright from '../playwright.config.ts';
import { axe, faultsOf, hydrated, move, picturesDecoded, settled, shiftOf, watchShift } from './browser.ts';
import { oneThing } from './content.ts';
import { isOwnKind, templates } from './templates.ts';

// Playwright switches off the browser's cache of pages left behind (bfcache).
test.use({
  launchOptions: { ...playwright.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

declare global {
  interface Window {
    /** Whether the page came back from the bfcache. */
    restored?: boolean;
  }
}

/** How far a page may move by itself: less than anyone sees. */
const MOST_SHIFT = 0.01;
/** Of typefaces that come seconds late: a headline of a phone may gain or lose its last line. */
const MOST_LATE_SHIFT = 0.05;
/** The smallest type, in pixels. */
const SMALLEST = 12;

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The page for what does not exist comes with that status, which the browser reports. */
const watch = (page: Page, path: string) =>
  faultsOf(page, (message) => path === paths.notFound && message.includes('404'));

/** Opens all that opens. @returns text that is smaller than `smallest`, drawings aside */
function smallText(smallest: number): string[] {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not(.menu)')) details.open = true;
  const small = [...document.querySelectorAll<HTMLElement>('body :not(svg, svg *, script, style)')].filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
      element.checkVisibility() &&
      Number.parseFloat(getComputedStyle(element).fontSize) < smallest,
  );
  return small.map((element) => element.outerHTML.slice(0, 80)).slice(0, 5);
}

/** Focuses everything focusable, down the page and up again. @returns what header or contact bar then cover */
function coveredStops(): string[] {
  const bars = [...document.querySelectorAll('header.bar, .contact-bar')];
  const room = innerHeight - bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
  const isCovered = (element: Element): boolean => {
    const { left, right, top, bottom, height } = element.getBoundingClientRect();
    if (bars.some((bar) => bar.contains(element)) || height > room) return false;
    const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
    return [top + 1, (top + bottom) / 2, bottom - 1].some((y) => {
      const there = document.elementFromPoint(x, y);
      return there === null || bars.some((bar) => bar.contains(there));
    });
  };
  const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex="0"]')].filter(
    (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0,
  );
  return [...stops, ...stops.toReversed()].flatMap((stop) => {
    stop.focus();
    return document.activeElement === stop && isCovered(stop) ? [stop.outerHTML.slice(0, 90)] : [];
  });
}

/** Low and narrow, for those who would rather have nothing move. */
async function makeLow(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 640, height: 512 });
}

const longest = templates({ shortest: false });

/** @returns whether the site's own typefaces have come */
function ownTypefaces(): boolean[] {
  const styles = getComputedStyle(document.documentElement);
  return ['bricolage', 'figtree'].map((name) =>
    document.fonts.check(`800 1em ${styles.getPropertyValue(`--font-${name}`).split(',')[0] ?? ''}`),
  );
}

/** Opens a page whose typefaces come after everything else in view, and measures how far it moves. */
async function openWithLateTypefaces(page: Page, path: string): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<null>();
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await watchShift(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  await picturesDecoded(page);
  expect.soft(await page.evaluate(ownTypefaces)).toEqual([false, false]);
  expect.soft(await shiftOf(page), 'layout shift').toBeLessThan(MOST_SHIFT);
  release(null);
  await settled(page);
  expect.soft(await page.evaluate(ownTypefaces)).toEqual([true, true]);
  expect.soft(await shiftOf(page), 'layout shift by late typefaces').toBeLessThan(MOST_LATE_SHIFT);
}

for (const path of templates()) {
  const tag = longest.includes(path) && isOwnKind(path) ? '@phone' : ['@phone', '@slow'];
  test(`${path}: no error, no shift, nothing sticks out, nothing for axe`, { tag }, async ({ page }) => {
    const faults = watch(page, path);
    await openWithLateTypefaces(page, path);
    expect.soft(await overflowOf(page), 'sideways scrolling').toBeLessThanOrEqual(0);
    const ways = page.locator('.contact-bar a');
    const heights = await ways.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect.soft(heights, 'Call, Text, Email').toHaveLength(3);
    expect.soft(Math.min(...heights), 'room for a thumb').toBeGreaterThanOrEqual(48);
    expect.soft(await page.evaluate(smallText, SMALLEST), 'tiny type').toEqual([]);
    expect.soft(await axe(page), 'axe').toEqual([]);
    expect.soft(faults, 'errors and requests').toEqual([]);
  });
}

for (const path of longest) {
  const tag = path === paths.home ? '@desktop' : ['@desktop', '@slow'];
  test(`${path}: wide, the same; a low window covers nothing; kept for the way back`, { tag }, async ({ page }) => {
    const faults = watch(page, path);
    await openWithLateTypefaces(page, path);
    expect.soft(await axe(page), 'axe').toEqual([]);
    expect.soft(await overflowOf(page), 'sideways scrolling').toBeLessThanOrEqual(0);
    await makeLow(page);
    expect.soft(await page.evaluate(coveredStops), 'covered').toEqual([]);
    await move(page);
    await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
    await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => (window.restored = persisted)));
    await page.goto(path === paths.about ? paths.contact : paths.about);
    await page.goBack({ waitUntil: 'commit' });
    expect.soft(await page.evaluate(() => window.restored), 'kept by the browser, with its islands').toBe(true);
    expect.soft(faults, 'errors and requests').toEqual([]);
  });
}

/** Pages as someone has them who counts a load. */
const COUNTED = [paths.pricing, paths.loadSheet].map((path) => `${path}?load=${oneThing().id}.2`);

/** Large text on a phone, and a wide screen at 400 %. */
const SETTINGS = [
  { name: '200 % text', width: 390, height: 844, percent: 200 },
  { name: '320 by 256', width: 320, height: 256, percent: 100 },
];
/** The most of a window's height that header, contact bar and sum may take. */
const MOST_BARS = 1 / 4;

/** Opens all that opens. @returns text that leaves its box or the window, where nothing scrolls to it */
function cutText(): string[] {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || node.textContent?.trim() === '') continue;
    if (parent.closest('svg, script, style, noscript, [popover], .skip, [class*=sr-only]')) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      let [left, right, isFree] = [0, innerWidth, false];
      for (let around: Element | null = parent; around && !isFree; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.display.startsWith('inline') && !/inline-(block|flex|grid)/.test(style.display)) continue;
        const edge = around.getBoundingClientRect();
        // What scrolls can be reached; a row that is hidden, is hidden whole.
        const isHiddenRow = style.overflowY === 'hidden' && (box.top + box.bottom) / 2 >= edge.bottom;
        isFree = ['auto', 'scroll'].includes(style.overflowX) || isHiddenRow;
        if (!isFree && (around === parent || style.overflowX !== 'visible'))
          [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      }
      if (isFree || (box.left >= left - 2 && box.right <= right + 2)) continue;
      found.add(`"${node.textContent?.trim().slice(0, 40) ?? ''}" in ${parent.outerHTML.slice(0, 80)}`);
    }
  }
  return [...found];
}

/** The part of the window that fixed and sticky bars take. */
function barsOf(): number {
  scrollTo({ top: 600, behavior: 'instant' });
  const heights = [...document.querySelectorAll('header.bar, .contact-bar')].map((bar) => {
    const { top, bottom } = bar.getBoundingClientRect();
    const stays = ['sticky', 'fixed'].includes(getComputedStyle(bar).position);
    return stays ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) : 0;
  });
  return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
}

for (const path of [...longest, ...COUNTED]) {
  const tag = [paths.home, paths.items, COUNTED[0]].includes(path) ? '@phone' : ['@phone', '@slow'];
  test(`${path}: large text and a small window cut nothing`, { tag }, async ({ page }) => {
    await page.goto(path);
    await move(page);
    await hydrated(page);
    await settled(page);
    for (const { name, width, height, percent } of SETTINGS) {
      await page.setViewportSize({ width, height });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, percent);
      expect.soft(await page.evaluate(barsOf), `bars at ${name}`).toBeLessThanOrEqual(MOST_BARS);
      expect.soft(await page.evaluate(cutText), name).toEqual([]);
    }
  });
}
