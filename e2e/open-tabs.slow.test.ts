/** A new version meets open tabs and kept pages: two builds, one after the other, behind one server. Needs a build in dist/. */
import { chromium, type Browser, type Page } from '@playwright/test';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { hashesOf } from '#build/build-record.ts';
import { readContent } from '#validation/read.ts';
import { findChromium } from '../scripts/lib/chromium.ts';
import { keepFormerFiles } from '../scripts/lib/asset-retention.ts';
import { answer, builtSite, type BuiltSite } from '../scripts/lib/static-server.ts';
import { inCopy, nodeIn } from '../scripts/lib/project-copy.ts';

const folder = mkdtempSync(join(tmpdir(), 'versions-'));
const [FIRST, SECOND] = [join(folder, 'first'), join(folder, 'second')];
const { business } = readContent(process.cwd()).rows;
/** What the second version says, in pages and in scripts. */
const CHANGES: [file: string, from: string, to: string][] = [
  ['content/business.yaml', business.phone, '+19145550188'],
  ['src/layout/scripts/leaving.ts', 'SPINNER_DELAY = 400', 'SPINNER_DELAY = 500'],
  ['src/layout/toasts/toasts.ts', 'ERROR_DURATION = 15_000', 'ERROR_DURATION = 16_000'],
];

let live: BuiltSite;
let server: Server;
let browser: Browser;
let site = '';
/** Requested paths that don't exist. */
const missing: string[] = [];
/** Files of each version, without what a deploy keeps of the one before. */
const files = new Map<string, Set<string>>();
const ownFiles = (build: string): Set<string> => files.get(build) ?? new Set();

beforeAll(async () => {
  const note = (build: string) => files.set(build, new Set(Object.keys(hashesOf(`${build}/`))));
  cpSync('dist', FIRST, { recursive: true });
  note(FIRST);
  // The first deploy writes the list by which the second knows what there was.
  await keepFormerFiles(FIRST, undefined, new Date());
  live = builtSite(FIRST);
  server = createServer((request, response) => {
    response.once('finish', () => response.statusCode === 404 && missing.push(request.url ?? ''));
    answer(live, request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://localhost:${(server.address() as AddressInfo).port}`;
  await inCopy({ pictures: true }, (root) => {
    for (const [file, from, to] of CHANGES) {
      const text = readFileSync(join(root, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} no longer has ${from}, which the second version changes.`);
      writeFileSync(join(root, file), text.replaceAll(from, to));
    }
    const { ok, said } = nodeIn(root, 'scripts/build.ts');
    if (!ok) throw new Error(`The second version was not built: ${said}`);
    cpSync(join(root, 'dist'), SECOND, { recursive: true });
  });
  note(SECOND);
  await keepFormerFiles(SECOND, site, new Date());
  missing.length = 0;
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  return async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  };
}, 600_000);

/** A tab that has the first version open, before its first move. */
async function tab(path: string): Promise<Page> {
  live = builtSite(FIRST);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(site + path);
  return page;
}
/** Moves, and waits for the service worker. */
async function controlled(page: Page): Promise<void> {
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
const phoneOn = (page: Page) => page.locator('a[href^="tel:"]').first().getAttribute('href');

it('lets an open tab go on with the scripts of its own version', async () => {
  const scripts = [FIRST, SECOND].map((build) => [...ownFiles(build)].filter((path) => path.endsWith('.js')));
  expect(
    scripts[1]?.some((path) => !scripts[0]?.includes(path)),
    'the two can be told apart',
  ).toBe(true);
  const page = await tab('/pricing');
  live = builtSite(SECOND);
  await page.mouse.move(10, 10);
  await page.locator('astro-island[component-export=Estimator]:not([ssr])').waitFor({ state: 'attached' });
  await page.locator('.presets button').first().click();
  await page.locator('.estimator-result .price').waitFor();
  expect(missing).toEqual([]);
  expect(await phoneOn(page)).toBe(`tel:${business.phone}`);
  await page.context().close();
});

it('gives the next page with files of the new version alone, whose worker takes over without a reload', async () => {
  const page = await tab('/home');
  await controlled(page);
  live = builtSite(SECOND);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  let opened = 0;
  page.on('framenavigated', () => (opened += 1));
  await page.goto(`${site}/pricing`);
  await page.locator('.presets button').first().click();
  await page.locator('.estimator-result .price').waitFor();
  expect(await phoneOn(page)).toBe('tel:+19145550188');
  expect(requested.filter((path) => path.startsWith('/_astro/') && !ownFiles(SECOND).has(path))).toEqual([]);
  const before = opened;
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await page.waitForFunction(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready;
    return !installing && !waiting && active?.state === 'activated';
  });
  expect(opened).toBe(before);
  expect(missing).toEqual([]);
  await page.context().close();
});

it('never mixes two versions in a kept page', async () => {
  const page = await tab('/about');
  await controlled(page);
  live = builtSite(SECOND);
  await page.goto(`${site}/contact`);
  await page.mouse.wheel(0, 400);
  await page.context().setOffline(true);
  for (const path of ['/about', '/contact']) {
    await page.goto(site + path);
    const used = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('script[src], link[href^="/_astro/"], img[src^="/_astro/"]')].map(
        (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
      ),
    );
    const whole = [FIRST, SECOND].filter((build) => used.every((file) => ownFiles(build).has(file)));
    expect(whole.length, `${path} is of one version`).toBeGreaterThan(0);
  }
  await page.context().close();
});
