/** What a visitor still can do when something breaks: read, call, text, write an e-mail, and follow links. */
import { expect, test, type Locator, type Page, type Route } from '@playwright/test';
import { isOpen, packHours } from '#business/hours.ts';
import { weekInWords } from '#i18n/hours-text.ts';
import { paths } from '#pages.ts';
import { axe } from './accessibility.ts';
import { servedZip, site } from './content.ts';
import { shiftOf, watchShift } from './shift.ts';
import { lateStyles, move, wake } from './waiting.ts';

const phone = /\(\d{3}\) \d{3}-\d{4}/;

interface Island {
  name: string;
  path: string;
  still: (page: Page) => Locator;
  dead?: (page: Page) => Locator;
}

/** Each island, where it stands, what of its place helps without its script, and what would do nothing. */
const ISLANDS: Island[] = [
  {
    name: 'Toaster',
    path: '/about',
    still: (page: Page) => page.getByText(`Open ${weekInWords(site.business.hours.week)}`).last(),
  },
  {
    name: 'ZipFinder',
    path: '/zip',
    still: (page: Page) => page.locator('.finder input'),
  },
  {
    name: 'Estimator',
    path: '/pricing',
    still: (page: Page) => page.getByText('Size of each item, in cubic feet'),
    dead: (page: Page) => page.locator('.presets button').first(),
  },
  {
    name: 'LoadSheet',
    path: '/load-sheet',
    still: (page: Page) => page.getByRole('button', { name: 'Print or save as PDF' }),
  },
  {
    name: 'ItemFilter',
    path: '/what-we-take',
    still: (page: Page) => page.locator('li[data-answer]').first(),
    dead: (page: Page) => page.getByRole('radio').first(),
  },
  {
    name: 'SiteSearch',
    path: '/search',
    still: (page: Page) => page.getByRole('main').getByRole('link', { name: 'All services' }),
    dead: (page: Page) => page.getByRole('searchbox'),
  },
];

/** She reads the headline, and reaches the three ways to contact us, which nothing covers. */
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

async function opensTheMenu(page: Page): Promise<void> {
  await page.locator('details.menu summary').click();
  await page.locator('details.menu').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
}

const FAULTS: { what: string; answer: (route: Route, island: string) => unknown }[] = [
  { what: 'is missing', answer: (route) => route.abort() },
  { what: 'never comes', answer: () => undefined },
  {
    what: 'throws',
    answer: (route, island) =>
      route.fulfill({ contentType: 'text/javascript', body: `export const ${island} = () => { throw new Error(); };` }),
  },
];
for (const { what, answer } of FAULTS) {
  test(
    `an island whose script ${what} leaves what was printed, and every way to reach us`,
    { tag: '@slow' },
    async ({ page }) => {
      /** Opens a page on which one island will break as soon as something wakes it. @returns when it has broken */
      const broken = async (name: string, path: string) => {
        const script = new RegExp(`/_astro/${name}\\.[\\w-]+\\.js`);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.route(script, (route) => answer(route, name));
        await page.goto(path);
        return {
          over: Promise.all([page.waitForRequest(script), what === 'throws' && page.waitForEvent('pageerror')]),
        };
      };
      await page.clock.install();
      for (const { name, path, still, dead } of ISLANDS) {
        const fault = await broken(name, path);
        await move(page);
        await fault.over;
        await expect(still(page), `${name} on ${path}`).toBeVisible();
        if (what === 'never comes') await page.clock.fastForward(20_000);
        if (dead) await expect(dead(page), `${name} on ${path}`).toBeHidden();
        await stands(page);
      }
    },
  );
}

