/** What runs in the browser: menu, tooltips, notices, filter of guides, spinner. The box: ask.spec.ts. */
import { expect, test, type Page } from '@playwright/test';
import { guideGroups } from '#features/guides/list/view.ts';
import { en as guideWords } from '#features/guides/words.en.ts';
import { paths } from '#pages.ts';
import { axe, hydrated, phone, stopClock, timePasses, wake } from './browser.ts';
import { chosen, site } from './content.ts';

test('the menu opens by the first tap, keeps the focus, and closes', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.home);
  const menu = page.locator('details.menu');
  const toggle = menu.locator('summary');
  const pricing = menu.locator(`a[href="${paths.pricing}"]`);
  await toggle.click();
  await expect(pricing).toBeVisible();
  await expect(menu.locator(`a[href="${paths.executors}"]`)).toBeVisible();
  await hydrated(page);
  await expect(menu, 'still open after hydration').toHaveAttribute('open', '');
  await expect(toggle).toHaveText('Menu');
  expect(await axe(page, { opened: true })).toEqual([]);
  await toggle.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(menu.getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  expect(await page.evaluate(() => scrollY), 'the page behind stays').toBe(0);
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(toggle).toBeFocused();
  await toggle.click();
  await pricing.click();
  await expect(page).toHaveURL(paths.pricing);
  await expect(menu).not.toHaveAttribute('open');
});

/** What a tooltip's trigger says. */
const wordsOf = (page: Page, at: number) =>
  page
    .locator('.tip')
    .nth(at)
    .evaluate((trigger) => document.getElementById(trigger.getAttribute('popovertarget') ?? '')?.textContent ?? '');

test.describe('tooltips', { tag: '@desktop' }, () => {
  // So high that hovering never scrolls, which closes a tooltip.
  test.use({ viewport: { width: 1280, height: 1000 } });

  test('open 4 px away after 700 ms, at once after another, and close by Escape, scrolling, leaving and clicking', async ({
    page,
  }) => {
    await stopClock(page);
    await page.goto(paths.welcome);
    const [first, second] = [page.locator('.tip').first(), page.locator('.tip').nth(1)];
    const tip = page.locator('.tooltip');
    const [words, others] = [await wordsOf(page, 0), await wordsOf(page, 1)];
    // This hover loads the code, and opens once it is there.
    await first.hover();
    await timePasses(page, () => expect(tip).toContainText(words, { timeout: 100 }));
    const [above, below] = [await tip.boundingBox(), await first.boundingBox()];
    expect(Math.abs((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0)) - 4)).toBeLessThan(1);
    await page.mouse.move(5, 5);
    await expect(tip).toHaveCount(0);
    await page.clock.runFor(400);
    await first.hover();
    await page.clock.runFor(690);
    await expect(tip).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(tip).toContainText(words);
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
    await page.mouse.move(5, 5);
    await first.hover();
    await expect(tip, 'at once, because another has just closed').toHaveCount(1);
    await page.mouse.wheel(0, 60);
    await expect(tip).toHaveCount(0);
    // A scroll that still moves would close the next one, too. The Tab key would lead to the top of the page.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
    await page.mouse.move(5, 5);
    await page.clock.runFor(400);
    await second.focus();
    await page.clock.runFor(710);
    await expect(tip).toContainText(others);
    await expect(second).toHaveAttribute('aria-describedby', /./);
    await second.click();
    await expect(tip).toHaveCount(0);
    await expect(page.locator('[popover]:popover-open'), 'no popover for a mouse').toHaveCount(0);
  });

  test('pass axe, and close when the pointer leaves the window', async ({ page }) => {
    await page.goto(paths.welcome);
    await page.locator('.tip').first().hover();
    await expect(page.locator('.tooltip')).toHaveCount(1);
    expect(await axe(page, { opened: true })).toEqual([]);
    await page.locator('html').dispatchEvent('pointerleave');
    await expect(page.locator('.tooltip')).toHaveCount(0);
  });
});

test('without a mouse a tooltip opens by Enter or tap, closes by scrolling', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.welcome);
  const open = page.locator('[popover]:popover-open');
  await page.locator('.tip').first().focus();
  await page.keyboard.press('Enter');
  await expect(open).toHaveText(await wordsOf(page, 0));
  await page.keyboard.press('Escape');
  await page.locator('.tip').first().tap();
  await expect(open).toHaveCount(1);
  await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }));
  await expect(open).toHaveCount(0);
});

