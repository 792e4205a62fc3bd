/** The load sheet: the estimator's list on one printed page; without a list, and without scripts, one to fill in by hand. */
import { expect, test, type Page } from '@playwright/test';
import { qrCode } from '#lib/qr-code.ts';
import { writeLoad } from '#business/estimate.ts';
import { paths } from '#pages.ts';
import { site } from './content.ts';
import { sheets } from './paper.ts';
import { shiftOf, watchShift } from './shift.ts';

/** So many things, from the one with the longest name down: one, two or a dozen of each. */
function load(things: number): string {
  const lines = site.estimator.toSorted((a, b) => b.name.length - a.name.length).slice(0, things);
  return writeLoad(Object.fromEntries(lines.map(({ id }, at) => [id, [1, 2, 12][at % 3] ?? 1])), true);
}
const list = (page: Page) => page.locator('.load-list li:not(.load-heavy)');
const price = (page: Page) => page.locator('.load-figures .price');

test('says what the estimator says of the same list, and leads back to it', async ({ page }) => {
  const asked = load(10);
  await page.goto(`${paths.pricing}?${asked}`);
  const sum = page.locator('.estimator-result');
  const said = (await sum.locator('.price').textContent()) ?? '';
  const volume = (await sum.getByText(/cubic feet/).textContent()) ?? '';
  await sum.getByRole('link', { name: 'Print this list' }).click();
  await expect(page).toHaveURL(`${paths.loadSheet}?${asked}`);
  await expect(price(page)).toHaveText(said);
  const figures = page.locator('.load-figures');
  for (const words of [volume, 'This is a price range', 'priced by weight']) await expect(figures).toContainText(words);
  await expect(list(page)).toHaveCount(10);
  await expect(list(page).first()).toHaveText(/^\d+ × \S/);
  await page.getByRole('link', { name: 'Change the list' }).click();
  await expect(page).toHaveURL(`${paths.pricing}?${asked}#estimate`);
  await expect(sum.locator('.price')).toHaveText(said);
});

test('nothing moves when a list comes with the address', { tag: '@phone' }, async ({ page }) => {
  await watchShift(page);
  // The sheet in between: a fragment more is no new page.
  for (const path of [
    `${paths.pricing}?${load(10)}`,
    `${paths.loadSheet}?${load(10)}`,
    `${paths.pricing}?${load(10)}#estimate`,
  ]) {
    await page.goto(path);
    await expect(page.locator('.listed li, .load-list li').first()).toBeVisible();
    expect.soft(await shiftOf(page), path).toBe(0);
  }
});

test('is one page, with a list of 40 things', { tag: '@desktop' }, async ({ page }) => {
  for (const things of [1, 20, 40]) {
    await page.goto(`${paths.loadSheet}?${load(things)}`);
    await expect(page.locator('.load-code svg')).toBeVisible();
    expect.soft(await sheets(page), `${things} things`).toBe(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('header, footer, nav, .contact-bar, .load-tools').filter({ visible: true })).toHaveCount(0);
  for (const words of ['Name', 'Day', 'What costs extra', 'Send photos'])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
});

test(
  'has a code that opens the same list, whose script no other page asks for',
  { tag: '@desktop' },
  async ({ page }) => {
    const asked = load(10);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const coded = () => scripts.filter((address) => address.includes('qr-code'));
    await page.goto(`${paths.pricing}?${asked}`);
    await expect(page.locator('.estimator-result .price')).toBeVisible();
    expect(coded()).toEqual([]);
    await page.goto(`${paths.loadSheet}?${asked}`);
    const { path, size } = qrCode(`${site.business.site}${paths.pricing}?${asked}#estimate`);
    await expect(page.getByRole('img', { name: /QR code/ }).locator('path')).toHaveAttribute('d', path);
    await expect(page.getByRole('img', { name: /QR code/ })).toHaveAttribute('viewBox', `0 0 ${size} ${size}`);
    expect(coded()).toHaveLength(1);
  },
);

test(
  'without a list it can read, or with a part of one, it says so and leads to the estimator',
  { tag: '@desktop' },
  async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const status = page.locator('.load-tools').getByRole('status');
    for (const damaged of ['', 'no-such-thing.9', '%E0%A4%A', '"><script>', '.'.repeat(5000)]) {
      await page.goto(`${paths.loadSheet}?load=${damaged}`);
      await expect(status).toHaveText('We couldn’t read a list in this link.');
      await expect(page.locator('.load-tools').getByRole('link', { name: 'Load estimator' })).toBeVisible();
      await expect(page.getByText('What it costs')).toBeVisible();
    }
    await page.goto(`${paths.loadSheet}?${load(2).replace('load=', 'load=no-such-thing.9_')}`);
    await expect(status).toContainText('an item may be missing');
    await expect(list(page)).toHaveCount(2);
    expect(errors).toEqual([]);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is a sheet to fill in by hand, on one page, with prices and sizes', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(`${paths.loadSheet}?${load(3)}`);
    await expect(page.getByText('which is off in your browser')).toBeVisible();
    await expect(page.getByRole('button', { name: /Print/ })).toBeHidden();
    const main = page.getByRole('main');
    for (const [name, path] of [
      ['All prices', paths.pricing],
      ['Which photos to take', paths.photoQuote],
    ] as const)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
    for (const { price } of site.steps) await expect(main.getByText(`$${price.toLocaleString('en-US')}`)).toBeVisible();
    expect(await sheets(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    for (const { name } of site.estimator) await expect(main.getByText(name, { exact: true })).toBeVisible();
  });
});
