/** What wakes in the browser: menu, tooltips, notices, ZIP finder, estimator, spinner. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const phone = /\(\d{3}\) \d{3}-\d{4}/;
const code = (url: string) => /\/_astro\/.*\.(js|css)$/.test(url) && !/\/islands\.\w+\.js$/.test(url);

/** Moves, and waits until the page's shell is awake. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await expect(page.locator('[data-open-now]').first()).toHaveText(/now\.$/);
}

async function axe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze();
  expect(violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.target.join(' ') ?? ''}`)).toEqual([]);
}

test('no framework code and no late styles are asked for before the first move', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/home', { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  expect(asked.filter(code)).toEqual([]);
  await wake(page);
  expect(asked.filter(code).some((path) => path.endsWith('.css'))).toBe(true);
  expect(asked.filter(code).some((path) => path.endsWith('.js'))).toBe(true);
});

test.describe('menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens by the very first tap, keeps the focus, closes by Escape and by a choice', async ({ page }) => {
    await page.goto('/home');
    const menu = page.locator('details.menu');
    const toggle = menu.locator('summary');
    await toggle.click();
    await expect(menu).toHaveAttribute('open', '');
    await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible();
    await expect(page.locator('[data-open-now]').first()).toHaveText(/now\.$/);
    await expect(menu, 'still open once it is awake').toHaveAttribute('open', '');
    await axe(page);
    await page.mouse.move(200, 700);
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY), 'the page behind stays').toBe(0);
    await toggle.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(menu.getByRole('link', { name: 'Blog' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(toggle).toBeFocused();
    await toggle.click();
    await menu.getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(page.locator('details.menu')).not.toHaveAttribute('open');
  });
});

test.describe('tooltips', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

  test('open after 700 ms, at once after another, and close by Escape, leaving, scrolling and clicking', async ({
    page,
  }) => {
    await page.goto('/');
    await wake(page);
    const [minimum, insured] = [page.locator('[data-tooltip]').first(), page.locator('[data-tooltip]').nth(1)];
    const tip = page.locator('.tooltip');
    await minimum.hover();
    await page.waitForTimeout(500);
    await expect(tip).toHaveCount(0);
    await expect(tip).toContainText('An eighth of the truck', { timeout: 2000 });
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
    await page.mouse.move(5, 5);
    await minimum.hover();
    await expect(tip).toHaveCount(1);
    await page.mouse.wheel(0, 60);
    await expect(tip).toHaveCount(0);
    await minimum.hover();
    await expect(tip).toHaveCount(1);
    await minimum.click();
    await expect(tip).toHaveCount(0);
    await expect(page.locator('#tip-minimum'), 'no popover for a mouse').toBeHidden();
    await page.mouse.move(5, 5);
    await page.waitForTimeout(400);
    await page.keyboard.press('Tab');
    await insured.focus();
    await page.waitForTimeout(400);
    await expect(tip).toHaveCount(0);
    await expect(tip).toContainText('license number', { timeout: 800 });
    await expect(insured).toHaveAttribute('aria-describedby', /./);
  });

  test('open by a hover that began before any code was there', async ({ page }) => {
    await page.goto('/');
    await page.locator('[data-tooltip]').first().hover();
    await expect(page.locator('.tooltip')).toContainText('An eighth of the truck', { timeout: 4000 });
  });
});

test('without a mouse the same words come by a tap or by Enter', async ({ page }) => {
  await page.goto('/');
  const trigger = page.locator('[data-tooltip]').first();
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#tip-minimum')).toBeVisible();
  await expect(page.locator('#tip-minimum')).toContainText('An eighth of the truck');
});

test.describe('notices', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the first click on a copy button copies and says so; F8 goes there; the notice closes', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Copy the address' }).click();
    const notice = page.locator('.toast');
    await expect(notice).toContainText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('@');
    await axe(page);
    await page.keyboard.press('F8');
    await expect(page.locator('.toasts')).toBeFocused();
    await page.getByRole('button', { name: 'Close this notice' }).click();
    await expect(notice).toHaveCount(0);
    await page.getByRole('button', { name: 'Copy the number' }).first().click();
    await page.getByRole('button', { name: 'Copy the address' }).click();
    await expect(notice, 'one at a time').toHaveCount(1);
  });

  test('a swipe to the right past 50 px dismisses', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Copy the address' }).click();
    const notice = page.locator('.toast');
    await expect(notice).toBeVisible();
    const box = (await notice.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + 40, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + 20, { steps: 3 });
    await page.mouse.move(box.x + 140, box.y + 20, { steps: 4 });
    await page.mouse.up();
    await expect(notice).toHaveCount(0);
  });

  test('a lost connection is told with the telephone number, and its return too', async ({ page, context }) => {
    await page.goto('/home');
    await wake(page);
    await context.setOffline(true);
    await expect(page.locator('.toast-destructive')).toContainText(phone);
    await context.setOffline(false);
    await expect(page.locator('.toast')).toContainText('back');
  });
});

test.describe('ZIP finder', () => {
  test('answers a ZIP, a half-typed one, an unknown one and a town', async ({ page }) => {
    await page.goto('/zip');
    const field = page.getByRole('textbox', { name: 'Your ZIP code or town' });
    const answer = page.locator('.finder-answer');
    await field.fill('10583');
    await expect(answer).toContainText('Yes. Scarsdale');
    await expect(answer.getByRole('link', { name: 'what the town hall takes' }).first()).toHaveAttribute(
      'href',
      /^\/municipality\//,
    );
    await expect(answer).toContainText('Nearest drop-off');
    await field.fill('105');
    await expect(answer).toContainText('2 to go');
    await field.fill('90210');
    await expect(answer).toContainText(phone);
    await field.fill('１０５２２');
    await expect(answer).toContainText('Dobbs Ferry');
    await field.fill('dobbs');
    await expect(answer.getByRole('link', { name: 'Dobbs Ferry' })).toHaveAttribute('href', '/dobbs-ferry');
    await field.fill('x'.repeat(5000));
    await expect(answer).toContainText(phone);
  });

  test('says what to do when the answer does not come', async ({ page }) => {
    await page.route('**/api/zip/*.json', (route) => route.abort());
    await page.goto('/zip');
    await page.getByRole('textbox', { name: 'Your ZIP code or town' }).fill('10583');
    await expect(page.locator('.finder-answer')).toContainText(phone);
  });
});

test.describe('estimator', () => {
  test('counts, fills the gauge, writes the message, and survives a reload', async ({ page }) => {
    await page.goto('/pricing');
    await page.getByRole('textbox', { name: 'Three-seat sofa' }).fill('2');
    const result = page.locator('.estimator-result');
    await expect(result.locator('.price')).toHaveText('$229 to $299');
    await expect(result).toContainText('A range, not a price');
    await expect(result.getByRole('link', { name: 'Text this list' })).toHaveAttribute(
      'href',
      /2%20%C3%97%20Three-seat%20sofa/,
    );
    await expect(page).toHaveURL(/load=sofa\.2/);
    await page.reload();
    await page.mouse.move(3, 3);
    await expect(result.locator('.price')).toHaveText('$229 to $299');
    await page.getByRole('textbox', { name: 'Three-seat sofa' }).fill('-5');
    await expect(result.locator('.price')).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Three-seat sofa' }).fill('9999');
    await expect(result).toContainText('more than a full truck');
  });

  test('does not lose the press that wakes it', async ({ page }) => {
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'One more' }).first().click();
    await expect(page).toHaveURL(/load=studio\.1$/);
  });

  test('leaves out what a tampered link brings', async ({ page }) => {
    await page.goto('/pricing?load=sofa.2_cat.9_box.-3_%3Cscript%3E');
    await page.mouse.move(3, 3);
    await page.mouse.wheel(0, 10);
    await expect(page.locator('.estimator-result .price')).toHaveText('$229 to $299');
  });
});

test('the spinner comes when leaving takes long, not before, and is gone on the way back', async ({ page }) => {
  const said: { text: string; after: number }[] = [];
  let left = 0;
  await page.exposeFunction('heard', (text: string) => said.push({ text, after: Date.now() - left }));
  await page.goto('/about');
  await page.route('**/reviews', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.evaluate(() => {
    const status = document.querySelector('[data-leaving]');
    const { heard } = window as unknown as { heard: (text: string) => void };
    if (status) new MutationObserver(() => heard(status.textContent)).observe(status, { childList: true });
  });
  const link = page.getByRole('main').getByRole('link', { name: 'Reviews' });
  left = Date.now();
  // Without a hover, so that the browser has not fetched the page ahead.
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL('/reviews');
  expect(said[0]?.text).toBe('Loading');
  expect(said[0]?.after).toBeGreaterThanOrEqual(350);
  await page.goBack();
  await expect(page.locator('[data-leaving]')).toBeEmpty();
});

