/** A choice made before the page's code is there counts, and stays on the way back. */
import { expect, test } from '@playwright/test';
import { paths } from '#pages.ts';
import { servedZip } from './content.ts';
import { hydrated, move } from './waiting.ts';

test('the first tap on each control does what it shows', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.items);
  await page.getByRole('radio', { name: 'No', exact: true }).click();
  await expect(page.locator('[data-answer=no]').first()).toBeVisible();
  await expect(page.locator('li[data-answer=yes]').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();

  await page.goto(paths.pricing);
  const heavy = page.locator('.estimator details').filter({ has: page.getByRole('checkbox', { includeHidden: true }) });
  // Both before anything can have loaded.
  await heavy.evaluate((details: HTMLDetailsElement) => {
    details.open = true;
    details.querySelector('input')?.click();
  });
  await move(page);
  await hydrated(page);
  await expect(heavy).toHaveAttribute('open');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.locator('.estimator-result')).toContainText('priced by weight');

  await page.goto(paths.guides);
  const topic = page.locator('.filter-field').first().getByRole('radio').nth(1);
  const before = await page.locator('.filtered').filter({ visible: true }).count();
  await topic.click({ force: true });
  expect(await page.locator('.filtered').filter({ visible: true }).count()).toBeLessThan(before);

  await page.goto(paths.gallery);
  await page.locator('[data-compare] [data-show="0"]').first().click();
  await expect(page.locator('[data-compare] input').first()).toHaveValue('0');
});

test('the way back brings what was typed: ZIP, item, search', { tag: '@phone' }, async ({ page }) => {
  for (const [path, field, typed] of [
    [paths.zips, '.finder input', servedZip().id],
    [paths.items, '.filter [type=search]', 'sofa'],
    [paths.search, '#q', 'piano'],
  ] as const) {
    await page.goto(path);
    await page.locator(field).fill(typed);
    await expect(page).toHaveURL((url) => [...url.searchParams.values()].includes(typed));
    await page.goto(paths.about);
    await page.goBack();
    await move(page);
    await expect(page.locator(field)).toHaveValue(typed);
  }
});

test('the words of a tooltip go when the page is scrolled', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.welcome);
  await page.locator('.tip').first().tap();
  await expect(page.locator(':popover-open')).toHaveCount(1);
  await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }));
  await expect(page.locator(':popover-open')).toHaveCount(0);
});

test('the menu keeps its name, open or closed', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.home);
  const toggle = page.locator('details.menu summary');
  await expect(toggle).toHaveText('Menu');
  await toggle.click();
  await expect(toggle).toHaveText('Menu');
});

test(
  'a map can be skipped, and shows in forced colors which tile has the focus',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(paths.locations);
    const skip = page.getByRole('link', { name: 'Skip the map' });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Tab');
    await page.locator('.tile-map a:has(use)').nth(3).focus();
    const fills = () =>
      page
        .locator('.tile-map a use')
        .evaluateAll((tiles) => [...new Set(tiles.map((tile) => getComputedStyle(tile).fill))]);
    expect(await fills(), 'one tile unlike the others').toHaveLength(2);
    await skip.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.tile-map') === null)).toBe(true);
  },
);
