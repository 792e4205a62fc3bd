/** Each single fault of a site is found, and by the row that speaks of it alone. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { hashOf, RECORD } from '#build/build-record.ts';
import { headersOf, readRules, redirectOf, REVALIDATE } from '../lib/host-rules.ts';
import { typeOf } from '../lib/static-server.ts';
import { asking, NoAnswer, type Answer } from './ask.ts';
import { liveRecord, type Built } from './built.ts';
import type { Visit } from './checks.ts';
import { judgeCertificate } from './secure.ts';
import { failed, markdownOf, rowsOf, siteAt, tableOf } from './verify.ts';

const LIVE = 'https://www.example.com';
const home = (phone: string, price: string) =>
  `<a href="tel:${phone}">Call</a><main>From ${price}, up to $629. <a href="tel:${phone}">Call</a></main>`;
const list = (...paths: string[]) => paths.map((path) => `<loc>${LIVE}${path}</loc>`).join('');
const HEADERS = '/*\n  X-A: 1\n/*.md\n  X-Robots-Tag: noindex\n/_astro/*\n  Cache-Control: immutable';
const REDIRECTS = '/prices /pricing 301\n/faq /pricing#faq 301\n/d/:town /:town 302\n';
const FILES: Record<string, string> = {
  '/': home('+19145550149', '$149'),
  '/pricing': 'prices',
  '/pricing.md': 'prices as text',
  '/404': '<meta name="robots" content="noindex, follow">Not here',
  '/_astro/a.11.js': 'a',
  '/sw.js': 'worker',
  '/find.json': '{}',
  '/pagefind/pagefind-entry.json': '{}',
  '/pagefind/index/en_1.pf_index': 'index',
  '/es/pagefind/pagefind-entry.json': '{}',
  '/sitemap-index.xml': list('/sitemap-pages-0.xml'),
  '/sitemap-pages-0.xml': list('/', '/pricing'),
  '/.well-known/security.txt': 'Expires: 2027-11-20T00:00:00Z\n',
};

const hashesOf = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, hashOf(text)]));

/** A site that was deployed, and how it answers; a test changes either. */
function honest() {
  const files: Record<string, string> = { ...FILES };
  const built: Built = {
    record: { commit: 'a'.repeat(40), digest: 'd'.repeat(16) },
    files: hashesOf(files),
    from: 'dist',
    rules: readRules(HEADERS, REDIRECTS),
    deployed: true,
    phone: '+19145550149',
    price: '$149',
  };
  const served: Record<string, string> = {
    ...files,
    [RECORD]: JSON.stringify(built.record),
    '/assets.json': '{"/_astro/a.11.js":"2026-11-23","/_astro/a.00.js":"2026-11-20"}',
    '/_astro/a.00.js': 'earlier',
  };
  const answers = (asked: string): Answer => {
    const { pathname: path, search } = new URL(asked, LIVE);
    const moved =
      redirectOf(built.rules, path) ?? (/\.html$|.\/$/.test(path) ? { to: '/pricing', status: 307 } : undefined);
    const body = Buffer.from(moved ? '' : (served[path] ?? FILES['/404'] ?? ''));
    const headers = new Headers([...headersOf(built.rules, path)]);
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', REVALIDATE);
    headers.set('Content-Type', typeOf(path) ?? 'text/html; charset=utf-8');
    if (moved) {
      const tail = 'fragment' in moved && moved.fragment !== undefined ? `#${moved.fragment}` : '';
      headers.set('Location', moved.to + search + tail);
    }
    return { status: moved?.status ?? (path in served ? 200 : 404), headers, body };
  };
  const visit: Visit = {
    ask: (path) => Promise.resolve(answers(path)),
    built,
    live: LIVE,
    today: '2026-11-23',
    preview: false,
  };
  /** Makes the answer to one path another. */
  const plant = (at: string, change: (answer: Answer) => Partial<Answer>) => {
    const { ask } = visit;
    visit.ask = async (path) => {
      const answer = await ask(path);
      return path === at ? { ...answer, ...change(answer) } : answer;
    };
  };
  /** Another file, of which build and site agree. */
  const rebuild = (path: string, text: string) => {
    served[path] = text;
    built.files[path] = hashOf(text);
  };
  return { visit, served, built, plant, rebuild };
}
type Site = ReturnType<typeof honest>;
const withHeader = (name: string, value: string) => (answer: Answer) => {
  answer.headers.set(name, value);
  return {};
};

it('finds nothing at an honest site', async () => {
  expect(failed(await rowsOf(honest().visit))).toEqual([]);
});

