/** What a visitor is safe from: headers, addresses and words that somebody else chose. */
import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { headersOf, readRules } from '../scripts/host-rules.ts';
import { observatory } from './observatory.ts';
import { TEMPLATES } from './templates.ts';

const rules = readRules(readFileSync('dist/_headers', 'utf8'), readFileSync('dist/_redirects', 'utf8'));

test('every answer carries the headers that public/_headers sets for it', async ({ request }) => {
  const font = /href="(\/_astro\/fonts\/[^"]+)"/.exec(await (await request.get('/')).text())?.[1] ?? '';
  const exact = rules.headers.map(({ path }) => path).filter((path) => !path.includes('*'));
  const samples = ['/', '/home', '/nowhere', '/rules.json', '/pricing.md', '/feeds/all.xml', '/feeds/all.json', font];
  for (const address of [...samples, ...exact]) {
    const headers = (await request.get(address)).headers();
    for (const [name, value] of headersOf(rules, address))
      expect.soft(headers[name.toLowerCase()], `${name} of ${address}`).toBe(value);
  }
  for (const rule of rules.headers) {
    const met = [...samples, ...exact].some((address) => headersOf({ ...rules, headers: [rule] }, address).size > 0);
    expect(met, `a sample for ${rule.path}`).toBe(true);
  }
  expect((await request.get('/home')).headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('every page earns A+ by the rules of the HTTP Observatory', async ({ request }) => {
  expect(observatory({}, ''), 'an answer without headers').toMatchObject({ score: 30, grade: 'D' });
  for (const path of TEMPLATES) {
    const answer = await request.get(path);
    const { score, grade, points } = observatory(answer.headers(), await answer.text());
    expect.soft({ score, grade }, `${path} ${JSON.stringify(points)}`).toEqual({ score: 125, grade: 'A+' });
  }
});

test('retired addresses lead on, with what was asked', async ({ request }) => {
  for (const { from, to, fragment, status } of rules.redirects) {
    const answer = await request.get(`${from}?a=1`, { maxRedirects: 0 });
    const location = `${to}?a=1${fragment === undefined ? '' : `#${fragment}`}`;
    expect.soft([answer.status(), answer.headers().location], from).toEqual([status, location]);
  }
});

const ADDRESSES: [asked: string, status: number, location?: string][] = [
  ['/about', 200],
  ['/about/', 307, '/about'],
  ['/about.html', 307, '/about'],
  ['/about.html?a=1', 307, '/about?a=1'],
  ['/index.html', 307, '/'],
  // A page that is a folder too.
  ['/blog/', 307, '/blog'],
  ['/westchester/locations/', 307, '/westchester/locations'],
  ['/nowhere', 404],
  ['/nowhere/', 404],
  ['/nowhere.html', 404],
  ['/westchester', 404],
  ['/_headers', 404],
  ['/_redirects', 404],
];

test('each page has one address, and what is not there is a 404', async ({ request }) => {
  for (const [asked, status, location] of ADDRESSES) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect.soft([answer.status(), answer.headers().location], asked).toEqual([status, location]);
  }
});

test('a host of our own sends what was packed beforehand', async ({ request }) => {
  test.skip(process.env.OTHER_HOST === undefined, 'the CDN packs by itself');
  for (const address of ['/', '/about', '/rules.csv', '/feeds/all.xml', '/sw.js', '/nowhere'])
    for (const coding of ['br', 'gzip']) {
      const headers = (await request.get(address, { headers: { 'Accept-Encoding': coding } })).headers();
      expect.soft(headers['content-encoding'], `${address} as ${coding}`).toBe(coding);
      expect.soft(headers.vary, address).toContain('Accept-Encoding');
    }
});

test('security.txt says whom to tell, until when, and where it stands', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/m);
  expect(text).toMatch(/^Canonical: https:\/\/\S+\/\.well-known\/security\.txt$/m);
});

test('a visit leaves no cookie and nothing in storage', async ({ page, context }) => {
  for (const path of ['/home', '/pricing?load=sofa.2', '/search?q=piano', '/contact']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    await page.waitForLoadState('networkidle');
  }
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test.describe('Trusted Types', () => {
  test.use({ serviceWorkers: 'allow' });

  test('let only the worker that keeps pages vouch for code, and no text become markup', async ({ page }) => {
    await page.goto('/contact');
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
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

test.describe('words from an address', () => {
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
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    await expect(page.locator('[data-open-now]').first(), 'awake').toHaveText(/now\.$/);
    await page.waitForLoadState('networkidle');
    await expect(page).not.toHaveTitle(/broken/);
    await expect(page.locator('img[src=x], svg[onload], [onerror]')).toHaveCount(0);
  }

  test('stay words in ZIP finder, item filter, estimator, moved guides, search and the 404 page', async ({ page }) => {
    const words = encodeURIComponent(HOSTILE);
    for (const path of ['/zip?zip=', '/what-we-take?q=', '/pricing?load=', '/nowhere?', '/nowhere-']) {
      await page.goto(path + words);
      await expectUnharmed(page);
    }
    await page.goto(`/blog/redirecting?to=${words}`);
    await expect(page).toHaveURL('/blog');
    await page.goto(`/search?q=${words}`);
    await expectUnharmed(page);
    await expect(page.getByRole('main').getByRole('status')).toContainText('<script>document.title="broken"</script>');
  });
});
