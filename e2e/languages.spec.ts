/** A visitor in another language than English: the way there, what answers her, and how she stays in it. */
import { expect, test, type Page } from '@playwright/test';
import type { Site } from '#business/entities.ts';
import { fill } from '#lib/template.ts';
import { chosen, oneThing, servedZip, site } from './content.ts';
import { hydrated, move } from './waiting.ts';
import { loadWords } from '#ui/load/words.ts';
import { searchWords } from '#features/search/words.ts';
import { finderWords } from '#ui/finder/words.ts';
import { uiWords } from '#ui/words.ts';
import { layoutWords } from '#layout/words.ts';

const other: Site = chosen('further language', site.languages[0]);
const words = finderWords(other.language);
const shared = layoutWords(other.language);
const twin = (path: string) =>
  chosen(
    'twin',
    site.alternates.get(path)?.find(({ language }) => language === other.language),
  );

async function awake(page: Page): Promise<void> {
  await move(page);
  await hydrated(page);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // That every page does, the tests of built pages say.
  test('a page leads to itself in the other language and back, and a missing page into both', async ({ page }) => {
    for (const name of ['welcome', 'pricing'] as const) {
      const path = site.pages[name];
      await page.goto(path);
      await page
        .getByRole('banner')
        .getByRole('link', { name: twin(path).name, exact: true })
        .click();
      await expect(page).toHaveURL(other.pages[name]);
      await expect(page.locator('html')).toHaveAttribute('lang', other.formats.locale);
      await page.getByRole('contentinfo').getByRole('link', { name: 'English', exact: true }).click();
      await expect(page).toHaveURL(path);
    }
    await page.goto('/no-such-page');
    await page.locator(`main [lang=${other.language}] a`).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', other.formats.locale);
  });
});

test('the menu, the estimator and its message speak the language of the page', async ({ page, isMobile }) => {
  const thing = oneThing();
  const name = chosen(
    'line',
    other.estimator.find(({ id }) => id === thing.id),
  ).name;
  await page.goto(`${other.pages.pricing}?load=${thing.id}.2`);
  await awake(page);
  const sum = page.locator('.estimator-sum');
  const text = await sum.locator('a[href^="sms:"]').getAttribute('href');
  expect(decodeURIComponent(text ?? '')).toContain(`2 × ${name}`);
  await expect(sum.locator('a[href^="sms:"]')).toHaveText(loadWords(other.language).estimate.text);
  await expect(page.locator('[data-open-now]').first()).toHaveText(
    new RegExp(`${shared.openNow.open}|${shared.openNow.closed}`),
  );
  if (isMobile) await expect(page.getByText(uiWords(other.language).landmarks.menu, { exact: true })).toBeVisible();
});

test(
  'the ZIP finder and the search answer in the language of the page, and lead to its pages',
  { tag: '@phone' },
  async ({ page }) => {
    const zip = servedZip();
    const own = chosen(
      'ZIP code',
      other.zips.find(({ id }) => id === zip.id),
    );
    await page.goto(other.pages.zips);
    await awake(page);
    await page.getByLabel(words.finder.field).fill(zip.id);
    await expect(page.locator('.finder-yes')).toHaveText(
      fill(words.finder.yes, { city: own.city, county: own.county.label }),
    );

    const service = chosen('service', other.services[0]);
    await page.goto(`${other.pages.search}?q=${encodeURIComponent(service.short)}`);
    await awake(page);
    await expect(page.locator(`search a[href="${service.path}"]`)).toBeVisible();
    await expect(page.getByRole('searchbox', { name: searchWords(other.language).island.field })).toHaveValue(
      service.short,
    );
  },
);
