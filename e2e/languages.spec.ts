/** What answers a visitor in another language, and the header; the ways between languages are in languages.dist.test.ts. */
import { expect, test } from '@playwright/test';
import { fill } from '#lib/template.ts';
import { askWords } from '#features/ask/words.ts';
import { layoutWords } from '#layout/words.ts';
import { hydrated, move } from './browser.ts';
import { chosen, servedZip, oneThing, site } from './content.ts';

const [other] = site.languages;

test('the box answers in the language of the page', { tag: '@phone' }, async ({ page }) => {
  test.skip(!other, 'no further language is switched on');
  if (!other) return;
  const item = oneThing();
  const { name } = chosen(
    'translated line',
    other.estimator.find(({ id }) => id === item.id),
  );
  await page.goto(`${other.pages.pricing}?load=${item.id}.2`);
  await move(page);
  await hydrated(page);
  const { box } = askWords(other.language);
  const send = page.locator('.ask-list a[href^="sms:"]');
  await expect(send).toHaveText(box.text);
  expect(decodeURIComponent((await send.getAttribute('href')) ?? '')).toContain(`2 × ${name}`);
  const { open, closed } = layoutWords(other.language).openNow;
  await expect(page.locator('[data-open-now]').first()).toHaveText(new RegExp(`${open}|${closed}`));

  const zip = chosen(
    'translated ZIP code',
    other.zips.find(({ id }) => id === servedZip().id),
  );
  await page.goto(other.pages.zips);
  await page.getByRole('searchbox', { name: askWords(other.language).placeField }).fill(zip.id);
  await expect(page.locator('.ask-where')).toHaveText(fill(box.yes, { link: `${zip.id}, ${zip.city}` }));

  const service = chosen('service', other.services[0]);
  await page.goto(`${other.pages.search}?q=${encodeURIComponent(service.short)}`);
  await expect(page.locator(`search a[href="${service.path}"]`)).toBeVisible();
});

test('the header stays as it is on pages without a translation, with the search at every width', async ({ page }) => {
  const find = page.getByRole('banner').getByRole('link', { name: layoutWords('en').find });
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const places = [];
    for (const path of [site.pages.about, site.pages.pricing]) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await expect(find).toHaveAttribute('href', `${site.pages.search}#q`);
      places.push(await find.boundingBox());
    }
    const [without, translated] = places;
    expect(without, String(width)).toEqual(translated);
    expect(Math.min(without?.width ?? 0, without?.height ?? 0), String(width)).toBeGreaterThanOrEqual(44);
    const mark = page.getByRole('banner').getByRole('img', { name: site.business.name });
    expect((await mark.boundingBox())?.width, String(width)).toBeGreaterThan(90);
  }
});