test.describe('notices', { tag: '@desktop' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1280, height: 1000 } });

  const notice = (page: Page) => page.locator('.toast[data-state=open]');
  const copy = async (page: Page, what: string) => {
    await page
      .getByRole('button', { name: `Copy the ${what}` })
      .first()
      .click();
    await timePasses(page, () => expect(notice(page)).toContainText('Copied', { timeout: 100 }));
  };

  test('come one at a time, stay under the pointer, and close', async ({ page }) => {
    await stopClock(page);
    await page.goto(paths.contact);
    await copy(page, 'address');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('@');
    await copy(page, 'number');
    await expect(notice(page)).toHaveCount(1);
    await notice(page).hover();
    await page.clock.runFor(60_000);
    await expect(notice(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Close this notice' }).click();
    await expect(notice(page)).toHaveCount(0);
  });

  test('stay for 5,000 ms, and go by a swipe of more than 50 px to the right', async ({ page }) => {
    await stopClock(page);
    await page.goto(paths.contact);
    await copy(page, 'address');
    await page.mouse.move(5, 5);
    await page.clock.runFor(4800);
    await expect(notice(page)).toHaveCount(1);
    await page.clock.runFor(400);
    await expect(notice(page)).toHaveCount(0);
    await copy(page, 'address');
    for (const [by, left] of [
      [45, 1],
      [55, 0],
    ] as const) {
      const { x, y } = (await notice(page).boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.move(x + 20, y + 20);
      await page.mouse.down();
      await page.mouse.move(x + 20 + by, y + 20, { steps: 5 });
      await page.mouse.up();
      await expect(notice(page), `${by} px`).toHaveCount(left);
    }
  });

  test('tell of a lost connection with the phone number, and of its return, also without a worker', async ({
    page,
    context,
  }) => {
    // Playwright blocks service workers here.
    const code = page.waitForResponse(/Toaster\./);
    await page.goto(paths.home);
    await wake(page);
    await code;
    await context.setOffline(true);
    await expect(page.locator('.toast-destructive')).toContainText(phone);
    expect(await axe(page, { opened: true })).toEqual([]);
    await context.setOffline(false);
    await expect(page.locator('.toast')).toContainText('back');
  });
});

test(
  'the guides narrow by word and county, also the folded ones, and come back',
  { tag: '@phone' },
  async ({ page }) => {
    const groups = guideGroups(site);
    const folded = chosen('folded guide', groups.find(({ rest }) => rest)?.rest?.rows[0]);
    const local = chosen(
      'guide of one county',
      site.guides.find(({ counties }) => counties.length === 1),
    );
    await page.goto(paths.guides);
    const shown = page.locator('[data-group] li:visible');
    const link = page.locator(`[data-group] a[href="${folded.href}"]`);
    const status = page.getByRole('main').getByRole('status');
    const field = page.getByLabel(guideWords.list.search.field);
    const all = await shown.count();
    await expect(link).toBeHidden();
    await field.fill(folded.title);
    await expect(link).toBeVisible();
    await expect(page.getByRole('heading', { name: guideWords.list.featured })).toBeHidden();
    await expect(status).toHaveText(new RegExp(`^${await shown.count()} guides?$`));
    expect(await axe(page, { opened: true })).toEqual([]);
    await field.fill('zzzz');
    await expect(status).toHaveText(guideWords.list.status.none);
    await expect(shown).toHaveCount(0);
    await field.fill('');
    await expect(shown).toHaveCount(all);
    await expect(status).toHaveText(`${site.guides.length} guides`);
    const elsewhere = chosen(
      'other county',
      site.counties.find((county) => !local.counties.includes(county)),
    );
    await page.getByText(elsewhere.name, { exact: true }).first().click();
    await expect(page.locator(`[data-group] a[href="${local.path}"]`)).toBeHidden();
    await expect(status).toHaveText(`${elsewhere.guides.length} guides`);
    await expect(shown).toHaveCount(elsewhere.guides.length);
  },
);

test('the spinner comes when leaving takes 400 ms, and goes on the way back', { tag: '@desktop' }, async ({ page }) => {
  const spinner = page.locator('#leaving');
  const seen = Promise.withResolvers<{ text: string; after: number }>();
  await page.exposeFunction('tell', (text: string, after: number) => seen.resolve({ text, after }));
  // The other page comes once the spinner has been seen.
  await page.route(`**${paths.reviews}`, async (route) => {
    await seen.promise;
    await route.continue();
  });
  await page.goto(paths.about);
  await expect(spinner).toBeEmpty();
  // Without a hover, which would fetch the page ahead.
  await page.evaluate((path) => {
    const { tell } = window as unknown as { tell: (text: string, after: number) => void };
    const status = document.getElementById('leaving');
    const left = performance.now();
    const observer = new MutationObserver(() => tell(status?.textContent ?? '', performance.now() - left));
    if (status) observer.observe(status, { childList: true });
    document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
  }, paths.reviews);
  const { text, after } = await seen.promise;
  expect(text).toBe('Loading');
  expect(after).toBeGreaterThanOrEqual(390);
  await expect(page).toHaveURL(paths.reviews);
  await page.goBack();
  await expect(page).toHaveURL(paths.about);
  await expect(spinner).toBeEmpty();
});
