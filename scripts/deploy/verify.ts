/** Asks a few addresses of a live site whether it is what was built: the build in dist/, or else what the site itself says. */
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { holdsBuild, isBuildRecord, RECORD, type BuildRecord } from '#build/build-record.ts';
import { daysAfter } from '#lib/dates.ts';
import { paths } from '#pages.ts';
import { headersOf, readRules, type Rules } from '../lib/host-rules.ts';
import { table } from '../lib/markdown-table.ts';

export interface Row {
  check: string;
  /** What was looked at. */
  good: string;
  /** One sentence each, without a period; none if all is well. */
  faults: string[];
  /** What to do if it fails. */
  remedy: string;
}

interface Options {
  /** The project's folder. */
  root: string;
  /** Year-month-day. */
  today: string;
  /** Seconds that a new version may take until it is served everywhere. */
  wait?: number;
}

interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

interface Visit {
  /** The site's address, without a trailing slash. */
  live: string;
  ask: (path: string) => Promise<Answer>;
  /** The file of an address in dist/; undefined without a build. */
  built: ((path: string) => Buffer | undefined) | undefined;
  rules: Rules;
  today: string;
}

const TIMEOUT = 20_000;
const PAUSE = 2000;
/** A new security.txt is due this many days before its end. */
const SECURITY_AHEAD = 30;
const NOWHERE = '/there-is-no-such-page';
const SECURITY = '/.well-known/security.txt';
/** One file of each kind that a host may treat in its own way. */
const FILES = ['/sw.js', SECURITY, '/sitemap-index.xml', '/pricing.md', '/pagefind/pagefind-entry.json'];

/**
 * @param address any address of the site
 * @returns its origin, without a trailing slash
 * @throws Error for anything else
 */
export function siteAt(address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(
      `"${address}" is not the address of a site. Write it with https://: npm run deploy -- --verify https://www.example.com`,
    );
  return url.origin;
}

async function request(address: string): Promise<Answer> {
  const once = () =>
    fetch(address, {
      redirect: 'manual',
      headers: { 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(TIMEOUT),
    });
  try {
    // A kept connection may be closed just as it is used again; that says nothing about the site.
    const response = await once().catch(once);
    return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const { message, cause } = error as Error;
    throw new Error(`${address} does not answer: ${cause instanceof Error ? cause.message : message}`, {
      cause: error,
    });
  }
}

function parseRecord(text: string): BuildRecord | undefined {
  try {
    const record: unknown = JSON.parse(text);
    return isBuildRecord(record) ? record : undefined;
  } catch {
    return undefined;
  }
}

const isPage = (path: string): boolean => !/\.\w+$/.test(path);
const isHtml = ({ headers }: Answer): boolean => headers.get('Content-Type')?.startsWith('text/html') ?? false;
const addressesIn = ({ body }: Answer): string[] =>
  [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

/** The fixed pages, and one page of each sitemap: a service, a town, a town hall, a guide, one in another language. */
async function samplePages({ ask }: Visit): Promise<{ pages: Map<string, string | undefined>; faults: string[] }> {
  const pages = new Map<string, string | undefined>(
    [paths.welcome, paths.home, paths.pricing].map((path) => [path, undefined]),
  );
  const faults: string[] = [];
  for (const sitemap of addressesIn(await ask('/sitemap-index.xml'))) {
    const path = new URL(sitemap).pathname;
    const addresses = addressesIn(await ask(path));
    const sample = addresses[Math.floor(addresses.length / 2)];
    if (sample) pages.set(new URL(sample).pathname, sample);
    else faults.push(`${path} lists no page`);
  }
  if (pages.size < 4) faults.push('/sitemap-index.xml lists no sitemap');
  return { pages, faults };
}

/** The answer must be the very file in dist/; without a build, at least a file of its kind. */
function bodyFaults({ built }: Visit, path: string, answer: Answer): string[] {
  if (answer.status !== 200) return [`${path} answers ${answer.status}`];
  if (built) return built(path)?.equals(answer.body) ? [] : [`${path} has other bytes than the build`];
  return isHtml(answer) === isPage(path) ? [] : [`${path} is ${answer.headers.get('Content-Type') ?? 'of no type'}`];
}

async function pagesRow(visit: Visit, pages: ReadonlyMap<string, string | undefined>): Promise<string[]> {
  const all = [...pages].map(async ([path, address]) => {
    const answer = await visit.ask(path);
    const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(answer.body.toString()) ?? [];
    const wrong = address && canonical !== address && answer.status === 200;
    return [
      ...bodyFaults(visit, path, answer),
      ...(wrong ? [`${path} names ${canonical ?? 'nothing'} as canonical, its sitemap ${address}`] : []),
    ];
  });
  return (await Promise.all(all)).flat();
}

async function headerFaults({ ask, rules, live }: Visit, path: string): Promise<string[]> {
  const { status, headers } = await ask(path);
  if (status !== 200) return [];
  // Cloudflare's own addresses are previews, which no search engine may list.
  const wanted = headersOf(rules, path, new URL(live).hostname);
  const faults = [...wanted]
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name, value]) => `${path} has ${name}: ${headers.get(name) ?? 'nothing'} in place of ${value}`);
  const hidden = headers.get('X-Robots-Tag');
  return hidden && !wanted.has('X-Robots-Tag') ? [...faults, `${path} has X-Robots-Tag: ${hidden}`] : faults;
}

