/** What a visitor has without a connection, how a new build reaches her, and how the owner switches it off. */
import { expect, test as base, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { CLEARING_WORKER } from '#build/service-worker.ts';
import { paths } from '#pages.ts';
import { listen } from '../scripts/lib/loopback.ts';
import { answering } from '../scripts/lib/static-server.ts';
import { move, settled } from './browser.ts';
import { chosen, oneThing, site as business } from './content.ts';

interface ChangingSite {
  url: string;
  /** By path: a text in place of the file's, or null to stay silent. */
  changed: Map<string, string | null>;
  requested: string[];
}

/** Serves dist/ from the test's own process: Playwright cannot change the requests of service workers. */
const test = base.extend<{ site: ChangingSite }>({
  site: async ({}, use) => {
    const changed: ChangingSite['changed'] = new Map();
    const requested: string[] = [];
    const { url, stop } = await listen(answering(changed, (path) => requested.push(path)));
    await use({ url, changed, requested });
    stop();
  },
});

test.use({ serviceWorkers: 'allow', baseURL: undefined });

const call = /^tel:\+1\d{10}$/;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The line on a saved copy. */
const line = (page: Page) => page.getByText('This is the copy your browser saved on');
const addressesKept = (page: Page) =>
  page.evaluate(async () => {
    const requests: Request[] = [];
    for (const name of await caches.keys()) requests.push(...(await (await caches.open(name)).keys()));
    return requests.map(({ url }) => url.replace(location.origin, ''));
  });

/** Reads a page until its worker is in charge and has kept it. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await move(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect.poll(() => addressesKept(page)).toContain(new URL(address).pathname);
}

test('without a connection what was kept opens; the rest gives the number', async ({ page, context, site }) => {
  const read = chosen('service', business.services[0]);
  const unread = chosen('second service', business.services[1]);
  const item = oneThing();
  await page.goto(site.url + read.path);
  await settled(page);
  expect(site.requested, 'no worker before the first move').not.toContain('/sw.js');
  await visit(page, site.url + read.path);
  await page.goto(`${site.url}${paths.pricing}?load=${item.id}.2`);
  await expect(page.locator('.ask-list .price')).toHaveText(/^\$\d/);
  await page.goto(site.url + read.path);
  const title = (await heading(page).textContent()) ?? '';
  await context.setOffline(true);

  await page.goto(site.url + paths.contact);
  await expect(heading(page)).toHaveText('Call, text or email');
  await expect(line(page)).toContainText(/saved on \w+ \d+, 20\d\d\. Prices may have changed/);

  await page.goto(`${site.url}${paths.pricing}?load=${item.id}.2`);
  await expect(page.locator('.ask-list .price')).toHaveText(/^\$\d/);
  await page.locator(`#load-${item.id}`).fill('0');
  await expect(page.locator('.ask-list .price')).toHaveCount(0);

  await page.goto(site.url + read.path);
  await expect(heading(page)).toHaveText(title);
  await expect(line(page)).toBeVisible();

  await page.goto(site.url + unread.path);
  await expect(heading(page)).toHaveText('You’re offline');
  await expect(page.getByRole('main').getByRole('link', { name: /Call/ })).toHaveAttribute('href', call);
  await expect(page.getByRole('main').getByRole('link', { name: 'Prices', exact: true })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try this page again' }).click();
  await expect(heading(page)).toContainText(unread.name);
  await expect(line(page)).toHaveCount(0);
});

test('a Spanish reader has the same in Spanish', { tag: '@slow' }, async ({ page, context, site }) => {
  const spanish = business.languages.find(({ language }) => language === 'es');
  test.skip(!spanish, 'Spanish is switched off');
  if (!spanish) return;
  const { welcome, pricing } = spanish.pages;
  await visit(page, site.url + welcome);
  await expect.poll(async () => (await addressesKept(page)).join()).toContain(`${pricing}?kept`);
  await context.setOffline(true);
  await page.goto(site.url + pricing);
  await expect(page.getByText('Esta es la copia que guardó su navegador')).toBeVisible();
  await page.goto(`${site.url}${welcome}/nada`);
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
  const ways = page.getByRole('main').getByRole('link', { name: /Llame|Llamar/ });
  await expect(ways.first()).toHaveAttribute('href', call);
});

test('a new price shows at once, and is what is kept from then on', async ({ page, context, site }) => {
  await visit(page, `${site.url}/pricing`);
  const html = readFileSync('dist/pricing.html', 'utf8');
  site.changed.set('/pricing', html.replace(/<h1[^>]*>[^<]*/, '<h1>New prices'));
  const worker = readFileSync('dist/sw.js', 'utf8');
  site.changed.set('/sw.js', worker.replace(/("pricing\?kept",revision:")\w+/, '$1new'));

  await page.goto(`${site.url}/pricing`);
  await expect(heading(page)).toContainText('New prices');
  await expect(line(page)).toHaveCount(0);
  await expect.poll(() => addressesKept(page)).toContain('/pricing?kept=&__WB_REVISION__=new');
  await context.setOffline(true);
  await page.goto(`${site.url}/pricing`);
  await expect(heading(page)).toContainText('New prices');
});

test('a silent network gives the kept copy after four seconds', { tag: '@slow' }, async ({ page, site }) => {
  await visit(page, `${site.url}/contact`);
  site.changed.set('/contact', null);
  await page.goto(`${site.url}/contact`);
  await expect(line(page)).toContainText('slow connection');
});

test('who saves data keeps only what was read', { tag: '@slow' }, async ({ page, context, site }) => {
  const worker = readFileSync('dist/sw.js', 'utf8');
  const saving = `Object.defineProperty(self.navigator, 'connection', { value: { saveData: true } });`;
  site.changed.set('/sw.js', `${saving}\n${worker}`);
  await visit(page, `${site.url}/about`);
  await expect.poll(() => addressesKept(page)).toEqual(['/about']);
  await context.setOffline(true);
  await page.goto(`${site.url}/about`);
  await expect(line(page)).toBeVisible();
});

test('the owner’s switch removes every copy and the worker', { tag: '@slow' }, async ({ page, site }) => {
  await visit(page, `${site.url}/about`);
  await expect.poll(() => addressesKept(page)).toContain('/about');
  site.changed.set('/sw.js', CLEARING_WORKER);

  await page.goto(`${site.url}/contact`);
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
      ...(await indexedDB.databases()).map(({ name }) => name),
    ]);
  await expect.poll(left).toEqual([]);
  await page.goto(`${site.url}/home`);
  await expect(heading(page)).toBeVisible();
});
