/**
 * Measures what the first touch costs on a slow phone: framework bytes before and after, time from the first tap to
 * the open menu and from a hover to its tooltip at 4× CPU slowdown, and INP by the web-vitals library.
 * Run after a build: npm run interactions
 */
import { chromium, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { findChromium } from './chromium.ts';
import { serve } from './serve.ts';

const VITALS = readFileSync('node_modules/web-vitals/dist/web-vitals.iife.js', 'utf8');
const SLOWDOWN = 4;

const server = await serve(4396);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });

async function open(path: string, width: number): Promise<{ page: Page; bytes: () => number }> {
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
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  return { page, bytes: () => bytes };
}

/** The library reports when the page is idle again. */
async function inp(page: Page): Promise<number> {
  await page.waitForTimeout(1500);
  return page.evaluate(() => (window as unknown as { inp?: number }).inp ?? NaN);
}
const row = (what: string, value: string) => console.log(`${what.padEnd(52)} ${value}`);

try {
  const menu = await open('/home', 390);
  row('framework code before the first move', `${menu.bytes()} bytes`);
  const tapped = performance.now();
  await menu.page.locator('details.menu summary').click();
  await menu.page.locator('details.menu nav').waitFor({ state: 'visible' });
  row('first tap to open menu', `${Math.round(performance.now() - tapped)} ms`);
  await menu.page.waitForFunction(() => document.querySelector('[data-open-now]')?.textContent !== '');
  await menu.page.waitForTimeout(500);
  row('framework code after it, unpacked', `${menu.bytes()} bytes`);
  await menu.page.locator('details.menu summary').click();
  await menu.page.waitForTimeout(300);
  row('INP, menu', `${Math.round(await inp(menu.page))} ms`);

  const tip = await open('/', 1280);
  const hovered = performance.now();
  await tip.page.locator('[data-tooltip]').first().hover();
  await tip.page.locator('.tooltip').waitFor();
  row('first hover to open tooltip (700 ms are its delay)', `${Math.round(performance.now() - hovered)} ms`);

  const copy = await open('/contact', 390);
  await copy.page.getByRole('button', { name: 'Copy the address' }).click();
  await copy.page.locator('.toast').waitFor();
  await copy.page.waitForTimeout(300);
  row('INP, copy button and notice', `${Math.round(await inp(copy.page))} ms`);

  const finder = await open('/zip', 390);
  const field = finder.page.getByRole('textbox', { name: 'Your ZIP code or town' });
  await field.click();
  await field.pressSequentially('10583', { delay: 250 });
  await finder.page.getByText('Yes. Scarsdale').waitFor();
  row('INP, ZIP finder', `${Math.round(await inp(finder.page))} ms`);

  const estimator = await open('/pricing', 390);
  await estimator.page.getByRole('button', { name: 'One more' }).first().click();
  await estimator.page.locator('.estimator-result .price').waitFor();
  for (let at = 1; at < 6; at += 1) await estimator.page.getByRole('button', { name: 'One more' }).nth(at).click();
  await estimator.page.waitForTimeout(300);
  row('INP, estimator', `${Math.round(await inp(estimator.page))} ms`);
} finally {
  await browser.close();
  server.stop();
}
