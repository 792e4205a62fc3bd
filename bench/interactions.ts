/** What the first touch costs on a slow phone: framework bytes before and after, time to open menu and tooltip, and INP. */
import { chromium, type Browser, type Page, type Response } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { setTimeout as pass } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import puppeteer from 'puppeteer-core';
import { servedZip, soughtService } from '../e2e/content.ts';
import { findChromium } from '../tools/chromium.ts';
import { serve } from '../tools/serve.ts';
import { median, type Part, type Row } from './part.ts';

const VITALS = readFileSync('node_modules/web-vitals/dist/web-vitals.iife.js', 'utf8');
/** Pagefind's own files are packed already. */
const PACKED = /\.(?:pagefind|pf_\w+)$/;
const SLOWDOWN = 4;
/** Milliseconds from one key to the next: someone slow, someone quick. */
const KEYS = [250, 60];
/** Milliseconds that someone looks before reaching for a link, that a pointer rests on it, and that a finger presses. */
const LOOKS = 500;
const RESTS = 300;
const PRESSES = 100;
/** And after which a page has long been drawn. */
const SETTLES = 1500;

/** Each touch is tried so often, by a new visitor each time. */
const TRIES = 5;

/** A page that knows its INP, and how many bytes of scripts, packed, it has fetched while it was loaded and since. */
async function open(
  browser: Browser,
  url: string,
  width: number,
): Promise<{ page: Page; scripts: { before: number; after: number } }> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, bypassCSP: true });
  const page = await context.newPage();
  const scripts = { before: 0, after: 0 };
  let phase: keyof typeof scripts = 'before';
  page.on('response', (response) => {
    if (!/_astro\/.*\.js$/.test(response.url())) return;
    const then = phase;
    response.body().then(
      (body) => (scripts[then] += brotliCompressSync(body).length),
      // The page was closed before it had come.
      () => undefined,
    );
  });
  // One script, so that the library is there when its report is asked for.
  await page.addInitScript(
    `${VITALS};webVitals.onINP((metric) => { window.inp = metric.value; }, { reportAllChanges: true, durationThreshold: 16 });`,
  );
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'networkidle' });
  phase = 'after';
  return { page, scripts };
}

/** What a row must stay within; none where it is only for knowing. */
const GOALS = { inp: '100 ms', scripts: '75,000 bytes', page: '100 ms', search: '120,000 bytes', answer: '300 ms' };
const NO_GOAL = '';

const milliseconds = (value: number): string => `${Math.round(value)} ms`;
const bytes = (value: number): string => `${value} bytes`;

/** The library reports when the page is idle again. */
async function inp(page: Page): Promise<number> {
  await page.waitForTimeout(1500);
  return page.evaluate(() => (window as unknown as { inp?: number }).inp ?? NaN);
}

/** The middle of all tries, and the worst. */
const all = (values: readonly number[]): string => `${median(values)} ms, worst ${Math.max(...values)} ms`;

/** What a visitor touches, where, and how; each ends when the answer stands there. */
const TOUCHES: [what: string, path: string, touch: (page: Page, delay: number) => Promise<unknown>, typed?: boolean][] =
  [
    [
      'menu',
      '/home',
      async (page) => {
        await page.locator('details.menu summary').click();
        await page.locator('details.menu nav').waitFor({ state: 'visible' });
        await page.waitForTimeout(500);
        await page.locator('details.menu summary').click();
      },
    ],
    [
      'copy button and notice',
      '/contact',
      async (page) => {
        await page.getByRole('button', { name: 'Copy the address' }).click();
        await page.locator('.toast').waitFor();
      },
    ],
    [
      'ZIP finder',
      '/zip',
      async (page, delay) => {
        const field = page.getByRole('textbox', { name: 'Your ZIP code or town' });
        await field.click();
        await field.pressSequentially(servedZip().id, { delay });
        await page.getByText(`Yes. ${servedZip().city}`).waitFor();
      },
      true,
    ],
    [
      'estimator',
      '/pricing',
      async (page, delay) => {
        await page.locator('.presets button').first().click();
        await page.locator('.estimator-result .price').waitFor();
        const field = page.locator('.estimator [type=search]');
        await field.click();
        await field.pressSequentially('sofa', { delay });
        await page.locator('.estimator search').getByRole('button', { name: 'One more' }).first().click();
      },
      true,
    ],
    [
      'filter of what we take',
      '/what-we-take',
      async (page, delay) => {
        const field = page.getByLabel('What is it?');
        await field.click();
        await field.pressSequentially('paint', { delay });
      },
      true,
    ],
    [
      'search',
      '/search',
      async (page, delay) => {
        const field = page.getByRole('searchbox');
        await field.click();
        await field.pressSequentially(soughtService().words, { delay });
        await page.getByRole('link', { name: soughtService().service.name }).first().waitFor();
      },
      true,
    ],
    ['table that sorts', '/locations/rules', (page) => page.getByRole('button', { name: 'Municipality' }).click()],
    [
      'before and after',
      '/home',
      async (page) => {
        const slider = page.getByRole('slider').first();
        await slider.focus();
        for (let at = 0; at < 5; at += 1) await slider.press('ArrowRight', { delay: 100 });
      },
    ],
  ];

