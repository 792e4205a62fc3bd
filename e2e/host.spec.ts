/** Headers, redirects, addresses, missing pages and file types, asked of the CDN's own runtime and of the server that other tests use. */
import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { paths, routes } from '#pages.ts';
import { readRules } from '../scripts/lib/host-rules.ts';
import { chosen, site } from './content.ts';

const { redirects } = readRules('', readFileSync('dist/_redirects', 'utf8'));
const county = chosen('county', site.counties[0]);
const service = chosen('service', site.services[0]);

/** What every page needs for an A+ of Mozilla's HTTP Observatory; site.dist.test.ts has the page's own policy. */
const PROTECTION = {
  'content-security-policy': /^frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types worker$/,
  'strict-transport-security': /max-age=(?:[2-9]\d{7}|\d{9,}); includeSubDomains/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
};
const REVALIDATE = 'public, max-age=0, must-revalidate';
const FOREVER = 'public, max-age=31536000, immutable';
type Expected = Record<string, RegExp | string | undefined>;

test('every answer has the headers of its kind', async ({ request }) => {
  const home = await (await request.get(paths.welcome)).text();
  const [font = '', card = ''] = [/\/_astro\/fonts\/[^"]+/, /\/og\/[\w-]+\.jpg/].map((file) => file.exec(home)?.[0]);
  const page = { ...PROTECTION, 'cache-control': REVALIDATE, 'content-type': 'text/html; charset=utf-8' };
  const file = { 'cache-control': FOREVER, 'content-security-policy': undefined, 'x-content-type-options': 'nosniff' };
  const markdown = { 'content-type': 'text/markdown; charset=utf-8', 'x-robots-tag': 'noindex' };
  const EXPECTED: [path: string, headers: Expected][] = [
    ...[paths.welcome, paths.home, paths.pricing, county.path].map((path): [string, Expected] => [path, page]),
    [paths.about, { ...page, 'x-robots-tag': undefined, 'set-cookie': undefined }],
    ['/nowhere', { ...page, 'cache-control': 'no-store', 'x-robots-tag': undefined }],
    ['/nowhere.md', { ...page, 'cache-control': 'no-store', link: undefined, 'x-robots-tag': undefined }],
    ['/_astro/gone.12345678.js', { ...page, 'cache-control': 'no-store' }],
    [font, { ...file, 'content-type': 'font/woff2' }],
    [card, { ...file, 'content-type': 'image/jpeg' }],
    ['/index.md', { ...markdown, link: `<${paths.welcome}>; rel="canonical"` }],
    [`${county.path}.md`, { ...markdown, link: `<${county.path}>; rel="canonical"` }],
    ['/sw.js', { 'cache-control': 'no-cache' }],
    ['/site.webmanifest', { 'content-type': 'application/manifest+json' }],
    ['/feeds/all.xml', { 'content-type': 'application/rss+xml; charset=utf-8' }],
    ['/feeds/all.json', { 'content-type': 'application/feed+json; charset=utf-8' }],
    ['/contact.vcf', { 'content-type': 'text/vcard; charset=utf-8', 'content-disposition': /contact\.vcf/ }],
    ['/rules.csv', { 'content-type': /^text\/csv/ }],
    ['/rules.json', { 'content-type': /^application\/json/ }],
    ['/.well-known/security.txt', { 'content-type': 'text/plain; charset=utf-8' }],
  ];
  for (const [path, expected] of EXPECTED) {
    const headers = (await request.get(path)).headers();
    for (const [name, value] of Object.entries(expected)) {
      if (value instanceof RegExp) expect.soft(headers[name], `${name} of ${path}`).toMatch(value);
      else expect.soft(headers[name], `${name} of ${path}`).toBe(value);
    }
  }
});

test("Cloudflare's own addresses stay out of the index, and their pages name the site's", async ({ request }) => {
  for (const host of ['pr-3-gone-today.acct.workers.dev', 'gone-today.acct.workers.dev'])
    for (const path of [paths.pricing, '/nowhere', '/pricing.md']) {
      const answer = await request.get(path, { headers: { Host: host } });
      expect.soft(answer.headers()['x-robots-tag'], path + host).toBe('noindex');
      if (path === paths.pricing)
        expect(await answer.text()).toContain(`rel="canonical" href="${site.business.site}${path}"`);
    }
});

test('redirects keep the query', async ({ request }) => {
  // One in five is enough: the CDN's runtime is slow, and site.dist.test.ts checks every target.
  for (const { from, to, fragment, status } of redirects.filter((_, at) => at % 5 === 0)) {
    const [asked, target] = [from, to].map((path) => path.replace(':town', 'some-town'));
    const answer = await request.get(`${asked}?a=1`, { maxRedirects: 0 });
    const location = `${target}?a=1${fragment === undefined ? '' : `#${fragment}`}`;
    expect.soft([answer.status(), answer.headers().location], asked).toEqual([status, location]);
  }
});

const ADDRESSES: [asked: string, status: number, location?: string][] = [
  ['/about', 200],
  ['/about/', 307, '/about'],
  ['/about.html?a=1', 307, '/about?a=1'],
  ['/index.html', 307, '/'],
  // A page that is a folder, too.
  ['/blog/', 307, '/blog'],
  [`${county.path}/`, 307, county.path],
  [`/${county.id}`, 301, county.path],
  ['/nowhere/', 404],
  ['/nowhere.html', 404],
  ['/_headers', 404],
  ['/_redirects', 404],
  [routes.zipData('00000'), 404],
  // Capitals lead to the page, with the query.
  [`${paths.about.toUpperCase()}?a=B`, 301, `${paths.about}?a=B`],
  [service.path.toUpperCase(), 301, service.path],
  [`/${county.id.toUpperCase()}`, 301, county.path],
  ['/NOWHERE', 404],
];

test('each page has one address, and what does not exist is a 404 with its page', async ({ request, baseURL }) => {
  const { origin } = new URL(baseURL ?? '');
  for (const [asked, status, location] of ADDRESSES) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect.soft([answer.status(), answer.headers().location?.replace(origin, '')], asked).toEqual([status, location]);
  }
  expect(await (await request.get('/nowhere')).text()).toContain('404 Page Not Found');
});

test('no address leads to another site', async ({ request, baseURL }) => {
  const { origin } = new URL(baseURL ?? '');
  const behind = ['/', '%2F', '%5C', '%2F%2F', 'https:%2F%2F'].map((before) => `/d/${before}evil.example`);
  const asked = [
    ...behind,
    ...behind.map((path) => `${path}/`),
    '//EVIL.example',
    '/%2FEVIL.example',
    '/\\EVIL.example',
  ];
  for (const address of asked) {
    const { location = '/' } = (await request.get(origin + address, { maxRedirects: 0 })).headers();
    expect.soft(new URL(location, origin).origin, address).toBe(origin);
  }
});

test('security.txt names whom to write, until when, and its own address', async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text();
  for (const line of [/^Contact: mailto:\S+@\S+$/m, /^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/m, /^Canonical: https:/m])
    expect.soft(text).toMatch(line);
});