test('a deploy that is half done, with pages but none of their files: she reads, calls and opens the menu', async ({
  page,
}) => {
  await page.route('**/_astro/**', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  );
  const place = site.towns[0] ?? site.municipalities[0];
  if (!place) throw new Error('There is no place');
  await page.goto(place.path);
  await move(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(place.name);
  await stands(page);
  await opensTheMenu(page);
  await expect(page.getByRole('button', { name: 'One more' }), 'none that does nothing').toHaveCount(0);
});

test('until the first script has run, nothing is shown that does nothing', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  const CONTROLS: [path: string, controls: string][] = [
    [paths.contact, '[data-copy]'],
    [paths.pricing, '.estimator :is(button, input, summary)'],
    [paths.items, '.filter :is(button, input)'],
    [paths.search, 'main search :is(button, input)'],
    [paths.gallery, '[data-compare] :is(button, input)'],
  ];
  for (const [path, controls] of CONTROLS) {
    await page.goto(path);
    expect(await page.locator(controls).count(), path).toBeGreaterThan(0);
    await expect(page.locator(controls).filter({ visible: true }), path).toHaveCount(0);
    await stands(page);
  }
});

test('answers that do not come are said to be missing, with our number, and asked for again', async ({ page }) => {
  const { id, city } = servedZip();
  const answer = page.locator('.finder-answer');
  for (const lost of [/\/ZipAnswer\.[\w-]+\.js$/, /\/api\/zip\/\d+\.json$/]) {
    await page.route(lost, (route) => route.abort());
    await page.goto(paths.zips);
    await page.locator('.finder input').fill(id);
    await wake(page);
    await expect(answer.getByRole('link')).toHaveText(phone);
    await stands(page);
    await page.unrouteAll();
    await page.locator('.finder button').click();
    await expect(answer).toContainText(`Yes. ${city}`);
  }
});

test('a list that did not load is not an answer: not in the estimator, nor in the search', async ({ page }) => {
  await page.route('**/estimator.json', (route) => route.abort());
  await page.goto(paths.pricing);
  const field = page.locator('.estimator [type=search]');
  const status = page.locator('.estimator search').getByRole('status');
  await field.fill('zzzzzz');
  await expect(status).toContainText('didn’t load');
  await page.unrouteAll();
  await field.fill('zzzzzzz');
  await expect(status).toContainText('Not on our list');
  await page.route('**/pagefind/**', (route) => route.abort());
  await page.goto(`${paths.search}?q=zzzzzzzz`);
  await expect(page.getByRole('main').getByRole('status')).toContainText('didn’t load');
});

test('without the late styles a notice still stands in view, says its words and closes', async ({ page }) => {
  await page.route('**/_astro/late.*.css', (route) => route.abort());
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Copy the address' }).click();
  const notice = page.locator('.toast');
  await expect(notice).toContainText('@');
  await expect(notice).toBeInViewport({ ratio: 1 });
  expect(await axe(page, { opened: true })).toEqual([]);
  await page.getByRole('button', { name: 'Close this notice' }).click();
  await expect(page.locator('.toast')).toHaveCount(0);
  await stands(page);
});