/**
 * From the moment a link is let go to the next page's first paint, the site's rules for loading ahead kept. Another
 * library's browser: Playwright's forbids pages to be drawn ahead.
 */
async function secondPage(site: string, by: 'finger' | 'mouse', slowdown: number): Promise<number> {
  const browser = await puppeteer.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await page.setViewport({ width: 390, height: 844, isMobile: by === 'finger', hasTouch: by === 'finger' });
  await page.emulateCPUThrottling(slowdown);
  await page.goto(`${site}/home`, { waitUntil: 'networkidle0' });
  const link = await page.$('main a[href^="/services/"]');
  await link?.scrollIntoView();
  await pass(LOOKS);
  const { x, y } = (await link?.clickablePoint()) ?? { x: 0, y: 0 };
  const moved = page.waitForNavigation();
  if (by === 'finger') {
    await page.touchscreen.touchStart(x, y);
    await pass(PRESSES);
    // A page drawn ahead is there before the one that was touched can answer.
    await Promise.all([moved, page.touchscreen.touchEnd().catch(() => moved)]);
  } else {
    await page.mouse.move(x, y);
    await pass(RESTS);
    await page.mouse.click(x, y, { delay: PRESSES });
  }
  await moved;
  await pass(SETTLES);
  const paint = await page.evaluate(() => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      activationStart: number;
    })[];
    return (first?.startTime ?? NaN) - (navigation?.activationStart ?? NaN);
  });
  await browser.close();
  return paint;
}

/** Three words typed into the search: bytes of all that comes for them, and the time from the last key to the answer. */
async function searched(browser: Browser, site: string): Promise<Row[]> {
  const { page } = await open(browser, `${site}/search`, 390);
  const sizes: Promise<number>[] = [];
  const weigh = (response: Response): void => {
    const packed = PACKED.test(response.url());
    sizes.push(response.body().then((body) => (packed ? body.length : brotliCompressSync(body).length)));
  };
  page.on('response', weigh);
  const field = page.getByRole('searchbox');
  await field.click();
  await field.pressSequentially('old paint can', { delay: KEYS[0] });
  await field.press('s');
  const pressed = performance.now();
  await page.locator('main').getByRole('link', { name: /paint/i }).first().waitFor();
  const answered = performance.now() - pressed;
  await page.waitForLoadState('networkidle');
  page.off('response', weigh);
  // A body can no longer be read once its page is closed.
  const fetched = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.context().close();
  return [
    ['Bytes of a search for three words', [GOALS.search, bytes(fetched)]],
    ['First answer of the search after the last key', [GOALS.answer, milliseconds(answered)]],
  ];
}

export const interactions: Part = {
  title: 'Interactions',
  note: `With the processor slowed ${SLOWDOWN} times, but for two rows of the second page; each touch by ${TRIES} new visitors, the middle one and the worst. Scripts are those after the first move, packed.`,
  columns: ['What', 'At most', 'Measured'],
  async *measure() {
    const server = await serve(5621);
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    const visit = (path: string, width: number) => open(browser, server.url + path, width);
    try {
      const tip = await visit('/', 1280);
      yield ['Scripts before the first move', ['10,240 bytes', bytes(tip.scripts.before)]];
      const hovered = performance.now();
      await tip.page.locator('[data-tooltip]').first().hover();
      await tip.page.locator('.tooltip').waitFor();
      yield [
        'First hover to open tooltip (700 ms are its delay)',
        [NO_GOAL, milliseconds(performance.now() - hovered)],
      ];
      await tip.page.context().close();

      for (const [what, path, touch, typed = false] of TOUCHES) {
        let packed = 0;
        for (const delay of typed ? KEYS : KEYS.slice(0, 1)) {
          const measured: number[] = [];
          for (let tries = 0; tries < TRIES; tries += 1) {
            const { page, scripts } = await visit(path, 390);
            await touch(page, delay);
            await page.waitForTimeout(300);
            measured.push(await inp(page));
            packed = scripts.after;
            await page.context().close();
          }
          yield [`INP, ${what}${typed ? `, ${delay} ms a key` : ''}`, [GOALS.inp, all(measured)]];
        }
        yield [`Scripts for it, ${what}`, [GOALS.scripts, bytes(packed)]];
      }

      for (const slowdown of [1, SLOWDOWN])
        for (const by of ['finger', 'mouse'] as const) {
          const paints: number[] = [];
          for (let tries = 0; tries < TRIES; tries += 1)
            paints.push(Math.round(await secondPage(server.url, by, slowdown)));
          yield [
            `Second page's first paint, ${by}${slowdown > 1 ? `, slowed ${slowdown} times` : ''}`,
            [GOALS.page, all(paints)],
          ];
        }
      yield* await searched(browser, server.url);
    } finally {
      await browser.close();
      server.stop();
    }
  },
};
