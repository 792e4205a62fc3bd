/** What the first touch costs on a slow phone: framework bytes before and after, time to open menu and tooltip, and INP. */
import { chromium, type Browser, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { servedZip, soughtService } from '../e2e/content.ts';
import { findChromium } from '../tools/chromium.ts';
import { serve } from '../tools/serve.ts';
import type { Part, Row } from './part.ts';

const VITALS = readFileSync('node_modules/web-vitals/dist/web-vitals.iife.js', 'utf8');
/** Pagefind's own files are packed already. */
const PACKED = /\.(?:pagefind|pf_\w+)$/;
const SLOWDOWN = 4;
/** Milliseconds from one key to the next: someone slow, someone quick. */
const KEYS = [250, 60];

/** A page that knows its INP, and how many bytes of framework code it has fetched so far. */
async function open(
  browser: Browser,
  url: string,
  width: number,
): Promise<{ page: Page; bytes: () => number; packed: () => number }> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, bypassCSP: true });
  const page = await context.newPage();
  let [bytes, packed] = [0, 0];
  page.on('response', (response) => {
    if (!/_astro\/.*\.js$/.test(response.url())) return;
    void response.body().then((body) => {
      packed += brotliCompressSync(body).length;
      if (!response.url().includes('islands.')) bytes += body.length;
    });
  });
  // One script, so that the library is there when its report is asked for.
  await page.addInitScript(
    `${VITALS};webVitals.onINP((metric) => { window.inp = metric.value; }, { reportAllChanges: true, durationThreshold: 16 });`,
  );
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'networkidle' });
  return { page, bytes: () => bytes, packed: () => packed };
}

const milliseconds = (value: number): string[] => [`${Math.round(value)} ms`];

/** The library reports when the page is idle again. */
async function inp(page: Page): Promise<string[]> {
  await page.waitForTimeout(1500);
  return milliseconds(await page.evaluate(() => (window as unknown as { inp?: number }).inp ?? NaN));
}

/** What a visitor touches, where, and how; each ends when the answer stands there. */
const TOUCHES: [what: string, path: string, touch: (page: Page, delay: number) => Promise<unknown>, typed?: boolean][] =
  [
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

/** From the tap on a link to the next page's first paint, on a connection of the usual kind, its rules for loading ahead kept. */
async function secondPage(browser: Browser, site: string): Promise<Row[]> {
  const { page } = await open(browser, `${site}/home`, 390);
  const link = page.locator('main a[href^="/services/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  // As a finger does: it lies on the link for a moment.
  await link.hover();
  await page.waitForTimeout(300);
  await link.click();
  await page.waitForURL(`**${path}`);
  const paint = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & {
          activationStart: number;
        };
        new PerformanceObserver((list) => {
          const first = list.getEntriesByName('first-contentful-paint')[0];
          if (first) done(Math.max(0, first.startTime - navigation.activationStart));
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await page.context().close();
  return [['First paint of a second page after the tap', milliseconds(paint)]];
}

/** Three words typed into the search: bytes of all that comes for them, and the time from the last key to the answer. */
async function searched(browser: Browser, site: string): Promise<Row[]> {
  const { page } = await open(browser, `${site}/search`, 390);
  let bytes = 0;
  page.on('response', (response) => {
    void response
      .body()
      .then((body) => (bytes += PACKED.test(response.url()) ? body.length : brotliCompressSync(body).length));
  });
  const field = page.getByRole('searchbox');
  await field.click();
  await field.pressSequentially('old paint can', { delay: KEYS[0] });
  await field.press('s');
  const pressed = performance.now();
  await page.locator('main').getByRole('link', { name: /paint/i }).first().waitFor();
  const answered = performance.now() - pressed;
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return [
    ['Bytes of a search for three words', [`${bytes} bytes`]],
    ['First answer of the search after the last key', milliseconds(answered)],
  ];
}

export const interactions: Part = {
  title: 'Interactions',
  note: `With the processor slowed ${SLOWDOWN} times. Goals: INP at most 100 ms, scripts after the first move at most 75,000 bytes packed, a second page within 100 ms, a search of three words within 120,000 bytes and its answer within 300 ms.`,
  columns: ['What', 'Measured'],
  async *measure() {
    const server = await serve(5621);
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    const visit = (path: string, width: number) => open(browser, server.url + path, width);
    try {
      const menu = await visit('/home', 390);
      yield ['Framework code before the first move', [`${menu.bytes()} bytes`]];
      const tapped = performance.now();
      await menu.page.locator('details.menu summary').click();
      await menu.page.locator('details.menu nav').waitFor({ state: 'visible' });
      yield ['First tap to open menu', milliseconds(performance.now() - tapped)];
      await menu.page.waitForFunction(() => document.querySelector('[data-open-now]')?.textContent !== '');
      await menu.page.waitForTimeout(500);
      yield ['Framework code after it, unpacked', [`${menu.bytes()} bytes`]];
      await menu.page.locator('details.menu summary').click();
      await menu.page.waitForTimeout(300);
      yield ['INP, menu', await inp(menu.page)];

      const tip = await visit('/', 1280);
      const hovered = performance.now();
      await tip.page.locator('[data-tooltip]').first().hover();
      await tip.page.locator('.tooltip').waitFor();
      yield ['First hover to open tooltip (700 ms are its delay)', milliseconds(performance.now() - hovered)];

      for (const [what, path, touch, typed = false] of TOUCHES)
        for (const delay of typed ? KEYS : KEYS.slice(0, 1)) {
          const { page, packed } = await visit(path, 390);
          await touch(page, delay);
          await page.waitForTimeout(300);
          yield [`INP, ${what}${typed ? `, ${delay} ms a key` : ''}`, await inp(page)];
          yield [`Scripts after it, ${what}`, [`${packed()} bytes`]];
          await page.context().close();
        }

      yield* await secondPage(browser, server.url);
      yield* await searched(browser, server.url);
    } finally {
      await browser.close();
      server.stop();
    }
  },
};
