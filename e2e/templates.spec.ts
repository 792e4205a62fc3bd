/** What holds on every kind of page; one visit a page. */
import { expect, test, type Page } from '@playwright/test';
import { kindOf, paths } from '#pages.ts';
import playwright from '../playwright.config.ts';
import { axe } from './accessibility.ts';
import { chosen, site } from './content.ts';
import { shiftOf, watchShift } from './shift.ts';
import { isOwnKind, templates } from './templates.ts';
import { inOwnTypefaces, move, settled, wake } from './waiting.ts';
import { warn } from './warn.ts';

// Playwright switches off the browser's own cache of pages left behind (bfcache).
test.use({
  launchOptions: { ...playwright.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** How many screens of a phone a page may have, with all that opens closed. */
const MOST_SCREENS: Readonly<Record<string, number>> = {
  [paths.home]: 11,
  [paths.items]: 12,
  [paths.pricing]: 9,
  [paths.locations]: 8,
  services: 8,
  towns: 7,
  municipalities: 7,
  hub: 9,
  hamlet: 4,
  zips: 4,
};

function mostScreens(path: string): number {
  if (/^\/[a-z-]+\/locations$/.test(path)) return MOST_SCREENS.hub ?? Infinity;
  if (path.startsWith('/location/')) return MOST_SCREENS.hamlet ?? Infinity;
  return MOST_SCREENS[path] ?? MOST_SCREENS[kindOf(path)] ?? Infinity;
}

declare global {
  interface Window {
    /** Whether the page has come back as it was left. */
    restored?: boolean;
  }
}

/** Collects what the page tells the console as an error, throws, or asks of another host. */
function faultsOf(page: Page, path: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    // The page for what is not there comes with that status, which the browser reports.
    const own = path === paths.notFound && message.text().includes('404');
    if (message.type() === 'error' && !own) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') faults.push(`asks ${request.url()}`);
  });
  return faults;
}

/**
 * Gives the focus to all that can have it, down the page and up again, and follows each link within the page.
 *
 * @returns what a part that stays in view then covers at its top, middle or bottom
 */
function coveredStops(): string[] {
  const bars = [...document.querySelectorAll('header.bar, .contact-bar, .estimator-sum')];
  const room = innerHeight - bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
  const covered = (element: Element): boolean => {
    const { left, right, top, bottom, height } = element.getBoundingClientRect();
    if (bars.some((bar) => bar.contains(element)) || height > room) return false;
    const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
    return [top + 1, (top + bottom) / 2, bottom - 1].some((y) => {
      const there = document.elementFromPoint(x, y);
      return there === null || bars.some((bar) => bar.contains(there));
    });
  };
  const name = (element: Element) => element.outerHTML.slice(0, 90);
  const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex="0"]')].filter(
    (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0,
  );
  const wrong = [...stops, ...stops.toReversed()].flatMap((stop) => {
    stop.focus();
    return document.activeElement === stop && covered(stop) ? [name(stop)] : [];
  });
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')];
  for (const hash of new Set(links.map((link) => link.hash))) {
    const target = document.getElementById(hash.slice(1));
    target?.scrollIntoView();
    const under = (target?.getBoundingClientRect().top ?? Infinity) < (bars[0]?.getBoundingClientRect().bottom ?? 0);
    if (under && scrollY > 0) wrong.push(`${hash}, followed`);
  }
  return wrong;
}

/** Low and narrow, for those who would rather have nothing move. */
async function makeLow(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 640, height: 512 });
}

/** @returns whether the browser kept the page whole, with its islands awake, while another was visited */
async function comesBack(page: Page, path: string): Promise<boolean | undefined> {
  await move(page);
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      window.restored = persisted;
    });
  });
  await page.goto(path === paths.about ? paths.contact : paths.about);
  // A page that is restored loads nothing.
  await page.goBack({ waitUntil: 'commit' });
  return page.evaluate(() => window.restored);
}

const SUM = 'neither header nor contact bar covers what has the focus while the sum of a load stays beside the fields';
test(SUM, { tag: '@desktop' }, async ({ page }) => {
  await makeLow(page);
  await page.goto(`${paths.pricing}?load=${chosen('line of the estimator', site.estimator[0]).id}.2`);
  await wake(page);
  await expect(page.locator('.estimator-sum a').first()).toBeVisible();
  expect(await page.evaluate(coveredStops)).toEqual([]);
});

/** The smallest type of the site, in pixels. */
const SMALLEST = 12;

/** Opens all that opens. @returns text that is smaller than `smallest`, drawings aside */
function smallText(smallest: number): string[] {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not(.menu)')) details.open = true;
  const small = [...document.querySelectorAll<HTMLElement>('body :not(svg, svg *, script, style)')].filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
      element.checkVisibility() &&
      Number.parseFloat(getComputedStyle(element).fontSize) < smallest,
  );
  return small.map((element) => `${getComputedStyle(element).fontSize}: ${element.outerHTML.slice(0, 80)}`).slice(0, 5);
}

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const whole = templates({ shortest: false });

for (const path of templates()) {
  const tag = whole.includes(path) && isOwnKind(path) ? '@phone' : ['@phone', '@slow'];
  const rules =
    'no error, nothing from elsewhere, nothing moves or sticks out; with all that opens open, nothing for axe';
  test(`${path}: ${rules}`, { tag }, async ({ page }) => {
    const faults = faultsOf(page, path);
    await watchShift(page);
    await page.goto(path);
    await settled(page);
    expect.soft(await shiftOf(page), 'cumulative layout shift').toBe(0);
    expect.soft(await overflowOf(page), 'sideways scrolling').toBeLessThanOrEqual(0);
    const ways = page.getByRole('navigation', { name: 'Contact' }).getByRole('link');
    const heights = await ways.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect.soft(heights, 'Call, Text, E-mail at the foot').toHaveLength(3);
    expect.soft(Math.min(...heights), 'room for a thumb').toBeGreaterThanOrEqual(48);
    await inOwnTypefaces(page);
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    if (screens > mostScreens(path))
      warn(`${path}: ${screens.toFixed(1)} screens of a phone; ${mostScreens(path)} at most`);
    expect.soft(await page.evaluate(smallText, SMALLEST), 'tiny type').toEqual([]);
    expect.soft(await axe(page), 'axe').toEqual([]);
    expect.soft(faults, 'errors and requests').toEqual([]);
  });
}

/** What a low window covers is tried with every change where most visits begin. */
const MOST_VISITED: readonly string[] = [paths.home, paths.pricing];

for (const path of whole) {
  const tag = MOST_VISITED.includes(path) ? '@desktop' : ['@desktop', '@slow'];
  test(`${path}: wide, the same, nothing covered in a low window, kept for the way back`, { tag }, async ({ page }) => {
    const faults = faultsOf(page, path);
    await watchShift(page);
    await page.goto(path);
    await settled(page);
    expect.soft(await axe(page), 'axe').toEqual([]);
    expect.soft(await shiftOf(page), 'cumulative layout shift').toBe(0);
    expect.soft(await overflowOf(page), 'sideways scrolling').toBeLessThanOrEqual(0);
    await makeLow(page);
    expect.soft(await page.evaluate(coveredStops), 'covered by header or contact bar').toEqual([]);
    expect.soft(await comesBack(page, path), 'kept by the browser for the way back').toBe(true);
    expect.soft(faults, 'errors and requests').toEqual([]);
  });
}
