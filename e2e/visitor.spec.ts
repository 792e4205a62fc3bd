/** What a visitor does, in a real browser, against the CDN's own server. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { TEMPLATES } from './templates.ts';

for (const path of TEMPLATES) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(
      violations.map(
        (violation) =>
          `${violation.id}: ${violation.nodes
            .map((node) => node.target.join(' '))
            .slice(0, 3)
            .join(', ')}`,
      ),
    ).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'no sideways scrolling').toBeLessThanOrEqual(0);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 100);
        }),
    );
    expect(shift, 'cumulative layout shift').toBe(0);
  });
}

test('the browser reports no error and no blocked content on any kind of page', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') errors.push(`${page.url()} asks ${request.url()}`);
  });
  for (const path of TEMPLATES) await page.goto(path);
  expect(errors).toEqual([]);
});

test('all that the first view of the welcome page and of the home page needs on a phone packs into 120 KB', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the limit is for phones');
  for (const path of ['/', '/home']) {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(request.url()));
    await page.goto(path, { waitUntil: 'networkidle' });
    page.removeAllListeners('request');
    const sizes = await Promise.all(
      [...asked].map(async (address): Promise<[address: string, bytes: number]> => {
        const response = await page.request.get(address);
        const body = await response.body();
        const isText = /text|javascript|json|svg/.test(response.headers()['content-type'] ?? '');
        return [address, isText ? brotliCompressSync(body).length : body.length];
      }),
    );
    const sum = sizes.reduce((total, [, bytes]) => total + bytes, 0);
    expect(sum, sizes.join('\n')).toBeLessThanOrEqual(120 * 1024);
    expect(sizes.length).toBeGreaterThan(3);
  }
});

test('the before and after slider moves by pointer, by keyboard and by two buttons', async ({ page }) => {
  await page.goto('/gallery');
  const pair = page.locator('[data-compare]').first();
  const slider = pair.getByRole('slider');
  await pair.scrollIntoViewIfNeeded();
  const box = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const edge = () => pair.evaluate((element) => Number(element.style.getPropertyValue('--edge')));
  expect(await edge()).toBe(0.5);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  expect(await edge()).toBeLessThan(0.3);
  await pair.getByRole('button', { name: 'Show it full' }).click();
  expect(await edge()).toBe(1);
  await pair.getByRole('button', { name: 'Show it cleared' }).click();
  expect(await edge()).toBe(0);
  await slider.focus();
  await slider.press('ArrowRight');
  expect(await edge()).toBe(0.01);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('before and after stand beside each other, or one below the other, both whole', async ({ page }) => {
    await page.goto('/gallery');
    const pair = page.locator('[data-compare]').first();
    await expect(pair.getByRole('slider')).toBeHidden();
    await expect(pair.getByRole('button')).toHaveCount(0);
    const [one, two] = await pair.locator('img').all();
    const [before, after] = [await one?.boundingBox(), await two?.boundingBox()];
    if (!before || !after) throw new Error('The pair has no two pictures');
    expect(after.x >= before.x + before.width || after.y >= before.y + before.height).toBe(true);
    await expect(pair.locator('picture').first()).toHaveCSS('clip-path', 'none');
  });

  test('a visitor walks from the welcome page to her town and its rules, and can call', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Explore Full Site' }).click();
    await expect(page).toHaveURL('/home');
    await page.getByRole('link', { name: 'Dobbs Ferry', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Junk removal in Dobbs Ferry');
    await page.getByRole('link', { name: /Dobbs Ferry: rules with sources/ }).click();
    await expect(page).toHaveURL('/municipality/dobbs-ferry');
    await expect(page.getByText('checked November 2026').first()).toBeVisible();
    await expect(page.locator('a[href^="tel:"]').first()).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  });

  test('the moved-guide page offers every guide', async ({ page }) => {
    await page.goto('/blog/redirecting?to=nothing');
    await expect(page.getByRole('link', { name: 'How to Get Rid of a Mattress in Westchester' })).toBeVisible();
  });
});

test('the menu opens on a phone and leads on', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the menu is for small screens');
  await page.goto('/home');
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('calling and texting targets at the foot of a phone are at least 48 px high', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the bar is for small screens');
  await page.goto('/pricing');
  for (const name of ['Call', 'Text', 'E-mail']) {
    const box = await page.locator('.contact-bar').getByRole('link', { name, exact: true }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
  }
});

test('a moved guide forwards to a guide of this site, never elsewhere', async ({ page }) => {
  await page.goto('/blog/redirecting?to=mattress-disposal-westchester');
  await expect(page).toHaveURL('/blog/mattress-disposal-westchester');
  await page.goto('/blog/redirecting?to=https://evil.example');
  await expect(page).toHaveURL('/blog');
});

test('an unknown address is a 404 with the words of the specification and the nearest pages', async ({ page }) => {
  const response = await page.goto('/mattres-removal/yonkers');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/Page Not Found/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect(page.getByRole('link', { name: /Yonkers/ }).first()).toBeVisible();
});

test('the table of rules sorts by what is asked and narrows by county', async ({ page }) => {
  await page.goto('/locations/rules');
  const first = page.locator('table.rules tbody tr:visible').first();
  await page.getByRole('button', { name: /^Furniture/ }).click();
  await expect(page.getByRole('columnheader', { name: /^Furniture/ })).toHaveAttribute('aria-sort', 'ascending');
  await expect(first.locator('td').nth(1)).toHaveClass(/curb/);
  await page.getByRole('radio', { name: 'Rockland' }).check({ force: true });
  await expect(first.locator('td').first()).toHaveText('Rockland');
  await expect(first.locator('td').nth(1)).toHaveClass(/curb/);
});

test('feeds and downloads come as what they are', async ({ request }) => {
  for (const [path, type, begins] of [
    ['/feeds/all.xml', 'application/rss+xml', '<?xml'],
    ['/feeds/all.json', 'application/feed+json', '{"version":"https://jsonfeed.org'],
    ['/rules.csv', 'text/csv', 'id,municipality'],
    ['/rules.json', 'application/json', '{"title"'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.headers()['content-type'], path).toContain(type);
    expect((await answer.text()).startsWith(begins), path).toBe(true);
  }
});

test('search finds a town, keeps the words in the address, and says when it finds nothing', async ({ page }) => {
  await page.goto('/search');
  const field = page.getByRole('searchbox');
  await field.fill('piano');
  await expect(page.getByRole('link', { name: /Piano & Organ/ })).toBeVisible();
  await expect(page).toHaveURL('/search?q=piano');
  await page.getByRole('radio', { name: /^Guide \d/ }).check({ force: true });
  await expect(page).toHaveURL('/search?q=piano&kind=Guide');
  await field.press('ArrowDown');
  await expect(page.getByRole('search').getByRole('link').first()).toBeFocused();
  await field.fill('refridgerator');
  await expect(page.getByRole('main').getByRole('status')).toContainText('found for "refrigerator"');
  await field.fill('zzzz');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Nothing found for "zzzz"');
});

test('search says what to do when its list does not load', async ({ page }) => {
  await page.route('**/pagefind/pagefind.js', (route) => route.abort());
  await page.goto('/search?q=piano');
  await expect(page.getByRole('main').getByRole('status')).toContainText('or call (');
});

