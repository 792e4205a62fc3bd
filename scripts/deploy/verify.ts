/** Asks a few addresses of a live site whether it is what was built: the build in dist/, or else what the site itself says. */
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { isBuildRecord, RECORD, type BuildRecord } from '#build/build-record.ts';
import { daysAfter } from '#lib/dates.ts';
import { paths } from '#pages.ts';
import { headersOf, readRules, type Rules } from '../lib/host-rules.ts';
import { table } from '../lib/markdown-table.ts';

export interface Row {
  check: string;
  /** What was looked at. */
  good: string;
  /** What to do if it fails. */
  remedy: string;
  /** One sentence each, without a period; none if all is well. */
  faults: string[];
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
}

const TIMEOUT = 20_000;
const PAUSE = 2000;
/** A new security.txt is due this many days before its end. */
const SECURITY_AHEAD = 30;
const NOWHERE = '/there-is-no-such-page';
const SECURITY = '/.well-known/security.txt';
/** One file of each kind that a host may treat in its own way. */
const FILES = ['/sw.js', SECURITY, '/sitemap-index.xml', '/pricing.md', '/ask.json'];

/** @returns the origin of any address of the site */
export function siteAt(address: string): string {
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(`"${address}" is not the address of a site. Write it in full: https://www.example.com`);
}

async function request(address: string): Promise<Answer> {
  const once = () => fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });
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

