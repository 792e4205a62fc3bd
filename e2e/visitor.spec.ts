/** What a visitor does, in a real browser, with the records that stand in content/ today. */
import { expect, test, type Page } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { kindOf, paths, routes } from '#pages.ts';
import { startingPrice } from '#ui/load/gauge.ts';
import { notFoundView } from '#features/not-found/view.ts';
import { chosen, servedZip, site, soughtService } from './content.ts';
import { settled } from './waiting.ts';
import { warn } from './warn.ts';

const [guide] = site.guides;

/** A text with two letters of its longest word the wrong way round. */
const swapped = (text: string): string => {
  const [word = ''] = text.split(/\W+/).sort((a, b) => b.length - a.length);
  const at = word.split('').findIndex((letter, place) => place > 1 && word[place + 1] !== letter);
  return `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`;
};
/** The municipality with the longest name of one word. */
const oneWordPlace = () =>
  chosen(
    'place with a name of one word',
    site.municipalities
      .filter(({ label }) => /^[A-Z][a-z]+$/.test(label))
      .toSorted((a, b) => b.label.length - a.label.length)[0],
  );
const status = (page: Page) => page.getByRole('main').getByRole('status');

const FIRST_VIEW =
  'before the first move a phone asks for little beside the page and its pictures, and with them for 110 kB';
test(FIRST_VIEW, { tag: '@phone' }, async ({ page }) => {
  for (const path of [paths.welcome, paths.home]) {
    const asked = new Set<string>();
    const open = new Set<string>();
    page.on('request', (request) => {
      asked.add(request.url());
      open.add(request.url());
    });
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => open.delete(request.url()));
    await page.goto(path);
    await settled(page);
    await expect.poll(() => [...open]).toEqual([]);
    page.removeAllListeners();
    const sizes = await Promise.all(
      [...asked].map(async (address): Promise<[address: string, bytes: number]> => {
        const response = await page.request.get(address);
        const body = await response.body();
        const isText = /text|javascript|json|svg/.test(response.headers()['content-type'] ?? '');
        return [address, isText ? brotliCompressSync(body).length : body.length];
      }),
    );
    const weigh = (some: typeof sizes) => some.reduce((total, [, bytes]) => total + bytes, 0);
    // The page itself and its pictures are the owner's words and photos.
    const ours = sizes.filter(([address]) => address !== page.url() && !/\.(avif|webp|jpe?g|png)$/.test(address));
    expect(weigh(ours), sizes.join('\n')).toBeLessThanOrEqual(40_000);
    if (weigh(sizes) > 110_000) warn(`${path}: a first view of ${weigh(sizes)} bytes; 110,000 load quickly`);
    expect(sizes.length).toBeGreaterThan(3);
  }
});

test('a town hall page says on the first screen of a phone what we cost, and the town’s first answer @phone', async ({
  page,
}) => {
  const place = chosen('municipality', site.municipalities[0]);
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url());
  });
  await page.goto(place.townHallPath);
  await settled(page);
  expect(pictures, 'the townscape, which is not shown here').toEqual([]);
  const bar = await page.getByRole('navigation', { name: 'Contact' }).boundingBox();
  for (const part of [
    page
      .getByRole('main')
      .getByText(`${site.business.name} comes to ${place.name} and carries it out, from ${startingPrice(site)}.`)
      .first(),
    page.getByRole('main').locator('tbody td').first(),
  ]) {
    const box = await part.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('pictures come as the visitor does, and nothing moves for them', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'on a wide screen fewer of them wait');
  await page.goto(paths.home);
  await settled(page);
  const length = () => page.evaluate(() => document.documentElement.getBoundingClientRect().height);
  const before = await length();
  const waiting = await page.locator('main picture.waits').all();
  expect(waiting.length).toBeGreaterThan(0);
  const hasCome = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
  expect(await waiting.at(-1)?.locator('img').evaluate(hasCome), 'the last one has waited').toBe(false);
  for (const picture of waiting) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.locator('img').evaluate(hasCome)).toBe(true);
  }
  // Files of whole pixels are a fraction of one higher or lower than the places that width and height keep for them.
  expect(Math.abs((await length()) - before)).toBeLessThan(0.5);
});

