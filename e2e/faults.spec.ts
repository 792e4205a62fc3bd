/** What a visitor can still do when something breaks: read, call, text, email, and follow links. */
import { expect, test, type Page } from '@playwright/test';
import { paths } from '#pages.ts';
import { faultsOf, move, phone, wake } from './browser.ts';
import { servedZip } from './content.ts';

/** She reads the headline, and reaches Call, Text and Email, which nothing covers. */
async function stands(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const ways = page.getByRole('navigation', { name: 'Contact' }).getByRole('link');
  const reached = await ways.evaluateAll((links: HTMLAnchorElement[]) =>
    links.map((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === link ? link.protocol : 'covered';
    }),
  );
  expect(reached).toEqual(['tel:', 'sms:', 'mailto:']);
}

/** Islands, each with a control that does nothing without its script. */
const ISLANDS = [
  ['Estimator', paths.pricing, '.presets button'],
  ['ItemFilter', paths.items, '.filter input[type=radio]'],
  ['SiteSearch', paths.search, 'main [type=search]'],
] as const;
for (const what of ['never comes', 'throws'])
  test(`an island whose script ${what} shows no control that does nothing`, { tag: '@slow' }, async ({ page }) => {
    await page.clock.install();
    for (const [name, path, control] of ISLANDS) {
      const script = new RegExp(`/_astro/${name}\\.[\\w-]+\\.js`);
      const throwing = `export const ${name} = () => { throw new Error(); };`;
      await page.route(script, async (route) => {
        if (what === 'throws') await route.fulfill({ contentType: 'text/javascript', body: throwing });
      });
      await page.goto(path);
      const failure = what === 'throws' ? page.waitForEvent('pageerror') : page.waitForRequest(script);
      await move(page);
      await failure;
      if (what === 'never comes') await page.clock.fastForward(20_000);
      await expect(page.locator(control).first(), name).toBeHidden();
      await stands(page);
    }
  });

test('pages without any of their files can be read, and show no control that does nothing', async ({ page }) => {
  await page.route('**/_astro/**', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '' }));
  const CONTROLS: [path: string, controls: string][] = [
    [paths.contact, '[data-copy]'],
    [paths.pricing, '.estimator :is(button, input, summary)'],
    [paths.items, '.filter :is(button, input)'],
    [paths.search, 'main search :is(button, input)'],
    [paths.gallery, '[data-compare] :is(button, input)'],
  ];
  for (const [path, controls] of CONTROLS) {
    await page.goto(path);
    await move(page);
    expect(await page.locator(controls).count(), path).toBeGreaterThan(0);
    await expect(page.locator(controls).filter({ visible: true }), path).toHaveCount(0);
    await stands(page);
  }
  const menu = page.locator('details.menu');
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(paths.pricing);
});

test('what does not load is said to be missing, and requested again', { tag: '@phone' }, async ({ page }) => {
  const { id, city } = servedZip();
  const answer = page.locator('.finder-answer');
  for (const lost of [/\/ZipAnswer\.[\w-]+\.js$/, /\/api\/zip\/\d+\.json$/]) {
    await page.route(lost, (route) => route.abort());
    await page.goto(paths.zips);
    await page.locator('.finder input').fill(id);
    await wake(page);
    await expect(answer.getByRole('link')).toHaveText(phone);
    await page.unrouteAll();
    await page.locator('.finder button').click();
    await expect(answer).toContainText(`Yes. ${city}`);
  }
  await page.route('**/estimator.json', (route) => route.abort());
  await page.goto(paths.pricing);
  const status = page.locator('.estimator search').getByRole('status');
  await page.locator('.estimator [type=search]').fill('zzzzzz');
  await expect(status).toContainText('didn’t load');
  await page.unrouteAll();
  await page.locator('.estimator [type=search]').fill('zzzzzzz');
  await expect(status).toContainText('Not on our list');
  for (const lost of ['**/pagefind/**', '**/find.json']) {
    await page.route(lost, (route) => route.abort());
    await page.goto(`${paths.search}?q=zzzzzzzz`);
    await expect(page.getByRole('main').getByRole('status')).toContainText('didn’t load');
    await page.unrouteAll();
  }
});

test('with storage and clipboard denied nothing breaks', { tag: '@phone' }, async ({ page }) => {
  const faults = faultsOf(page);
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: deny });
    Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  });
  await page.goto(paths.contact);
  await page.getByRole('button', { name: 'Copy the address' }).click();
  const notice = page.locator('.toast-destructive');
  await expect(notice).toContainText('@');
  await expect(notice).toContainText(phone);
  await page.goto(paths.pricing);
  await page.locator('.presets button').first().click();
  await expect(page.locator('.estimator-result .price')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a device whose clock is years off does not say whether we are open', { tag: '@phone' }, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2050-01-20T17:00Z'));
  await page.goto(paths.contact);
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await expect(page.locator('.toast'), 'awake').toBeVisible();
  await expect(page.locator('[data-open-now]').first()).toHaveText('');
});

test('the owner’s notice is shown from its first minute to its last', { tag: '@phone' }, async ({ page }) => {
  const [from, until] = ['2026-11-25T21:00Z', '2026-11-27T05:00Z'];
  await page.route(paths.contact, async (route) => {
    const response = await route.fetch();
    const added = `<p class="invisible" data-from="${from}" data-until="${until}">Closed</p><main`;
    await route.fulfill({ response, body: (await response.text()).replace('<main', added) });
  });
  const notice = page.locator('[data-until]');
  for (const [instant, before, after] of [
    [from, 'invisible', ''],
    [until, '', 'invisible'],
  ] as const) {
    await page.clock.install({ time: new Date(Date.parse(instant) - 60_000) });
    await page.goto(paths.contact);
    await expect(notice).toHaveClass(before);
    await page.clock.runFor(61_000);
    await expect(notice).toHaveClass(after);
  }
});
