/** What a visitor does, with the records in content/ today. */
import { expect, test } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { paths } from '#pages.ts';
import { notFoundView } from '#features/not-found/view.ts';
import { settled } from './browser.ts';
import { chosen, site, soughtService } from './content.ts';
import { warn } from './warn.ts';

const { service, words } = soughtService();
/** The municipality with the longest name of one word. */
const place = chosen(
  'place with a name of one word',
  site.municipalities
    .filter(({ label }) => /^[A-Z][a-z]+$/.test(label))
    .toSorted((a, b) => b.label.length - a.label.length)[0],
);

test('before the first move a phone loads little', { tag: '@phone' }, async ({ page }) => {
  for (const path of [paths.welcome, paths.home]) {
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(request.url()));
    await page.goto(path);
    await settled(page);
    await page.waitForLoadState('networkidle');
    page.removeAllListeners();
    let [ours, all] = [0, 0];
    for (const address of requested) {
      const response = await page.request.get(address);
      const body = await response.body();
      const isText = /text|javascript|json|svg/.test(response.headers()['content-type'] ?? '');
      const bytes = isText ? brotliCompressSync(body).length : body.length;
      all += bytes;
      // The page itself and its pictures are the owner's words and photos.
      if (address !== page.url() && !/\.(avif|webp|jpe?g|png)$/.test(address)) ours += bytes;
    }
    expect(ours, [...requested].join('\n')).toBeLessThanOrEqual(40_000);
    if (all > 110_000) warn(`${path}: a first view of ${all} bytes; 110,000 load quickly`);
    expect(requested.size).toBeGreaterThan(3);
  }
});

test('the before-and-after slider moves by pointer, keyboard and buttons', { tag: '@desktop' }, async ({ page }) => {
  test.skip(
    site.services.every(({ pair }) => pair === undefined),
    'there is no pair of pictures',
  );
  await page.goto(paths.gallery);
  const pair = page.locator('[data-compare]').first();
  const slider = pair.getByRole('slider');
  const edge = () => pair.evaluate((element) => Number(element.style.getPropertyValue('--edge')));
  await expect.poll(edge).toBe(0.5);
  // The first tap counts, also while the code loads.
  await pair.getByRole('button', { name: 'Show after' }).click();
  await expect.poll(edge).toBe(0);
  const { width, height } = (await slider.boundingBox()) ?? { width: 0, height: 0 };
  await slider.hover();
  await page.mouse.down();
  await slider.hover({ position: { x: width * 0.2, y: height / 2 } });
  await page.mouse.up();
  await expect.poll(edge).toBeLessThan(0.3);
  await pair.getByRole('button', { name: 'Show before' }).click();
  await expect.poll(edge).toBe(1);
  await slider.press('ArrowLeft');
  await expect.poll(edge).toBe(0.99);
});

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor walks from the home page to her town and its rules, and can call', async ({ page }) => {
    await page.goto(paths.home);
    const hrefs = await page
      .getByRole('main')
      .locator('a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    const town = chosen(
      'town on the home page',
      site.towns.find(({ path }) => hrefs.includes(path)),
    );
    const toTown = page.getByRole('main').locator(`a[href="${town.path}"]`).first();
    const closed = page.locator('details', { has: page.locator(`a[href="${town.path}"]`) });
    if (!(await toTown.isVisible())) await closed.locator('summary').click();
    await toTown.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(town.name);
    await page.getByRole('main').locator(`a[href="${town.main.townHallPath}"]`).first().click();
    await expect(page).toHaveURL(town.main.townHallPath);
    await expect(page.locator('a[href^="tel:"]').first()).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  });

  test('before and after are both whole', async ({ page }) => {
    await page.goto(paths.gallery);
    const pair = page.locator('[data-compare]').first();
    await expect(pair.getByRole('slider')).toBeHidden();
    const [one, two] = await Promise.all((await pair.locator('img').all()).map((image) => image.boundingBox()));
    if (!one || !two) throw new Error('The pair has no two pictures.');
    expect(two.x >= one.x + one.width || two.y >= one.y + one.height).toBe(true);
  });

  test('the moved-guide page offers every guide, and sizes are a list', async ({ page }) => {
    await page.goto(`${paths.moved}?to=nothing`);
    for (const { path } of site.guides) await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible();
    await page.goto(paths.loadSheet);
    await page.locator('.size-list summary').click();
    for (const { name } of site.estimator)
      await expect(
        page.getByRole('listitem').filter({ has: page.getByText(name.replaceAll("'", '’'), { exact: true }) }),
      ).toBeVisible();
  });

  test('guides can be searched, and narrowed by county', async ({ page }) => {
    await page.goto(paths.guides);
    const county = chosen('county', site.counties.at(-1));
    await page.locator(`label:has(#s-${county.id})`).click();
    await expect(page.locator(`li.filtered:not(.s-${county.id}):visible`)).toHaveCount(0);
    await expect(page.locator(`li.s-${county.id}:visible`)).not.toHaveCount(0);
    await page.getByRole('searchbox').fill('mattress');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === paths.search && url.searchParams.get('q') === 'mattress');
  });

  test('jobs can be narrowed by county and by service', async ({ page }) => {
    await page.goto(paths.portfolio);
    const shown = page.locator('.filtered:visible');
    await expect(shown).toHaveCount(site.jobs.length);
    await expect(page.locator('.filter-none')).toBeHidden();
    const radios = page.locator('fieldset [type=radio]');
    const ids = await radios.evaluateAll((all) => all.map(({ id }) => id).filter(Boolean));
    expect(ids.length).toBeGreaterThan(1);
    // A county and a service.
    for (const id of [ids[0], ids.at(-1)]) {
      await page.goto(paths.portfolio);
      await page.locator(`label:has(#${id})`).click();
      expect(await shown.count()).toBeGreaterThan(0);
      await expect(shown).toHaveCount(await page.locator(`.filtered.${id}`).count());
    }
  });
});

