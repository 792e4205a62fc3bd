/** A visitor in another language than English: the way there, what answers her, and how she stays in it. */
import { expect, test, type Page } from '@playwright/test';
import type { Site } from '#business/entities.ts';
import { fill } from '#lib/template.ts';
import { wordsIn } from '#words/words.ts';
import { chosen, oneThing, servedZip, site } from './content.ts';
import { hydrated, move } from './waiting.ts';

const other: Site = chosen('further language', site.languages[0]);
const { browser: words, interface: shared } = wordsIn(other.language);
const twin = (path: string) =>
  chosen(
    'twin',
    site.twins.get(path)?.find(({ language }) => language === other.language),
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
      await expect(page.locator('html')).toHaveAttribute('lang', other.speech.locale);
      await page.getByRole('contentinfo').getByRole('link', { name: 'English', exact: true }).click();
      await expect(page).toHaveURL(path);
    }
    await page.goto('/no-such-page');
    await page.locator(`main [lang=${other.language}] a`).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', other.speech.locale);
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
  await expect(sum.locator('a[href^="sms:"]')).toHaveText(words.estimate.text);
  await expect(page.locator('[data-open-now]').first()).toHaveText(
    new RegExp(`${shared.openNow.open}|${shared.openNow.closed}`),
  );
  if (isMobile) await expect(page.getByText(shared.landmarks.menu, { exact: true })).toBeVisible();
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
    await expect(page.getByRole('searchbox', { name: words.search.field })).toHaveValue(service.short);
  },
);