test('Markdown is served as text that points to its page and stays out of the index', async ({ request }) => {
  for (const [twin, page] of [
    ['/index.md', '/'],
    ['/pricing.md', '/pricing'],
    ['/westchester/locations.md', '/westchester/locations'],
  ] as const) {
    const headers = (await request.get(twin)).headers();
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers.link).toBe(`<${page}>; rel="canonical"`);
  }
  expect((await request.get('/pricing')).headers()['x-robots-tag']).toBeUndefined();
});

test('the contact card and the ZIP data are what they say', async ({ request }) => {
  const card = await request.get('/contact.vcf');
  expect(card.headers()['content-type']).toContain('text/vcard');
  expect(await card.text()).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n/);
  const zip = (await (await request.get('/api/zip/10583.json')).json()) as { places: { name: string }[] };
  expect(zip.places.map((place) => place.name)).toContain('Scarsdale');
  expect((await request.get('/api/zip/00000.json')).status()).toBe(404);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the jobs can be narrowed by county and by service', async ({ page }) => {
    await page.goto('/portfolio');
    const jobs = page.locator('.sieved:visible');
    const all = await jobs.count();
    await page.getByRole('radio', { name: 'Bergen' }).check({ force: true });
    expect(await jobs.count()).toBeGreaterThan(0);
    expect(await jobs.count()).toBeLessThan(all);
    await expect(page.locator('.sieved.s-westchester').first()).toBeHidden();
    await page.getByRole('radio', { name: 'Decks' }).check({ force: true });
    expect(await jobs.count()).toBe(0);
    await expect(page.locator('.sieve-none')).toBeVisible();
  });
});