test.describe('before and after', () => {
  const pairs = site.services.filter(({ pair }) => pair !== undefined);

  test('the slider moves by pointer, by keyboard and by two buttons', async ({ page }) => {
    test.skip(pairs.length === 0, 'there is no pair of pictures');
    await page.goto(paths.gallery);
    const pair = page.locator('[data-compare]').first();
    const slider = pair.getByRole('slider');
    const edge = () => pair.evaluate((element) => Number(element.style.getPropertyValue('--edge')));
    await expect.poll(edge).toBe(0.5);
    const { width, height } = (await slider.boundingBox()) ?? { width: 0, height: 0 };
    await slider.hover();
    await page.mouse.down();
    await slider.hover({ position: { x: width * 0.2, y: height / 2 } });
    await page.mouse.up();
    await expect.poll(edge).toBeLessThan(0.3);
    await pair.getByRole('button', { name: 'Show before' }).click();
    await expect.poll(edge).toBe(1);
    await pair.getByRole('button', { name: 'Show after' }).click();
    await expect.poll(edge).toBe(0);
    await slider.focus();
    await slider.press('ArrowRight');
    await expect.poll(edge).toBe(0.01);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('stand beside each other, or one below the other, both whole', async ({ page }) => {
      test.skip(pairs.length === 0, 'there is no pair of pictures');
      await page.goto(paths.gallery);
      await expect(page.locator('[data-compare]')).toHaveCount(pairs.length);
      const pair = page.locator('[data-compare]').first();
      await expect(pair.getByRole('slider')).toBeHidden();
      await expect(pair.getByRole('button')).toHaveCount(0);
      const [one, two] = await pair.locator('img').all();
      const [before, after] = [await one?.boundingBox(), await two?.boundingBox()];
      if (!before || !after) throw new Error('The pair has no two pictures');
      expect(after.x >= before.x + before.width || after.y >= before.y + before.height).toBe(true);
      await expect(pair.locator('picture').first()).toHaveCSS('clip-path', 'none');
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor walks from the welcome page to her town and its rules, and can call', async ({ page }) => {
    test.skip(site.towns.length === 0, 'there is no town page');
    await page.goto(paths.welcome);
    await page.getByRole('main').locator(`a[href="${paths.home}"]`).first().click();
    await expect(page).toHaveURL(paths.home);
    const links = await page.getByRole('main').locator('a').all();
    const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
    const town = site.towns.find(({ path }) => hrefs.includes(path));
    if (!town) throw new Error(`${paths.home} leads to no town page`);
    expect(kindOf(town.path)).toBe('towns');
    const toTown = page.getByRole('main').locator(`a[href="${town.path}"]`).first();
    // On a phone the towns are a line that opens.
    const closed = page.locator('details', { has: page.locator(`a[href="${town.path}"]`) });
    if (!(await toTown.isVisible())) await closed.locator('summary').click();
    await toTown.click();
    await expect(page).toHaveURL(town.path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(town.name);
    await page.getByRole('main').locator(`a[href="${town.main.townHallPath}"]`).first().click();
    await expect(page).toHaveURL(town.main.townHallPath);
    await expect(page.getByText(/We read them all (in|between) [A-Z][a-z]+ 20\d\d/).first()).toBeVisible();
    await expect(page.locator('a[href^="tel:"]').first()).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  });

  test('the moved-guide page offers every guide', { tag: '@phone' }, async ({ page }) => {
    await page.goto(`${paths.moved}?to=nothing`);
    for (const { path } of site.guides)
      await expect.soft(page.getByRole('main').locator(`a[href="${path}"]`), path).toBeVisible();
    await expect(page.getByRole('main').locator(`a[href="${paths.guides}"]`).first()).toBeVisible();
  });

  test('the jobs can be narrowed by county and by service', { tag: '@phone' }, async ({ page }) => {
    await page.goto(paths.portfolio);
    const none = page.locator('.filter-none');
    await expect(page.locator('.filtered:visible')).toHaveCount(site.jobs.length);
    await expect(none, 'not before a choice').toBeHidden();
    await expect(page.locator('fieldset')).toHaveCount(2);
    // Without a job there is nothing to choose but all of them.
    const choices = (field: number) =>
      page
        .locator('fieldset')
        .nth(field)
        .getByRole('radio')
        .evaluateAll((radios) => radios.map(({ id }) => id).filter((id) => id !== ''));
    const [counties, services] = [await choices(0), await choices(1)];
    expect(counties).toHaveLength(new Set(site.jobs.map(({ place }) => place.county.id)).size);
    expect(services).toHaveLength(new Set(site.jobs.map(({ service }) => service.id)).size);
    const expectLeft = async (...ids: string[]) => {
      const fitting = `.filtered${ids.map((id) => `.${id}`).join('')}`;
      const count = await page.locator(fitting).count();
      await expect(page.locator('.filtered:visible')).toHaveCount(count);
      await expect(page.locator(`${fitting}:visible`)).toHaveCount(count);
      await expect(none).toBeVisible({ visible: count === 0 });
      return count;
    };
    for (const id of counties) {
      await page.locator(`label:has(#${id})`).click();
      expect(await expectLeft(id)).toBeGreaterThan(0);
    }
    const chosen = counties.slice(-1);
    for (const id of services) {
      await page.locator(`label:has(#${id})`).click();
      await expectLeft(...chosen, id);
    }
  });
});

test('a moved guide forwards to a guide of this site, never elsewhere', { tag: '@desktop' }, async ({ page }) => {
  if (guide) {
    await page.goto(`${paths.moved}?to=${guide.id}`);
    await expect(page).toHaveURL(guide.path);
  }
  await page.goto(`${paths.moved}?to=https://evil.example`);
  await expect(page).toHaveURL(paths.guides);
});

test('an unknown address has the words of its page and the nearest pages', { tag: '@phone' }, async ({ page }) => {
  const service = chosen('service', site.services[0]);
  const place = oneWordPlace();
  const response = await page.goto(`/${service.id.slice(0, 4)}${service.id.slice(5)}/${place.id}`);
  expect(response?.status()).toBe(404);
  const { head, title, lead } = notFoundView(site);
  await expect(page).toHaveTitle(head.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(lead)).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(place.label) }).first()).toBeVisible();
});