/** Some redirects of _redirects, and the second forms of a page's address. */
function expectedRedirects({ redirects }: Rules): [from: string, to: string][] {
  const middle = redirects[Math.floor(redirects.length / 2)];
  const samples = [redirects[0], middle, redirects.find(({ from }) => from.includes(':'))];
  const fill = (path: string) => path.replace(/:[a-z]+/, 'some-town');
  const listed = samples.filter((rule) => rule !== undefined);
  return [
    ...listed.map(({ from, to, fragment }): [string, string] => [
      `${fill(from)}?a=1`,
      `${fill(to)}?a=1${fragment === undefined ? '' : `#${fragment}`}`,
    ]),
    [`${paths.pricing}/`, paths.pricing],
    [`${paths.pricing}.html`, paths.pricing],
  ];
}

async function redirectFaults({ live, ask, rules }: Visit): Promise<string[]> {
  const all = expectedRedirects(rules).map(async ([from, to]) => {
    const { status, headers } = await ask(from);
    const location = new URL(headers.get('Location') ?? from, live).href;
    return status > 300 && status < 400 && location === live + to
      ? []
      : [`${from} answers ${status} and leads to ${headers.get('Location') ?? 'nowhere'} in place of ${to}`];
  });
  const url = new URL(live);
  if (url.protocol === 'https:' && url.port === '') {
    const plain = `http://${url.host}${paths.pricing}`;
    const { headers } = await request(plain);
    if (headers.get('Location') !== live + paths.pricing)
      all.push(Promise.resolve([`${plain} does not lead to https`]));
  }
  return (await Promise.all(all)).flat();
}

async function notFoundFaults({ ask, built }: Visit): Promise<string[]> {
  const { status, headers, body } = await ask(NOWHERE);
  const hidden = `${headers.get('X-Robots-Tag') ?? ''} ${/<meta name="robots"[^>]*/.exec(body.toString())?.[0] ?? ''}`;
  return [
    ...(status === 404 ? [] : [`${NOWHERE} answers ${status} in place of 404`]),
    ...(hidden.includes('noindex') ? [] : ['search engines may list the page for missing addresses']),
    ...(!built || built(paths.notFound)?.equals(body) ? [] : ['the page for missing addresses is not ours']),
  ];
}

/** A file that only pages of earlier builds name must still be there. */
async function formerFaults({ ask }: Visit): Promise<string[]> {
  const list = await ask('/assets.json');
  if (list.status !== 200 || isHtml(list)) return [];
  const days = Object.entries(JSON.parse(list.body.toString()) as Record<string, string>);
  const oldest = days.sort(([, a], [, b]) => (a < b ? -1 : 1))[0]?.[0];
  if (oldest === undefined) return [];
  const answer = await ask(oldest);
  return answer.status === 200 && !isHtml(answer) ? [] : [`${oldest} answers ${answer.status}`];
}

async function securityFaults({ ask, today }: Visit): Promise<string[]> {
  const [, until = ''] = /^Expires: (\d{4}-\d\d-\d\d)T/m.exec((await ask(SECURITY)).body.toString()) ?? [];
  return until > daysAfter(today, SECURITY_AHEAD) ? [] : [`${SECURITY} ends on ${until || 'no day'}`];
}

/** The live record: that of dist/ as soon as it is served, or whatever is there in the end. */
async function awaitRecord(live: string, own: BuildRecord | undefined, wait: number): Promise<BuildRecord> {
  const until = performance.now() + wait * 1000;
  for (;;) {
    const last = performance.now() >= until;
    const answer = await request(live + RECORD).catch((error: unknown) => {
      if (last) throw error;
    });
    const record = answer?.status === 200 ? parseRecord(answer.body.toString()) : undefined;
    if (record && (last || !own || record.digest === own.digest)) return record;
    if (last)
      throw new Error(
        `${live}${RECORD} answers ${answer?.status ?? 'nothing'} and is not the record of a build. Check the address, or deploy.`,
      );
    await setTimeout(PAUSE);
  }
}

