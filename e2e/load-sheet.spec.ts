/** The load sheet: the estimator's list on one printed page; without a list or scripts, one to fill in by hand. */
import { expect, test, type Page } from '@playwright/test';
import { writeLoad } from '#business/estimate.ts';
import { qrCode } from '#lib/qr-code.ts';
import { paths } from '#pages.ts';
import { faultsOf, sheets, shiftOf, watchShift } from './browser.ts';
import { site } from './content.ts';

/** So many items with the longest names: one, two or a dozen of each. */
function load(items: number, sentence?: string): string {
  const lines = site.estimator.toSorted((a, b) => b.name.length - a.name.length).slice(0, items);
  return writeLoad(Object.fromEntries(lines.map(({ id }, at) => [id, [1, 2, 12][at % 3] ?? 1])), true, sentence);
}
const list = (page: Page) => page.locator('.load-list li:not(.load-heavy)');

test('says what the box says, leads back to it, and shifts nothing', { tag: '@phone' }, async ({ page }) => {
  const asked = load(10, 'third floor, Saturday');
  await watchShift(page);
  await page.goto(`${paths.pricing}?${asked}`);
  const sum = page.locator('.ask-list');
  const price = (await sum.locator('.price').textContent()) ?? '';
  const volume = /About .* cubic feet/.exec(await sum.innerText())?.[0] ?? '-';
  expect(await shiftOf(page)).toBe(0);
  await sum.getByRole('link', { name: 'Print this list' }).click();
  await expect(page).toHaveURL(`${paths.loadSheet}?${asked}`);
  const figures = page.locator('.load-figures');
  for (const words of [price, volume, 'The crew confirms the price', 'priced by weight'])
    await expect(figures).toContainText(words);
  await expect(list(page)).toHaveCount(10);
  await expect(page.getByText('In my words: third floor, Saturday')).toBeVisible();
  expect(await shiftOf(page)).toBe(0);
  await page.getByRole('link', { name: 'Change the list' }).click();
  await expect(page).toHaveURL(`${paths.pricing}?${asked}#ask`);
  await expect(sum.locator('.price')).toHaveText(price);
});

test('is one page with 40 items, with a code that opens the same list', { tag: '@desktop' }, async ({ page }) => {
  const asked = load(40, 'a sentence of many words, '.repeat(8).trim());
  await page.goto(`${paths.loadSheet}?${asked}`);
  const { path } = qrCode(`${site.business.site}${paths.pricing}?${asked}#ask`);
  await expect(page.getByRole('img', { name: /QR code/ }).locator('path')).toHaveAttribute('d', path);
  expect(await sheets(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('header, footer, nav, .contact-bar, .load-tools').filter({ visible: true })).toHaveCount(0);
  for (const words of ['Name', 'Day', 'What costs extra', 'Send photos'])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
});

test('says when it cannot read a list, or only a part of it', { tag: '@desktop' }, async ({ page }) => {
  const faults = faultsOf(page);
  const status = page.locator('.load-tools').getByRole('status');
  await page.goto(`${paths.loadSheet}?load=%E0%A4%A`);
  await expect(status).toHaveText('We couldn’t read a list in this link.');
  await expect(page.locator('.load-tools').getByRole('link', { name: 'Build a list' })).toBeVisible();
  await page.goto(`${paths.loadSheet}?${load(2).replace('load=', 'load=no-such-item.9_')}`);
  await expect(status).toContainText('an item may be missing');
  await expect(list(page)).toHaveCount(2);
  expect(faults).toEqual([]);
});

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('is one page to fill in by hand, with prices and sizes', async ({ page }) => {
    await page.goto(`${paths.loadSheet}?${load(3)}`);
    await expect(page.getByText('which is off in your browser')).toBeVisible();
    const main = page.getByRole('main');
    for (const { price } of site.steps) await expect(main.getByText(`$${price.toLocaleString('en-US')}`)).toBeVisible();
    expect(await sheets(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    const usual = new Set(site.pricing.presets.flatMap(({ things }) => Object.keys(things)));
    for (const { id, name } of site.estimator)
      if (usual.has(id)) await expect(main.getByText(name, { exact: true })).toBeVisible();
  });
});