test('an address with capitals leads to its page', { tag: '@desktop' }, async ({ page }) => {
  const [service] = site.services;
  if (!service) throw new Error('There is no service');
  for (const [asked, path] of [
    [paths.about.toUpperCase(), paths.about],
    [`${service.path.toUpperCase()}/`, service.path],
  ] as const) {
    await page.goto(`${asked}?a=1#main`);
    await expect(page).toHaveURL(`${path}?a=1#main`);
  }
});

test(
  'an unknown address that is no text in any encoding shows the nearest pages, too',
  { tag: '@phone' },
  async ({ page }) => {
    const place = oneWordPlace();
    const asked = `/mattress%FF/${place.id}`;
    // The CDN leads to "%25FF" before it answers; other hosts answer at once, with this page.
    await page.route(`**${asked}`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', path: 'dist/404.html' }),
    );
    await page.goto(asked);
    expect(new URL(page.url()).pathname).toBe(asked);
    await expect(
      page
        .locator('.nearest')
        .getByRole('link', { name: new RegExp(place.label) })
        .first(),
    ).toBeVisible();
  },
);

test('the table of rules sorts by what is asked and narrows by county', async ({ page }) => {
  await page.goto(paths.rules);
  const rows = page.locator('table.rules tbody tr:visible');
  const head = page.getByRole('columnheader').nth(2);
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  const shown = () =>
    rows.evaluateAll((all: HTMLTableRowElement[]) =>
      all.map(({ cells }) => ({ county: cells[1]?.textContent.trim(), rank: Number(cells[2]?.dataset.rank) })),
    );
  const ranks = async () => (await shown()).map(({ rank }) => rank);
  const sorted = (await ranks()).sort((a, b) => a - b);
  expect(sorted.length).toBe(site.municipalities.length);
  await expect.poll(ranks).toEqual(sorted);
  for (const county of site.counties) {
    await page
      .locator('fieldset label')
      .filter({ hasText: new RegExp(`^\\s*${county.name}\\s*$`) })
      .click();
    const left = await shown();
    expect(left.map((row) => row.county)).toEqual(left.map(() => county.name));
    expect(left.length).toBe(county.municipalities.length);
    expect(left.map(({ rank }) => rank)).toEqual(left.map(({ rank }) => rank).sort((a, b) => a - b));
  }
});

test.describe('search', () => {
  test(
    'finds a service, keeps the words in the address, and says when it finds nothing',
    { tag: '@phone' },
    async ({ page }) => {
      const { service, words } = soughtService();
      const asked = (query: string, kind?: string) => (url: URL) =>
        url.pathname === paths.search &&
        url.searchParams.get('q') === query &&
        (url.searchParams.get('kind') ?? undefined) === kind;
      await page.goto(paths.search);
      const field = page.getByRole('searchbox');
      const search = page.getByRole('search');
      await field.fill(words);
      await expect(search.getByRole('link', { name: service.name })).toBeVisible();
      await expect(page).toHaveURL(asked(words));

      const choice = search.locator('label:has(input[name=kind])').nth(1);
      const kind = (await choice.getByRole('radio').getAttribute('value')) ?? '';
      await choice.click();
      await expect(page).toHaveURL(asked(words, kind));
      const hits = search.getByRole('listitem');
      await expect(hits.filter({ hasNot: page.getByText(kind, { exact: true }) })).toHaveCount(0);
      await expect(hits.first()).toBeVisible();
      await field.press('ArrowDown');
      await expect(search.getByRole('link').first()).toBeFocused();

      // Its name with two letters the wrong way round is offered, not forced.
      await search.locator('label:has(input[name=kind])').first().click();
      await field.fill(swapped(service.short));
      await expect(search.getByRole('link', { name: service.name })).toBeVisible();
      await expect(status(page)).toContainText('Did you mean');
      await field.fill('zzzz');
      await expect(status(page)).toContainText('Nothing found for "zzzz"');
    },
  );

  test('says what to do when its list does not load', { tag: '@desktop' }, async ({ page }) => {
    await page.route('**/find.json', (route) => route.abort());
    await page.goto(`${paths.search}?q=anything`);
    await expect(status(page)).toContainText('or call (');
  });
});

test('every place of the ZIP finder has the address of its page', { tag: '@desktop' }, async ({ request }) => {
  const zip = servedZip();
  const answer = (await (await request.get(routes.zipData(zip.id))).json()) as { places: { name: string }[] };
  const names = answer.places.map((place) => place.name);
  for (const { label } of zip.municipalities) expect(names).toContain(label);
});