/**
 * @param live as siteAt returns it
 * @throws Error with a sentence, if the site does not answer or is not ours
 */
export async function verify(live: string, { root, today, wait = 0 }: Options): Promise<Row[]> {
  const dist = `${root}/dist`;
  const read = (file: string) => readFileSync(file, 'utf8');
  const own = holdsBuild(dist) ? parseRecord(read(dist + RECORD)) : undefined;
  const record = await awaitRecord(live, own, wait);
  const answers = new Map<string, Promise<Answer>>();
  const ask = (path: string): Promise<Answer> => {
    const answer = answers.get(path) ?? request(live + path);
    answers.set(path, answer);
    return answer;
  };
  const built = (path: string): Buffer | undefined => {
    const file = [dist + path, `${dist}${path === '/' ? '/index' : path}.html`].find(
      (name) => /\.\w+$/.test(name) && existsSync(name),
    );
    return file === undefined ? undefined : readFileSync(file);
  };
  const visit: Visit = {
    ...{ live, ask, today },
    built: own && built,
    rules: own
      ? readRules(read(`${dist}/_headers`), read(`${dist}/_redirects`))
      : readRules(read(`${root}/public/_headers`), ''),
  };
  const { pages, faults } = await samplePages(visit);
  const rows: [check: string, good: string, remedy: string, look: () => Promise<string[]> | string[]][] = [
    [
      'Build',
      `${record.commit.slice(0, 12)}${own ? ', as in dist/' : ', as the site says itself'}`,
      'Deploy, or check out the commit that is live and build it',
      () => (!own || own.digest === record.digest ? [] : [`the site is ${record.commit}, dist/ is ${own.commit}`]),
    ],
    ['Sitemaps', `${pages.size} pages picked`, 'Deploy again', () => faults],
    [
      'Pages',
      [...pages.keys()].join(', '),
      'Deploy again. If it stays, turn off what rewrites pages at the host: email obfuscation, minifying, injected scripts',
      () => pagesRow(visit, pages),
    ],
    [
      'Files',
      FILES.join(', '),
      'Deploy again. If it stays, look for a rule at the host that changes or refuses such files',
      async () => (await Promise.all(FILES.map(async (path) => bodyFaults(visit, path, await ask(path))))).flat(),
    ],
    [
      'Headers',
      `those of the ${pages.size + FILES.length} addresses above`,
      'Compare public/_headers with the rules at the host, which come on top',
      async () => (await Promise.all([...pages.keys(), ...FILES].map((path) => headerFaults(visit, path)))).flat(),
    ],
    [
      'Redirects',
      own ? 'samples lead where they should' : `${paths.pricing} has one address`,
      'Deploy again. If it stays, look for a redirect rule at the host',
      () => redirectFaults(visit),
    ],
    ['Missing page', '404, with our page', 'See src/features/not-found/cdn-worker.ts', () => notFoundFaults(visit)],
    [
      'Earlier files',
      'still there for open pages',
      'Deploy with npm run deploy, which keeps them',
      () => formerFaults(visit),
    ],
    [
      'security.txt',
      'valid',
      'Set securityUntil in content/business.yaml to a day within a year, and deploy',
      () => securityFaults(visit),
    ],
  ];
  return Promise.all(
    rows.map(async ([check, good, remedy, look]) => {
      const found = await Promise.resolve(look()).catch((error: unknown) => [
        error instanceof Error ? error.message : String(error),
      ]);
      return { check, good, remedy, faults: found };
    }),
  );
}

export const failed = (rows: readonly Row[]): Row[] => rows.filter(({ faults }) => faults.length > 0);

/** The rows as Markdown: one sentence, and a table. */
export function markdownOf(live: string, rows: readonly Row[]): string {
  const count = failed(rows).length;
  const cell = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', String.raw`\|`);
  const cells = rows.map(({ check, good, faults, remedy }) =>
    faults.length === 0 ? [check, cell(`✓ ${good}`), ''] : [check, cell(`✗ ${faults.join('; ')}`), remedy],
  );
  const sentence = count === 0 ? 'is what was built' : `fails ${count} of ${rows.length} checks`;
  return `${live} ${sentence}.\n\n${table(['check', 'result', 'what to do'], cells, 'words')}\n`;
}