const FAULTS: [fault: string, row: string, plant: (site: Site) => void, says: string | RegExp][] = [
  [
    'another commit',
    'Build',
    ({ served, built }) => (served[RECORD] = JSON.stringify({ ...built.record, commit: 'b' })),
    'the site is b, dist/ is aaaaaaaaaaaa',
  ],
  [
    'the same commit, built of something else',
    'Build',
    ({ served, built }) => (served[RECORD] = JSON.stringify({ ...built.record, digest: '0'.repeat(16) })),
    /^the files are not the same in both builds/,
  ],
  [
    'a sitemap of another build',
    'Sitemaps',
    ({ served }) => (served['/sitemap-pages-0.xml'] = list('/')),
    '/sitemap-pages-0.xml has other bytes than the build',
  ],
  [
    'a sitemap that names no page',
    'Sitemaps',
    ({ rebuild }) => rebuild('/sitemap-pages-0.xml', list('/', '/gone')),
    '/gone is in a sitemap and no page of the build',
  ],
  ['a wrong byte', 'Pages', ({ served }) => (served['/pricing'] = 'pricez'), '/pricing has other bytes than the build'],
  ['a missing page', 'Pages', ({ served }) => delete served['/pricing'], '/pricing answers 404'],
  ['a page that breaks', 'Pages', ({ plant }) => plant('/pricing', () => ({ status: 500 })), '/pricing answers 500'],
  [
    'a wrong header',
    'Headers',
    ({ plant }) => plant('/pricing', withHeader('X-A', '2')),
    '/pricing has X-A: 2 in place of 1',
  ],
  [
    'a page that is kept too long',
    'Headers',
    ({ plant }) => plant('/', withHeader('Cache-Control', 'max-age=9')),
    /^\/ has Cache-Control: max-age=9/,
  ],
  [
    'a type that browsers refuse',
    'Headers',
    ({ plant }) => plant('/_astro/a.11.js', withHeader('Content-Type', 'text/plain')),
    /Content-Type: text\/plain in place of text\/javascript/,
  ],
  [
    'a page hidden from search engines',
    'Headers',
    ({ plant }) => plant('/pricing', withHeader('X-Robots-Tag', 'noindex')),
    /^\/pricing is hidden/,
  ],
  [
    'a lost redirect',
    'Redirects',
    ({ plant }) => plant('/prices?a=1', ({ headers }) => (headers.delete('Location'), { status: 404 })),
    '/prices?a=1 answers 404 in place of 301 to /pricing?a=1',
  ],
  [
    'a redirect to elsewhere',
    'Redirects',
    ({ plant }) => plant('/faq?a=1', withHeader('Location', 'https://evil.example/')),
    /answers 301 to https:\/\/evil\.example\/ in place/,
  ],
  [
    'a second address of a page',
    'One address a page',
    ({ plant }) => plant('/pricing.html', () => ({ status: 200 })),
    /^\/pricing\.html answers 200/,
  ],
  [
    'a soft 404',
    'No such page',
    ({ plant }) => plant('/there-is-no-such-page', () => ({ status: 200 })),
    /answers 200 in place of 404/,
  ],
  [
    'a 404 of the host',
    'No such page',
    ({ plant }) =>
      plant('/there-is-no-such-page', () => ({ body: Buffer.from('<meta name="robots" content="noindex">') })),
    'the page for it is not ours',
  ],
  [
    'another phone number',
    'Phone and price',
    ({ rebuild }) => rebuild('/', home('+19145550100', '$149')),
    'the home page calls +19145550100, content says +19145550149',
  ],
  [
    'another price',
    'Phone and price',
    ({ rebuild }) => rebuild('/', home('+19145550149', '$1,490')),
    /is \$1,490, content says \$149/,
  ],
  [
    'a missing old file',
    'Earlier files',
    ({ served }) => delete served['/_astro/a.00.js'],
    '/_astro/a.00.js answers 404',
  ],
  ['no list of old files', 'Earlier files', ({ served }) => delete served['/assets.json'], '/assets.json answers 404'],
  [
    'a search without its index',
    'Search',
    ({ served }) => delete served['/pagefind/index/en_1.pf_index'],
    '/pagefind/index/en_1.pf_index answers 404',
  ],
  [
    'a search in one language only',
    'Search',
    ({ served }) => delete served['/es/pagefind/pagefind-entry.json'],
    /^\/es\//,
  ],
  [
    'an old worker',
    'Service worker',
    ({ served }) => (served['/sw.js'] = 'old'),
    '/sw.js has other bytes than the build',
  ],
  [
    'a security.txt that has ended',
    'security.txt',
    ({ rebuild }) => rebuild('/.well-known/security.txt', 'Expires: 2026-11-20T00:00:00Z'),
    'it ended on 2026-11-20',
  ],
  [
    'a security.txt that ends soon',
    'security.txt',
    ({ rebuild }) => rebuild('/.well-known/security.txt', 'Expires: 2026-12-23T00:00:00Z'),
    'it ends on 2026-12-23',
  ],
];
it.each(FAULTS)('finds %s, in the row "%s" alone', async (_, row, plant, says) => {
  const site = honest();
  plant(site);
  const rows = failed(await rowsOf(site.visit));
  expect(rows.map(({ check }) => check)).toEqual([row]);
  expect(rows[0]?.faults).toEqual([typeof says === 'string' ? says : expect.stringMatching(says)]);
  expect(rows[0]?.remedy).not.toBe('');
});

