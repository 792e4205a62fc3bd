/** What the first touch costs on a slow phone: framework bytes before and after, time to open menu and tooltip, and INP. */
import { chromium, type Browser, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { servedZip, soughtService } from '../e2e/content.ts';
import { findChromium } from '../tools/chromium.ts';
import { serve } from '../tools/serve.ts';
import type { Part } from './part.ts';

const VITALS = readFileSync('node_modules/web-vitals/dist/web-vitals.iife.js', 'utf8');
const SLOWDOWN = 4;

/** A page that knows its INP, and how many bytes of framework code it has fetched so far. */
async function open(browser: Browser, url: string, width: number): Promise<{ page: Page; bytes: () => number }> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, bypassCSP: true });
  const page = await context.newPage();
  let bytes = 0;
  page.on('response', (response) => {
    if (!/_astro\/(?!islands\.).*\.js$/.test(response.url())) return;
    void response.body().then((body) => (bytes += body.length));
  });
  // One script, so that the library is there when its report is asked for.
  await page.addInitScript(
    `${VITALS};webVitals.onINP((metric) => { window.inp = metric.value; }, { reportAllChanges: true, durationThreshold: 16 });`,
  );
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'networkidle' });
  return { page, bytes: () => bytes };
}

const milliseconds = (value: number): string[] => [`${Math.round(value)} ms`];

/** The library reports when the page is idle again. */
async function inp(page: Page): Promise<string[]> {
  await page.waitForTimeout(1500);
  return milliseconds(await page.evaluate(() => (window as unknown as { inp?: number }).inp ?? NaN));
}

/** What a visitor touches, where, and how; each ends when the answer stands there. */
const TOUCHES: [what: string, path: string, touch: (page: Page) => Promise<unknown>][] = [
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
    async (page) => {
      const field = page.getByRole('textbox', { name: 'Your ZIP code or town' });
      await field.click();
      await field.pressSequentially(servedZip().id, { delay: 250 });
      await page.getByText(`Yes. ${servedZip().city}`).waitFor();
    },
  ],
  [
    'estimator',
    '/pricing',
    async (page) => {
      await page.getByRole('button', { name: 'One more' }).first().click();
      await page.locator('.estimator-result .price').waitFor();
      for (let at = 1; at < 6; at += 1) await page.getByRole('button', { name: 'One more' }).nth(at).click();
    },
  ],
  [
    'filter of what we take',
    '/what-we-take',
    async (page) => {
      const field = page.getByLabel('What is it?');
      await field.click();
      await field.pressSequentially('paint', { delay: 250 });
    },
  ],
  [
    'search',
    '/search',
    async (page) => {
      const field = page.getByRole('searchbox');
      await field.click();
      await field.pressSequentially(soughtService().words, { delay: 250 });
      await page.getByRole('link', { name: soughtService().service.name }).first().waitFor();
    },
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

export const interactions: Part = {
  title: 'Interactions',
  note: `With the processor slowed ${SLOWDOWN} times. The goal for INP is 100 ms.`,
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

      for (const [what, path, touch] of TOUCHES) {
        const { page } = await visit(path, 390);
        await touch(page);
        await page.waitForTimeout(300);
        yield [`INP, ${what}`, await inp(page)];
        await page.context().close();
      }
    } finally {
      await browser.close();
      server.stop();
    }
  },
};