test(
  'without pictures a page stands, and the words of its pictures take their place',
  { tag: '@slow' },
  async ({ page }) => {
    await page.route(/\.(avif|webp|svg|png|ico)$/, (route) => route.abort());
    for (const path of ['/home', '/gallery', '/pricing']) {
      await page.goto(path);
      await stands(page);
      const picture = page.locator('main img[alt]:not([alt=""])').filter({ visible: true }).first();
      expect((await picture.boundingBox())?.height, path).toBeGreaterThan(40);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
  },
);

test('with storage and clipboard denied nothing breaks, and what could not be copied stands there to copy by hand', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
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
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Copy the address' }).click();
  const notice = page.locator('.toast-destructive');
  await expect(notice).toContainText('@');
  await expect(notice).toContainText(phone);
  await page.goto('/pricing');
  await page.locator('.presets button').first().click();
  await expect(page.locator('.estimator-result .price')).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('a visitor’s clock', { tag: '@slow' }, () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  const { hours } = site.business;
  /** A winter's hour in New York, five hours behind UTC. */
  const at = (year: number, hour: number) => new Date(Date.UTC(year, 0, 20, 5 + hour));
  const year = new Date().getFullYear();
  const told = (instant: Date) => (isOpen(instant, packHours(hours), hours.timezone) ? 'Open now.' : 'Closed now.');

  test('in another time zone tells by ours; years off it says nothing, and the hours stand there', async ({ page }) => {
    const said = page.locator('[data-open-now]').first();
    for (const [instant, words] of [
      ...[0, 12].map((hour) => [at(year, hour), told(at(year, hour))] as const),
      [at(1970, 12), ''],
      [at(2050, 12), ''],
    ] as const) {
      await page.clock.setFixedTime(instant);
      await page.goto(paths.contact);
      await page.getByRole('button', { name: 'Copy the address' }).click();
      await expect(page.locator('.toast'), 'awake').toBeVisible();
      await expect(said, instant.toISOString()).toHaveText(words);
      await expect(page.getByText(`Open ${weekInWords(hours.week)}`).first()).toBeVisible();
      await stands(page);
    }
  });
});

test.describe('the owner’s notice', () => {
  const SHOWN = '2026-11-25T21:00Z';
  const OVER = '2026-11-27T05:00Z';
  const before = (instant: string) => new Date(Date.parse(instant) - 1500);

  test('is seen from its first minute to its last, also by who stays, and moves nothing', async ({ page }) => {
    // As every page has it while there is one in business.yaml.
    const printed = `<div class="invisible" role="status" aria-live="off" data-from="${SHOWN}" data-until="${OVER}"><p>Closed</p></div>`;
    await page.route(paths.contact, async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replace('<main', `${printed}<main`)
        .replace('<style>', '<style>.invisible{visibility:hidden}');
      const headers = Object.fromEntries(
        Object.entries(response.headers()).filter(([name]) => name !== 'content-security-policy'),
      );
      await route.fulfill({
        response,
        headers,
        body: html.replace(/<meta http-equiv="content-security-policy"[^>]*>/, ''),
      });
    });
    const notice = page.getByText('Closed', { exact: true });
    const top = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top + scrollY);
    for (const [instant, seen] of [
      [SHOWN, [false, true]],
      [OVER, [true, false]],
    ] as const) {
      await page.clock.install({ time: before(instant) });
      await page.goto(paths.contact);
      await expect(notice).toBeVisible({ visible: seen[0] });
      const stood = await top();
      await page.clock.runFor(2500);
      await expect(notice).toBeVisible({ visible: seen[1] });
      expect(await top()).toBe(stood);
    }
  });
});

test('for a visitor who saves data no page is fetched ahead', { tag: '@slow' }, async ({ page }) => {
  const withSaving = (saveData: boolean) =>
    page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: value }, configurable: true });
      HTMLScriptElement.supports = () => false;
    }, saveData);
  const ahead = page.locator('link[rel=prefetch]');
  for (const saveData of [false, true]) {
    await withSaving(saveData);
    await page.goto('/about');
    await wake(page);
    await page.getByRole('main').getByRole('link').first().hover();
    await expect(ahead).toHaveCount(saveData ? 0 : 1);
    await stands(page);
  }
});

test(
  'typefaces that come too late wait for the next page, also once the visitor moves',
  { tag: '@slow' },
  async ({ page }) => {
    const late = Promise.withResolvers<undefined>();
    await page.route('**/*.woff2', async (route) => {
      await late.promise;
      await route.continue();
    });
    await watchShift(page);
    await page.goto(paths.pricing, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    late.resolve(undefined);
    await page.waitForFunction(() => {
      const own = [...document.fonts].filter(({ family }) => !family.includes('fallback'));
      return own.length > 0 && own.every(({ status }) => status === 'loaded');
    });
    await wake(page);
    await lateStyles(page);
    expect(await shiftOf(page)).toBe(0);
  },
);