/** What a host may put into pages, by what shows it, and where it is switched off. */
const REWRITES: [mark: RegExp, what: string][] = [
  [
    /\/email-protection#|data-cfemail|email-decode/,
    'Email Address Obfuscation hides our addresses (Cloudflare: Security, Scrape Shield)',
  ],
  [
    /rocket-loader|<script[^>]* type="[\da-f]{24}-/,
    'Rocket Loader holds scripts back (Cloudflare: Speed, Settings, Content Optimization)',
  ],
  [/cloudflareinsights\.com|data-cf-beacon/, 'Web Analytics adds a script (Cloudflare: Web Analytics, Manage site)'],
  [
    /\/cdn-cgi\/challenge-platform\//,
    'Bot Fight Mode or JavaScript detections add a script (Cloudflare: Security, Settings)',
  ],
  [/\/cdn-cgi\/zaraz\//, 'Zaraz adds a script (Cloudflare: Tag management)'],
];
/** Of scripts that the build has not written. */
const FOREIGN_SCRIPT = /<script[^>]* src=["']?(?!\/_astro\/)([^"' >]+)/;

/** @returns what a host has changed in a page, as far as it shows without the build */
function rewritesIn(html: string): string[] {
  const known = REWRITES.filter(([mark]) => mark.test(html)).map(([, what]) => what);
  const [, script] = FOREIGN_SCRIPT.exec(html) ?? [];
  return known.length > 0 || script === undefined ? known : [`a script that is not ours is in it: ${script}`];
}

const addressesIn = ({ body }: Answer): string[] =>
  [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

/** Fixed pages, and one of each sitemap (a service, a town, a town hall, a guide …) with its full address. */
async function samplePages(ask: Visit['ask']): Promise<Map<string, string | undefined>> {
  const pages = new Map<string, string | undefined>();
  for (const path of [paths.welcome, paths.home, paths.pricing]) pages.set(path, undefined);
  for (const sitemap of addressesIn(await ask('/sitemap-index.xml'))) {
    const addresses = addressesIn(await ask(new URL(sitemap).pathname));
    // A sitemap without an address is itself asked for as a page, and is none.
    const sample = addresses[Math.floor(addresses.length / 2)] ?? sitemap;
    pages.set(new URL(sample).pathname, sample);
  }
  return pages;
}

/**
 * The answer must be the very file in dist/; without a build, at least one of its kind.
 *
 * @param address of a page in its sitemap, which must be its canonical
 */
async function contentFaults({ ask, built }: Visit, path: string, kind: 'page' | 'file', address?: string) {
  const { status, headers, body } = await ask(path);
  if (status !== 200) return [`${path} answers ${status}`];
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (isPage !== (kind === 'page')) return [`${path} is no ${kind}`];
  const rewrites = kind === 'page' ? rewritesIn(body.toString()) : [];
  if (rewrites.length > 0) return rewrites.map((what) => `${path} is not as we wrote it: ${what}`);
  if (built && !built(path)?.equals(body)) return [`${path} has other bytes than the build`];
  const [, canonical = 'nothing'] = /<link rel="canonical" href="([^"]+)"/.exec(body.toString()) ?? [];
  return !address || canonical === address ? [] : [`${path} has the canonical ${canonical}, its sitemap ${address}`];
}

async function headerFaults({ ask, rules, live }: Visit, path: string): Promise<string[]> {
  const { headers } = await ask(path);
  // By the same rules, previews at workers.dev must keep search engines out, and no other address may.
  const wanted = headersOf(rules, path, new URL(live).hostname);
  return [...new Set([...wanted.keys(), 'X-Robots-Tag'])]
    .filter((name) => headers.get(name) !== (wanted.get(name) ?? null))
    .map((name) => `${path} has ${name}: ${headers.get(name) ?? 'nothing'}, not ${wanted.get(name) ?? 'nothing'}`);
}

/** Samples of _redirects, and the second form of a page's address. */
async function redirectFaults({ live, ask, rules: { redirects } }: Visit): Promise<string[]> {
  const fill = (path: string) => path.replace(/:[a-z]+/, 'some-town');
  const expected = [redirects[0], redirects.find(({ from }) => from.includes(':'))].flatMap((rule) =>
    rule
      ? [[`${fill(rule.from)}?a=1`, `${fill(rule.to)}?a=1${rule.fragment ? `#${rule.fragment}` : ''}`] as const]
      : [],
  );
  const leadsTo = ({ headers }: Answer) => new URL(headers.get('Location') ?? '/nowhere', live).href;
  const faults: string[] = [];
  for (const [from, to] of [...expected, [`${paths.pricing}/`, paths.pricing] as const]) {
    const target = leadsTo(await ask(from));
    if (target !== live + to) faults.push(`${from} leads to ${target}, not to ${to}`);
  }
  const { protocol, host, port } = new URL(live);
  if (protocol === 'https:' && port === '' && leadsTo(await request(`http://${host}/home`)) !== `${live}/home`)
    faults.push(`http://${host}/home does not lead to https`);
  return faults;
}

async function notFoundFaults({ ask, built }: Visit): Promise<string[]> {
  const { status, headers, body } = await ask(NOWHERE);
  const robots = `${headers.get('X-Robots-Tag') ?? ''} ${/<meta name="robots"[^>]*/.exec(body.toString())?.[0] ?? ''}`;
  return [
    ...(status === 404 ? [] : [`${NOWHERE} answers ${status}, not 404`]),
    ...(robots.includes('noindex') ? [] : ['search engines may list the page for missing addresses']),
    ...(!built || built(paths.notFound)?.equals(body) ? [] : ['the page for missing addresses is not ours']),
  ];
}

async function securityFaults({ ask }: Visit, today: string): Promise<string[]> {
  const [, until = ''] = /^Expires: (\d{4}-\d\d-\d\d)T/m.exec((await ask(SECURITY)).body.toString()) ?? [];
  return until > daysAfter(today, SECURITY_AHEAD) ? [] : [`${SECURITY} ends on ${until || 'no day'}`];
}

async function row(check: string, good: string, remedy: string, looks: Promise<string[]>[]): Promise<Row> {
  const faults = await Promise.all(looks.map((look) => look.catch((error: unknown) => [(error as Error).message])));
  return { check, good, remedy, faults: [...new Set(faults.flat())] };
}

async function siteRows(visit: Visit, today: string): Promise<Row[]> {
  const pages = await samplePages(visit.ask);
  const all = [...pages.keys(), ...FILES];
  const again = 'Deploy again. If it stays, look for a rule at the host that';
  const rewrites = `${again} rewrites pages: email obfuscation, minifying, injected scripts (docs/operations.md, step 6)`;
  const headers = 'Compare public/_headers with the rules at the host, which come on top';
  const security = 'Set securityUntil in content/business.yaml to a day within a year, and deploy';
  const looks = [...pages].map(([path, address]) => contentFaults(visit, path, 'page', address));
  const fileLooks = FILES.map((path) => contentFaults(visit, path, 'file'));
  const headerLooks = all.map((path) => headerFaults(visit, path));
  return Promise.all([
    row('Pages', [...pages.keys()].join(', '), rewrites, looks),
    row('Files', FILES.join(', '), `${again} changes or refuses such files`, fileLooks),
    row('Headers', `of these ${all.length} addresses`, headers, headerLooks),
    row('Redirects', 'samples lead where they should', `${again} redirects`, [redirectFaults(visit)]),
    row('Missing page', '404, with our page', 'See src/features/not-found/cdn-worker.ts', [notFoundFaults(visit)]),
    row('security.txt', 'valid', security, [securityFaults(visit, today)]),
  ]);
}

/** The live record: that of dist/ as soon as it is served, or whatever is there in the end. */
async function awaitRecord(live: string, own: BuildRecord | undefined, wait: number): Promise<BuildRecord> {
  const until = performance.now() + wait * 1000;
  for (;;) {
    const last = performance.now() >= until;
    const { status, body } = await request(live + RECORD);
    const record = status === 200 ? parseRecord(body.toString()) : undefined;
    if (record && (last || !own || record.digest === own.digest)) return record;
    if (last)
      throw new Error(
        `${live}${RECORD} answers ${status} and is not the record of a build. Check the address, or deploy.`,
      );
    await setTimeout(PAUSE);
  }
}

/**
 * @param live as siteAt returns it
 * @param root the project's folder
 * @param today year-month-day
 * @param wait seconds until the build in dist/ must be served
 * @throws Error with a sentence, if the site does not answer or is not ours
 */
export async function verify(live: string, root: string, today: string, wait = 0): Promise<Row[]> {
  const read = (file: string) => (existsSync(root + file) ? readFileSync(root + file) : undefined);
  const text = (file: string) => read(file)?.toString() ?? '';
  const own = parseRecord(text(`/dist${RECORD}`));
  const { commit, digest } = await awaitRecord(live, own, wait);
  const answers = new Map<string, Promise<Answer>>();
  const ask = (path: string): Promise<Answer> => {
    const answer = answers.get(path) ?? request(live + path);
    answers.set(path, answer);
    return answer;
  };
  const fileOf = (path: string) => (/\.\w+$/.test(path) ? path : `${path === '/' ? '/index' : path}.html`);
  const build: Row = {
    check: 'Build',
    good: `${commit.slice(0, 12)}${own ? ', as in dist/' : ', as the site says itself'}`,
    remedy: 'Deploy, or check out the commit that is live and build it',
    faults: !own || own.digest === digest ? [] : [`the site is ${commit}, dist/ ${own.commit}`],
  };
  const rules = readRules(text(own ? '/dist/_headers' : '/public/_headers'), text('/dist/_redirects'));
  const built = own && ((path: string) => read(`/dist${fileOf(path)}`));
  return [build, ...(await siteRows({ live, ask, built, rules }, today))];
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