test.describe('do you take it?', () => {
  test('narrows the list by word, by answer and by address, and says what is left', async ({ page }) => {
    await page.goto('/what-we-take');
    const things = page.locator('[data-answer]:visible');
    const all = await things.count();
    await page.getByLabel('What is it?').fill('matress');
    await expect(page.locator('#mattress')).toBeVisible();
    await expect(page.locator('#sofa')).toBeHidden();
    await expect(page.locator('.filter [role=status]')).toHaveText(new RegExp(`^\\d+ of ${all} things$`));
    await expect(page).toHaveURL(/\?q=matress/);
    await axe(page);
    await page.getByLabel('What is it?').fill('paint');
    await page.getByLabel('No', { exact: true }).check();
    await expect(page.locator('[data-answer]:not([data-answer=no]):visible')).toHaveCount(0);
    await expect(page.locator('[data-answer=no]:visible').first()).toBeVisible();
    await page.getByLabel('What is it?').fill('unicorn');
    await expect(page.locator('.filter [role=status]')).toHaveText(/Not on the list/);
    await expect(page.locator('.filter-ask').getByRole('link', { name: phone })).toBeVisible();
    await page.goto('/what-we-take?q=tv');
    await expect(page.locator('#flat-screen-tv')).toBeVisible();
    await expect(page.locator('#sofa')).toBeHidden();
  });
});
