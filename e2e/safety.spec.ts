/** What a visitor is safe from: cookies, code from elsewhere, and words that someone else chose. */
import { expect, test, type Page } from '@playwright/test';
import { paths } from '#pages.ts';
import { settled, wake } from './browser.ts';
import { chosen, oneThing, site } from './content.ts';

test('a visit leaves no cookie and nothing in storage', { tag: '@desktop' }, async ({ page, context }) => {
  for (const path of [`${paths.pricing}?load=${oneThing().id}.2`, `${paths.search}?q=junk`, paths.contact]) {
    await page.goto(path);
    await wake(page);
    await settled(page);
    expect(await context.cookies(), path).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length]), path).toEqual([0, 0]);
  }
});

test.describe('words from an address', { tag: '@desktop' }, () => {
  // Without the policy nothing but the page's own care keeps them words.
  test.use({ bypassCSP: true });

  const HOSTILE = encodeURIComponent(
    [
      `"><img src=x onerror="document.title='broken'"><script>document.title="broken"</script>`,
      `'-(document.title='broken')-' </script><svg onload=document.title="broken">`,
      'javascript:document.title="broken" {{7*7}}${7*7}<%= 7*7 %> %00%0d%0a \u202egnp.exe',
    ].join(' '),
  );

  async function expectUnharmed(page: Page): Promise<void> {
    await wake(page);
    await settled(page);
    await expect(page).not.toHaveTitle(/broken/);
    await expect(page.locator('img[src=x], svg[onload], [onerror]')).toHaveCount(0);
  }

  test('stay words on every page that reads its address', async ({ page }) => {
    for (const start of '/zip?zip= /what-we-take?q= /pricing?load= /load-sheet?load= /search?q= /nowhere-'.split(' ')) {
      await page.goto(start + HOSTILE);
      await expectUnharmed(page);
    }
    const guide = chosen('guide', site.guides[0]);
    for (const [to, path] of [
      [guide.id, guide.path],
      [HOSTILE, paths.guides],
    ] as const) {
      await page.goto(`${paths.moved}?to=${to}`);
      await expect(page).toHaveURL(path);
    }
    // In letters that no page has.
    const nothing = '<ⵣⵣⵣⵣ ⵣⵣ="ⵣⵣⵣ">';
    await page.goto(`${paths.search}?q=${encodeURIComponent(nothing)}`);
    await expect(page.getByRole('main').getByRole('status')).toContainText(nothing);
  });
});