test('an address that does not exist shows its page and the nearest pages', { tag: '@phone' }, async ({ page }) => {
  const response = await page.goto(`/${service.id.slice(0, 4)}${service.id.slice(5)}/${place.id}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundView(site).title);
  const nearest = page.locator('.nearest').getByRole('link', { name: new RegExp(place.label) });
  await expect(nearest.first()).toBeVisible();
  // The CDN redirects bytes that are no text to "%25FF"; other hosts answer at once, with this page.
  const asked = `/mattress%FF/${place.id}`;
  await page.route(`**${asked}`, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', path: 'dist/404.html' }),
  );
  await page.goto(asked);
  await expect(nearest.first()).toBeVisible();
});

test('the name tags of the rooms stand on the house', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(paths.services);
  const house = await page.locator('.house img').boundingBox();
  const frame = await page.locator('.house').boundingBox();
  // The tags are placed by shares of the frame.
  expect(Math.abs((house?.height ?? 0) - (frame?.height ?? -1))).toBeLessThan(2);
});

test('the table of rules sorts, and narrows by county', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(paths.rules);
  const head = page.getByRole('columnheader').nth(2);
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  const shown = () =>
    page
      .locator('table.rules tbody tr:visible')
      .evaluateAll((rows: HTMLTableRowElement[]) =>
        rows.map(({ cells }) => ({ county: cells[1]?.textContent.trim(), rank: Number(cells[2]?.dataset.rank) })),
      );
  expect(await shown()).toHaveLength(site.municipalities.length);
  for (const county of site.counties) {
    const label = new RegExp(`^\\s*${county.name}\\s*$`);
    await page.locator('fieldset label').filter({ hasText: label }).click();
    const rows = await shown();
    expect(new Set(rows.map((row) => row.county))).toEqual(new Set([county.name]));
    expect(rows).toHaveLength(county.municipalities.length);
    expect(rows.map(({ rank }) => rank)).toEqual(rows.map(({ rank }) => rank).sort((a, b) => a - b));
  }
});

test('the search finds a service, and keeps the words in the address', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.search);
  await page.getByRole('searchbox').fill(words);
  await expect(page.getByRole('search').getByRole('link', { name: service.name }).first()).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === words);
});

test('a map can be skipped, and shows the focus in forced colors', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(paths.locations);
  const skip = page.getByRole('link', { name: 'Skip the map' });
  await page.locator('.tile-map a:has(use)').nth(3).focus();
  const fills = await page
    .locator('.tile-map a use')
    .evaluateAll((tiles) => [...new Set(tiles.map((tile) => getComputedStyle(tile).fill))]);
  expect(fills, 'one tile unlike the others').toHaveLength(2);
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.tile-map'))).toBeNull();
});