describe('a preview', () => {
  it('must be hidden from search engines, on every page', async () => {
    const { visit, plant } = honest();
    visit.preview = true;
    plant('/', withHeader('X-Robots-Tag', 'noindex'));
    expect(failed(await rowsOf(visit))).toMatchObject([
      { check: 'Headers', faults: ['/pricing may be listed by search engines: X-Robots-Tag is missing'] },
    ]);
    plant('/pricing', withHeader('X-Robots-Tag', 'noindex'));
    expect(failed(await rowsOf(visit))).toEqual([]);
  });
});

describe('the table', () => {
  it('says what to do, in one line a check, however much is wrong', async () => {
    const site = honest();
    site.visit.ask = () => Promise.resolve({ status: 404, headers: new Headers(), body: Buffer.of() });
    site.plant('/pricing.html', withHeader('Location', 'https://a|b.example/\n'));
    const rows = await rowsOf(site.visit);
    const lines = tableOf(rows).split('\n');
    expect(lines).toHaveLength(rows.length + 2);
    expect(lines).toContain(
      '| Service worker | ✗ /sw.js answers 404 | Deploy again: until then browsers keep what an earlier worker gives them |',
    );
    expect(markdownOf(LIVE, rows)).toMatch(/^https:\/\/www\.example\.com fails \d+ of 12 checks\.\n/);
  });

  it('names four faults and counts the rest', async () => {
    const site = honest();
    for (let at = 0; at < 6; at += 1) site.built.files[`/town-${at}`] = hashOf('');
    const pages = failed(await rowsOf(site.visit)).find(({ check }) => check === 'Pages');
    expect(pages && tableOf([pages])).toContain('/town-3 answers 404; and 2 more |');
  });
});

it('counts a certificate as good for more than two weeks', () => {
  const judged = (until: string, refused?: string) => judgeCertificate({ until, refused }, '2026-11-23').faults;
  expect(judged('2026-12-08')).toEqual([]);
  expect(judged('2026-12-07')).toEqual(['it ends on 2026-12-07']);
  expect(judged('2027-12-07', 'its certificate has expired. Renew it')).toEqual(['its certificate has expired']);
});

describe('asking', () => {
  const servers: ReturnType<typeof createServer>[] = [];
  afterAll(() => servers.forEach((server) => server.close()));
  async function host(answer: RequestListener): Promise<string> {
    const server = createServer(answer);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it('unpacks what it gets, asks for each path once, and follows no redirect', async () => {
    const asked: string[] = [];
    const ask = asking(
      await host((request, response) => {
        asked.push(request.url ?? '');
        response.writeHead(302, { Location: '/b', 'Content-Encoding': 'gzip' }).end(gzipSync('packed'));
      }),
    );
    const [answer] = await Promise.all([ask('/a'), ask('/a')]);
    expect([answer.status, answer.body.toString()]).toEqual([302, 'packed']);
    expect(asked).toEqual(['/a']);
  });

  it('asks eight at a time', async () => {
    const waiting: (() => void)[] = [];
    const eight = Promise.withResolvers<undefined>();
    let holding = true;
    const live = await host(({ url }, response) => {
      if (url === '/aside' || !holding) response.end();
      else if (waiting.push(() => response.end()) === 8) eight.resolve(undefined);
    });
    const ask = asking(live);
    const all = Promise.all(Array.from({ length: 16 }, (_, at) => ask(`/${at}`)));
    await eight.promise;
    // A ninth would have been heard before this.
    await fetch(`${live}/aside`);
    expect(waiting).toHaveLength(8);
    holding = false;
    for (const go of waiting) go();
    await all;
  });

  it('says in a sentence that nothing is there', async () => {
    const live = await host(() => undefined);
    await new Promise((resolve) => servers.pop()?.close(resolve));
    const said: unknown = await asking(live)('/').catch((error: unknown) => error);
    expect(said).toBeInstanceOf(NoAnswer);
    expect(said).toHaveProperty('message', `${live}/ does not answer: nothing listens there. Is the host running?`);
  });

  it.each([
    ['a page for everything', 200, 'text/html', 'this host answers whatever it is asked'],
    ['something else', 200, 'application/json', 'is not the record that a build writes'],
    ['no such file', 404, 'text/html', 'answers 404: this site, or this state of it, is not there'],
  ])('says in a sentence that the site is none of ours: %s', (_, status, type, says) => {
    const answer = { status, headers: new Headers({ 'Content-Type': type }), body: Buffer.from('<html>') };
    expect(() => liveRecord(LIVE, answer)).toThrow(says);
  });

  it('takes any address of the site, and nothing else', () => {
    expect(siteAt('https://www.example.com/pricing?a=1')).toBe(LIVE);
    for (const wrong of ['', 'www.example.com', 'ftp://example.com']) expect(() => siteAt(wrong)).toThrow('https://');
  });
});
