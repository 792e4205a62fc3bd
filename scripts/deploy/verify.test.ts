/** Every single fault of a small site is found, and by its own row. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listen } from '../lib/loopback.ts';
import { answer, builtSite } from '../lib/static-server.ts';
import { failed, markdownOf, siteAt, verify } from './verify.ts';

const SITE = 'https://www.company.example';
const TODAY = '2026-11-23';
const page = (path: string) => `<link rel="canonical" href="${SITE}${path}"><h1>${path}</h1>`;
const RECORD = { commit: 'a'.repeat(40), digest: 'd'.repeat(16) };
const FILES: Record<string, string> = {
  _headers: '/*\n  X-A: 1\n/*.md\n  X-Robots-Tag: noindex\n',
  _redirects: '/faq /home#faq 301\n/d/:town /:town 302\n',
  'index.html': page('/'),
  'home.html': page('/home'),
  'pricing.html': page('/pricing'),
  'yonkers.html': page('/yonkers'),
  '404.html': '<meta name="robots" content="noindex">Not here',
  'pricing.md': 'Prices',
  'sw.js': 'worker',
  'ask.json': '{}',
  'sitemap-index.xml': `<loc>${SITE}/sitemap-towns-0.xml</loc>`,
  'sitemap-towns-0.xml': `<loc>${SITE}/yonkers</loc>`,
  '.well-known/security.txt': 'Expires: 2027-11-20T00:00:00Z\n',
  'build.json': JSON.stringify(RECORD),
};

let root = '';
let live = '';
let stop: () => void;
/** Answers in place of the build's, by path. */
const planted = new Map<string, RequestListener>();

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'verify-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, 'dist', file)), { recursive: true });
    writeFileSync(join(root, 'dist', file), text);
  }
  const site = builtSite(`${root}/dist`);
  const any: RequestListener = (request, response) => answer(site, request, response);
  ({ url: live, stop } = await listen((request, response) =>
    (planted.get(request.url ?? '') ?? any)(request, response),
  ));
});
afterEach(() => {
  stop();
  planted.clear();
  rmSync(root, { recursive: true });
});

const faults = async (wait = 0) =>
  Object.fromEntries(failed(await verify(live, root, TODAY, wait)).map((row) => [row.check, row.faults]));
const reply =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'X-A': '1', ...headers }).end(body);
const HTML = { 'Content-Type': 'text/html' };

it('finds nothing wrong with the build itself', async () => {
  const rows = await verify(live, root, TODAY);
  expect(markdownOf(live, rows)).toContain(`${live} is what was built.`);
  expect(rows.find(({ check }) => check === 'Pages')?.good).toBe('/, /home, /pricing, /yonkers');
});

it.each<[path: string, RequestListener, found: Record<string, string[]>]>([
  ['/pricing', reply(200, 'more', HTML), { Pages: ['/pricing has other bytes than the build'] }],
  ['/yonkers', reply(404, page('/yonkers'), HTML), { Pages: ['/yonkers answers 404'] }],
  [
    '/home',
    reply(200, page('/home'), { ...HTML, 'X-A': '2', 'X-Robots-Tag': 'noindex' }),
    { Headers: ['/home has X-A: 2, not 1', '/home has X-Robots-Tag: noindex, not nothing'] },
  ],
  ['/sw.js', reply(200, 'worker', HTML), { Files: ['/sw.js is no file'] }],
  [
    '/pricing/',
    reply(200, '', HTML),
    { Redirects: [expect.stringMatching(/^\/pricing\/ leads to .*\/nowhere/) as string] },
  ],
  [
    '/faq?a=1',
    reply(301, '', { Location: '/home' }),
    { Redirects: [expect.stringContaining('not to /home?a=1#faq') as string] },
  ],
  [
    '/there-is-no-such-page',
    reply(200, FILES['404.html'] ?? '', HTML),
    { 'Missing page': ['/there-is-no-such-page answers 200, not 404'] },
  ],
  [
    '/build.json',
    reply(200, JSON.stringify({ commit: 'b', digest: '0'.repeat(16) })),
    { Build: [`the site is b, dist/ ${RECORD.commit}`] },
  ],
])('finds a fault at %s', async (path, other, found) => {
  planted.set(path, other);
  expect(await faults()).toEqual(found);
});

it.each([
  ['<a href="/cdn-cgi/l/email-protection#bcd7c5">Email</a>', 'Email Address Obfuscation hides our addresses'],
  ['<span class="__cf_email__" data-cfemail="bc">[email&#160;protected]</span>', 'Email Address Obfuscation'],
  ['<script src="/cdn-cgi/scripts/7d0fa10a/cloudflare-static/rocket-loader.min.js"></script>', 'Rocket Loader'],
  ['<script type="0123456789abcdef01234567-module">1</script>', 'Rocket Loader'],
  ['<script defer src="https://static.cloudflareinsights.com/beacon.min.js"></script>', 'Web Analytics'],
  ['<script>a.src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"</script>', 'Bot Fight Mode'],
  [
    '<script async src="https://tags.example/x.js"></script>',
    'a script that is not ours is in it: https://tags.example/x.js',
  ],
])('says what a host put into a page, with and without the build: %s', async (added, what) => {
  const body = page('/pricing') + added;
  planted.set('/pricing', reply(200, body, HTML));
  const found = { Pages: [expect.stringContaining(`/pricing is not as we wrote it: ${what}`) as string] };
  expect(await faults()).toEqual(found);
  rmSync(join(root, 'dist/build.json'));
  planted.set('/build.json', reply(200, JSON.stringify(RECORD)));
  expect(await faults()).toMatchObject(found);
});

it('finds a page with the canonical of another, and a security.txt that ends soon', async () => {
  rmSync(join(root, 'dist/build.json'));
  planted.set('/build.json', reply(200, JSON.stringify(RECORD)));
  planted.set('/yonkers', reply(200, page('/home'), HTML));
  planted.set('/.well-known/security.txt', reply(200, 'Expires: 2026-12-01T00:00:00Z\n'));
  expect(await faults()).toMatchObject({
    Pages: [`/yonkers has the canonical ${SITE}/home, its sitemap ${SITE}/yonkers`],
    'security.txt': ['/.well-known/security.txt ends on 2026-12-01'],
  });
});

it('waits for a new version, and stops at a site that is not ours', async () => {
  let asked = 0;
  planted.set('/build.json', (request, response) => {
    asked += 1;
    reply(asked === 1 ? 404 : 200, JSON.stringify(RECORD))(request, response);
  });
  expect(await faults(60)).toEqual({});
  planted.set('/build.json', reply(200, 'Parked domain', HTML));
  await expect(verify(live, root, TODAY)).rejects.toThrow('is not the record of a build. Check the address');
  await expect(verify('http://127.0.0.1:9', root, TODAY)).rejects.toThrow(
    'http://127.0.0.1:9/build.json does not answer',
  );
  expect(() => siteAt('www.company.example')).toThrow('Write it in full');
  expect(siteAt('https://www.company.example/pricing')).toBe(SITE);
});
