/** What a visitor can still do when something breaks: read, call, text, email, and follow links. */
import { expect, test, type Page, type Route } from '@playwright/test';
import { isOpen, packHours } from '#business/hours.ts';
import { paths } from '#pages.ts';
import { faultsOf, move, phone, wake } from './browser.ts';
import { servedZip, site } from './content.ts';

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

/** Each island, with what helps without its script, and a control that would do nothing. */
const ISLANDS: [name: string, path: string, stays: string, dead?: string][] = [
  ['Toaster', paths.about, 'footer'],
  ['ZipFinder', paths.zips, '.finder input'],
  ['Estimator', paths.pricing, 'text=Size of each item, in cubic feet', '.presets button'],
  ['LoadSheet', paths.loadSheet, 'text=What it costs'],
  ['ItemFilter', paths.items, 'li[data-answer]', '.filter input[type=radio]'],
  ['SiteSearch', paths.search, 'main >> text=All services', 'main [type=search]'],
];
const FAULTS: { what: string; answer: (route: Route, island: string) => unknown }[] = [
  { what: 'is missing', answer: (route) => route.abort() },
  { what: 'never comes', answer: () => undefined },
  {
    what: 'throws',
    answer: (route, island) =>
      route.fulfill({ contentType: 'text/javascript', body: `export const ${island} = () => { throw new Error(); };` }),
  },
];
for (const { what, answer } of FAULTS)
  test(`an island whose script ${what} leaves what was printed`, { tag: '@slow' }, async ({ page }) => {
    await page.clock.install();
    for (const [name, path, stays, dead] of ISLANDS) {
      const script = new RegExp(`/_astro/${name}\\.[\\w-]+\\.js`);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.route(script, (route) => answer(route, name));
      await page.goto(path);
      const broken = Promise.all([page.waitForRequest(script), what === 'throws' && page.waitForEvent('pageerror')]);
      await move(page);
      await broken;
      await expect(page.locator(stays).first(), name).toBeVisible();
      if (what === 'never comes') await page.clock.fastForward(20_000);
      if (dead) await expect(page.locator(dead).first(), name).toBeHidden();
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
  if (!(await menu.isVisible())) return;
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(paths.pricing);
});

test(
  'answers and lists that do not load are said to be missing, and requested again',
  { tag: '@phone' },
  async ({ page }) => {
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
  },
);

test(
  'with storage and clipboard denied nothing breaks, and what could not be copied is shown',
  { tag: '@phone' },
  async ({ page }) => {
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
  },
);

test.describe('in another time zone', { tag: ['@slow', '@phone'] }, () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('"open now" goes by our clock, and is blank where the clock is years off', async ({ page }) => {
    const { hours } = site.business;
    // Winter hours in New York, five behind UTC.
    const at = (year: number, hour: number) => new Date(Date.UTC(year, 0, 20, 5 + hour));
    const year = new Date().getFullYear();
    const now = (instant: Date) => (isOpen(instant, packHours(hours), hours.timezone) ? 'Open now.' : 'Closed now.');
    for (const [instant, words] of [
      [at(year, 0), now(at(year, 0))],
      [at(year, 12), now(at(year, 12))],
      [at(1970, 12), ''],
      [at(2050, 12), ''],
    ] as const) {
      await page.clock.setFixedTime(instant);
      await page.goto(paths.contact);
      await page.getByRole('button', { name: 'Copy the address' }).click();
      await expect(page.locator('.toast'), 'awake').toBeVisible();
      await expect(page.locator('[data-open-now]').first(), instant.toISOString()).toHaveText(words);
    }
  });
});

test.describe('the owner’s notice', { tag: '@phone' }, () => {
  // The test adds a notice and its style to the page.
  test.use({ bypassCSP: true });

  test('is seen from its first minute to its last, and moves nothing', async ({ page }) => {
    const [from, until] = ['2026-11-25T21:00Z', '2026-11-27T05:00Z'] as const;
    const notice = `<div class="invisible" role="status" aria-live="off" data-from="${from}" data-until="${until}"><p>Closed</p></div>`;
    await page.route(paths.contact, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const style = '<style>.invisible{visibility:hidden}';
      await route.fulfill({ response, body: html.replace('<main', `${notice}<main`).replace('<style>', style) });
    });
    const shown = page.getByText('Closed', { exact: true });
    const top = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top + scrollY);
    for (const [instant, before] of [
      [from, false],
      [until, true],
    ] as const) {
      await page.clock.install({ time: new Date(Date.parse(instant) - 1500) });
      await page.goto(paths.contact);
      await expect(shown).toBeVisible({ visible: before });
      const place = await top();
      await page.clock.runFor(2500);
      await expect(shown).toBeVisible({ visible: !before });
      expect(await top()).toBe(place);
    }
  });
});
