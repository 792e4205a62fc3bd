/**
 * What a host of the site answers: headers, redirects, one address a page, 404, types of files. Asked of the CDN's own
 * runtime, and of the light server that the other tests use, so that it stands for the CDN with right.
 */
import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { paths, routes } from '#pages.ts';
import { headersOf, readRules } from '../scripts/lib/host-rules.ts';
import { site } from './content.ts';
import { observatory } from './observatory.ts';
import { templates } from './templates.ts';

const rules = readRules(readFileSync('dist/_headers', 'utf8'), readFileSync('dist/_redirects', 'utf8'));
const [county] = site.counties;
const [zip] = site.zips;
if (!county || !zip) throw new Error('There is no county, or no ZIP code');

/** Hosts give these by themselves. */
const OWN = ['Cache-Control', 'Content-Type'];

test('every answer carries the headers that public/_headers sets for it, and none that it takes away', async ({
  request,
}) => {
  const home = await (await request.get('/')).text();
  const hashed = [/\/_astro\/fonts\/[^"]+/, /\/og\/[\w-]+\.jpg/].map((address) => address.exec(home)?.[0] ?? '');
  const exact = rules.headers.map(({ path }) => path).filter((path) => !path.includes('*'));
  const samples = [
    '/',
    '/home',
    '/nowhere',
    '/rules.json',
    '/pricing.md',
    '/feeds/all.xml',
    '/feeds/all.json',
    ...hashed,
  ];
  const names = [...new Set(rules.headers.flatMap(({ sets }) => sets.map(([name]) => name)))];
  for (const address of [...samples, ...exact]) {
    const headers = (await request.get(address)).headers();
    const wanted = headersOf(rules, address);
    for (const name of names.filter((one) => wanted.has(one) || !OWN.includes(one)))
      expect.soft(headers[name.toLowerCase()], `${name} of ${address}`).toBe(wanted.get(name));
  }
  for (const rule of rules.headers.filter(({ previews }) => !previews)) {
    const met = [...samples, ...exact].some((address) => headersOf({ ...rules, headers: [rule] }, address).size > 0);
    expect(met, `a sample for ${rule.path}`).toBe(true);
  }
  expect((await request.get('/home')).headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test("Cloudflare's own addresses stay out of the index, and their pages name the site's", async ({ request }) => {
  for (const path of [paths.pricing, county.path, '/nowhere', '/pricing.md', '/rules.json']) {
    const asked = async (host: string) => {
      const answer = await request.get(path, { headers: { Host: host } });
      return {
        robots: answer.headers()['x-robots-tag'],
        canonical: /rel="canonical" href="[^"]*"/.exec(await answer.text())?.[0],
      };
    };
    const own = await asked(new URL(site.business.site).host);
    expect.soft(own.robots, path).toBe(path.endsWith('.md') ? 'noindex' : undefined);
    for (const host of ['pr-3-gone-today.acct.workers.dev', 'gone-today.acct.workers.dev'])
      expect.soft(await asked(host), `${path} at ${host}`).toEqual({ ...own, robots: 'noindex' });
  }
  const page = await (
    await request.get(paths.pricing, { headers: { Host: 'pr-3-gone-today.acct.workers.dev' } })
  ).text();
  expect(page).toContain(`href="${site.business.site}${paths.pricing}"`);
});

test('every page earns A+ by the rules of the HTTP Observatory', async ({ request }) => {
  expect(observatory({}, ''), 'an answer without headers').toMatchObject({ score: 30, grade: 'D' });
  for (const path of templates()) {
    const answer = await request.get(path);
    const { score, grade, points } = observatory(answer.headers(), await answer.text());
    expect.soft({ score, grade }, `${path} ${JSON.stringify(points)}`).toEqual({ score: 125, grade: 'A+' });
  }
});

for (const { which, tag, every } of [
  { which: 'one in ten', tag: [], every: 10 },
  { which: 'all', tag: '@slow', every: 1 },
])
  test(`addresses that are no pages lead on, with what was asked: ${which}`, { tag }, async ({ request }) => {
    const check = async (redirect: (typeof rules.redirects)[number]) => {
      // The code on a town's paper leads to whatever town stands behind it.
      const [from, to] = [redirect.from, redirect.to].map((path) => path.replace(':town', 'some-town'));
      const { fragment, status } = redirect;
      const answer = await request.get(`${from}?a=1`, { maxRedirects: 0 });
      const location = `${to}?a=1${fragment === undefined ? '' : `#${fragment}`}`;
      expect.soft([answer.status(), answer.headers().location], from).toEqual([status, location]);
    };
    const some = rules.redirects.filter((_, at) => at % every === 0);
    // Many, and the CDN's runtime answers several at once.
    for (let at = 0; at < some.length; at += 20) await Promise.all(some.slice(at, at + 20).map(check));
  });

test('what stands behind the code of a paper leads to no other site', async ({ request, baseURL }) => {
  const { origin } = new URL(baseURL ?? '');
  for (const behind of [
    '/evil.example',
    '%2Fevil.example',
    '%5Cevil.example',
    '%2F%2Fevil.example',
    'https:%2F%2Fevil.example',
  ])
    for (const end of ['', '/']) {
      const answer = await request.get(`/d/${behind}${end}`, { maxRedirects: 0 });
      const { location = '/' } = answer.headers();
      expect.soft(new URL(location, origin).origin, `${behind}${end}`).toBe(origin);
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
  [`${county.path}/`, 307, county.path],
  ['/nowhere', 404],
  ['/nowhere/', 404],
  ['/nowhere.html', 404],
  [`/${county.id}`, 301, county.path],
  ['/_headers', 404],
  ['/_redirects', 404],
  [routes.zipData('00000'), 404],
];

test('each page has one address, and what is not there is a 404', async ({ request }) => {
  for (const [asked, status, location] of ADDRESSES) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect.soft([answer.status(), answer.headers().location], asked).toEqual([status, location]);
  }
  expect(await (await request.get('/nowhere')).text(), 'the page for it').toContain('404 Page Not Found');
});

test('capital letters lead to the page, with what was asked, and to no other site', async ({ request, baseURL }) => {
  const { origin } = new URL(baseURL ?? '');
  for (const [asked, path] of [
    [paths.about.toUpperCase(), paths.about],
    [site.towns[0]?.path.replace(/\w/, (letter) => letter.toUpperCase()) ?? '', site.towns[0]?.path],
    [site.services[0]?.path.toUpperCase() ?? '', site.services[0]?.path],
    [`/${county.id.toUpperCase()}`, county.path],
  ] as const) {
    const answer = await request.get(`${asked}?a=B`, { maxRedirects: 0 });
    const location = new URL(answer.headers().location ?? '', origin);
    expect
      .soft([answer.status(), location.origin, location.pathname + location.search], asked)
      .toEqual([301, origin, `${path ?? ''}?a=B`]);
  }
  for (const asked of ['//EVIL.example', '/%2FEVIL.example', '/NOWHERE', '/\\EVIL.example'])
    expect
      .soft((await request.get(origin + asked, { maxRedirects: 0 })).headers().location ?? '/', asked)
      .toMatch(/^\/(?!\/)|^http:\/\/localhost/);
});

test('what is not there is never kept, and is protected like a page, whatever is said of files at such an address', async ({
  request,
}) => {
  const page = (await request.get(paths.about)).headers();
  const missing = rules.headers
    .filter(({ path, previews }) => !previews && path.includes('*'))
    .map(({ path }) => path.replace('*', 'nothing-here'));
  const SAME = [
    'content-type',
    'content-security-policy',
    'strict-transport-security',
    'referrer-policy',
    'permissions-policy',
  ];
  for (const address of [...missing, '/_astro/gone.12345678.js', '/_astro/fonts/gone.woff2']) {
    const answer = await request.get(address);
    const headers = answer.headers();
    expect.soft([answer.status(), headers['cache-control']], address).toEqual([404, 'no-store']);
    for (const name of SAME) expect.soft(headers[name], `${name} of ${address}`).toBe(page[name]);
    for (const name of ['link', 'x-robots-tag']) expect.soft(headers[name], `${name} of ${address}`).toBeUndefined();
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

test('feeds and downloads come as what they are', async ({ request }) => {
  for (const [path, type, begins] of [
    ['/feeds/all.xml', 'application/rss+xml', '<?xml'],
    ['/feeds/all.json', 'application/feed+json', '{"version":"https://jsonfeed.org'],
    ['/rules.csv', 'text/csv', 'id,municipality'],
    ['/rules.json', 'application/json', '{"title"'],
    ['/contact.vcf', 'text/vcard', 'BEGIN:VCARD\r\nVERSION:4.0\r\n'],
    [routes.zipData(zip.id), 'application/json', '{'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.headers()['content-type'], path).toContain(type);
    expect((await answer.text()).startsWith(begins), path).toBe(true);
  }
});

test('Markdown is served as text that points to its page and stays out of the index', async ({ request }) => {
  for (const [alternate, page] of [
    ['/index.md', paths.welcome],
    [`${paths.pricing}.md`, paths.pricing],
    [`${county.path}.md`, county.path],
  ] as const) {
    const headers = (await request.get(alternate)).headers();
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers.link).toBe(`<${page}>; rel="canonical"`);
  }
  expect((await request.get(paths.pricing)).headers()['x-robots-tag']).toBeUndefined();
});
