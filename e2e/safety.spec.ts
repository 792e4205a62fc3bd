/** What a visitor is safe from: cookies, code from elsewhere, and words that someone else chose. */
import { expect, test, type Page } from '@playwright/test';
import { paths } from '#pages.ts';
import { oneThing } from './content.ts';
import { move, settled, wake } from './waiting.ts';

test('a visit leaves no cookie and nothing in storage', { tag: '@desktop' }, async ({ page, context }) => {
  for (const path of [
    paths.home,
    `${paths.pricing}?load=${oneThing().id}.2`,
    `${paths.search}?q=junk`,
    paths.contact,
  ]) {
    await page.goto(path);
    await settled(page);
    await wake(page);
    if (path.startsWith(paths.pricing)) await expect(page.locator('.estimator-result .price')).toBeVisible();
    if (path.startsWith(paths.search)) await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
    expect(await context.cookies(), path).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length]), path).toEqual([0, 0]);
  }
});

test.describe('Trusted Types', { tag: '@desktop' }, () => {
  test.use({ serviceWorkers: 'allow' });

  test('let only the worker that keeps pages vouch for code, and no text become markup', async ({ page }) => {
    await page.goto('/contact');
    await move(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    const refused = await page.evaluate(() =>
      [
        () => (document.body.innerHTML = '<p>Other words</p>'),
        () => (document.createElement('script').text = 'document.title = "broken"'),
        () => (document.createElement('iframe').srcdoc = '<p>Other words</p>'),
        () => window.trustedTypes?.createPolicy('worker', { createScriptURL: () => '/other.js' }),
        () => window.trustedTypes?.createPolicy('other', { createScriptURL: () => '/other.js' }),
      ].map((harm) => {
        try {
          harm();
          return 'done';
        } catch (error) {
          return error instanceof TypeError;
        }
      }),
    );
    expect(refused).toEqual(Array.from(refused, () => true));
  });
});

test.describe('words from an address', { tag: '@desktop' }, () => {
  // Without the policy, so that nothing but the page's own care keeps them words.
  test.use({ bypassCSP: true });

  const HOSTILE = [
    `"><img src=x onerror="document.title='broken'"><script>document.title="broken"</script>`,
    `'-(document.title='broken')-'`,
    '</script><svg onload=document.title="broken">',
    'javascript:document.title="broken"',
    '{{7*7}}${7*7}<%= 7*7 %> %00%0d%0a',
    '\u202egnp.exe',
  ].join(' ');

  async function expectUnharmed(page: Page): Promise<void> {
    await wake(page);
    await settled(page);
    await expect(page).not.toHaveTitle(/broken/);
    await expect(page.locator('img[src=x], svg[onload], [onerror]')).toHaveCount(0);
  }

  test('stay words in ZIP finder, item filter, estimator, load sheet, moved guides, search and the 404 page', async ({
    page,
  }) => {
    const words = encodeURIComponent(HOSTILE);
    for (const path of [
      '/zip?zip=',
      '/what-we-take?q=',
      '/pricing?load=',
      '/load-sheet?load=',
      '/nowhere?',
      '/nowhere-',
    ]) {
      await page.goto(path + words);
      await expectUnharmed(page);
    }
    await page.goto(`/blog/redirecting?to=${words}`);
    await expect(page).toHaveURL('/blog');
    await page.goto(`/search?q=${words}`);
    await expectUnharmed(page);
    // In letters that no page has.
    const nothing = '<ⵣⵣⵣⵣ ⵣⵣ="ⵣⵣⵣ">';
    await page.goto(`/search?q=${encodeURIComponent(nothing)}`);
    await expect(page.getByRole('main').getByRole('status')).toContainText(nothing);
  });
});
