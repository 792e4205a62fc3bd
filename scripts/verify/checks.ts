/** What a live site is asked, one row of the report each. They ask by path, so that a test can answer for a site. */
import { parse } from 'node-html-parser';
import { extname } from 'node:path';
import { hashOf, RECORD, type FileHashes } from '#build/build-record.ts';
import { daysAfter } from '#lib/dates.ts';
import { paths } from '#pages.ts';
import { headersOf, REVALIDATE } from '../lib/host-rules.ts';
import { typeOf } from '../lib/static-server.ts';
import { NoAnswer, type Answer, type Ask } from './ask.ts';
import { parsedRecord, type Built } from './built.ts';

export interface Visit {
  ask: Ask;
  built: Built;
  /** The site's address, by which a full address in an answer is known as its own. */
  live: string;
  /** Year-month-day. */
  today: string;
  /** True for a site that search engines must not list. */
  preview: boolean;
}

export interface Finding {
  /** What was found in order. */
  good: string;
  /** A sentence each, without a period; none where all is well. */
  faults: string[];
  /** True where there was nothing to ask; `good` says why. */
  skipped?: boolean;
}

export interface Check {
  name: string;
  /** What to do when it fails. */
  remedy: string;
  look: (visit: Visit) => Finding | Promise<Finding>;
}

/** The list that a deploy writes beside the build (scripts/lib/asset-retention.ts). */
const EARLIER = '/assets.json';
const SITEMAP = '/sitemap-index.xml';
const SECURITY = '/.well-known/security.txt';
/** A path at which there is never anything. */
const NOWHERE = '/there-is-no-such-page';
/** How long security.txt must still hold, in days. */
const AHEAD = 30;

const isPage = (path: string): boolean => extname(path) === '' && path !== paths.notFound;
const filesOf = ({ built }: Visit): string[] => Object.keys(built.files);
const short = (commit: string): string => commit.replace(/^([0-9a-f]{12})[0-9a-f]+/, '$1');

/** What is wrong with the answers to all these paths; one that does not come is a fault of its own. */
async function faultsAt(
  { ask }: Visit,
  paths: readonly string[],
  judge: (answer: Answer, path: string) => readonly string[],
): Promise<string[]> {
  const all = paths.map(async (path) => {
    try {
      return judge(await ask(path), path);
    } catch (error) {
      if (error instanceof NoAnswer) return [`${path} does not answer`];
      throw error;
    }
  });
  return (await Promise.all(all)).flat();
}

/** Judges whether an answer is the very file that was built. */
const asBuilt =
  ({ built }: Visit) =>
  ({ status, body }: Answer, path: string): string[] => {
    if (status !== 200) return [`${path} answers ${status}`];
    const known = built.files[path];
    // The site itself tells no hashes.
    return (built.from === 'live' && !known) || hashOf(body) === known
      ? []
      : [`${path} has other bytes than the build`];
  };

const build: Check = {
  name: 'Build',
  remedy: 'Deploy, or check out the commit that is live and build it',
  async look({ ask, built }) {
    const { commit, digest } = built.record;
    const live = parsedRecord((await ask(RECORD)).body.toString());
    if (built.from === 'live')
      return { good: `${short(commit)}, as the site says itself: there is no build in dist/`, faults: [] };
    if (!live) return { good: '', faults: [`${RECORD} is no longer there`] };
    if (live.commit !== commit)
      return { good: '', faults: [`the site is ${short(live.commit)}, dist/ is ${short(commit)}`] };
    return {
      good: `${short(commit)}, as in dist/`,
      faults: live.digest === digest ? [] : [`the files are not the same in both builds of ${short(commit)}`],
    };
  },
};

const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

/** Pages that the live site's own sitemaps name, without hashes. */
export async function filesNamed(ask: Ask): Promise<FileHashes> {
  const read = async (path: string) => addressesIn((await ask(path)).body.toString());
  const lists = await read(SITEMAP);
  return Object.fromEntries((await Promise.all(lists.map(read))).flat().map((path) => [path, '']));
}

const sitemaps: Check = {
  name: 'Sitemaps',
  remedy: 'Deploy again. If it stays, look for a rule at the host that changes .xml files',
  async look(visit) {
    const lists: string[] = [];
    const named: string[] = [];
    const read = (into: string[]) => (answer: Answer, path: string) => {
      if (answer.status === 200) into.push(...addressesIn(answer.body.toString()));
      return asBuilt(visit)(answer, path);
    };
    const faults = [...(await faultsAt(visit, [SITEMAP], read(lists))), ...(await faultsAt(visit, lists, read(named)))];
    const unknown = named.filter((path) => !(path in visit.built.files));
    return {
      good: `${named.length} addresses in ${lists.length} sitemaps`,
      faults: [...faults, ...unknown.map((path) => `${path} is in a sitemap and no page of the build`)],
    };
  },
};

const pages: Check = {
  name: 'Pages',
  remedy:
    'Deploy again. If it stays, turn off what rewrites pages at the host: email obfuscation, minifying, injected scripts',
  async look(visit) {
    const paths = filesOf(visit).filter(isPage);
    return { good: `${paths.length} pages, each as built`, faults: await faultsAt(visit, paths, asBuilt(visit)) };
  },
};

/** All pages, and one file of each kind: those of the same ending and the same headers, but for their own addresses. */
function sampled(visit: Visit): string[] {
  const kinds = new Map<string, string>();
  for (const path of filesOf(visit)) {
    if (path === paths.notFound) continue;
    const own = [...headersOf(visit.built.rules, path)].filter(([name]) => name !== 'Link');
    const kind = isPage(path) ? path : extname(path) + JSON.stringify(own);
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds.values()];
}

/** What of a type must be right: a picture is known by its bytes, and XML and scripts have two names each. */
const kindOfType = (type: string): string =>
  type.replace(/;.*/, '').replace(/^(image)\/.*|^(?:text|application)\/(xml|javascript)$/, '$1$2');

function headerFaults({ built, preview }: Visit, { status, headers }: Answer, path: string): string[] {
  // Another row says so.
  if (status !== 200) return [];
  const wanted = headersOf(built.rules, path);
  if (!wanted.has('Cache-Control')) wanted.set('Cache-Control', REVALIDATE);
  const listed = wanted.get('X-Robots-Tag');
  const robots = headers.get('X-Robots-Tag');
  wanted.delete('X-Robots-Tag');
  const faults = [...wanted]
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name, value]) => `${path} has ${name}: ${headers.get(name) ?? 'nothing'} in place of ${value}`);
  const hidden = robots?.includes('noindex') ?? false;
  if (preview && isPage(path) && !hidden)
    faults.push(`${path} may be listed by search engines: X-Robots-Tag is missing`);
  if (!preview && hidden !== (listed === 'noindex'))
    faults.push(`${path} ${hidden ? 'is hidden from' : 'may be listed by'} search engines (X-Robots-Tag)`);
  const type = typeOf(isPage(path) ? '.html' : path);
  const given = headers.get('Content-Type') ?? 'nothing';
  if (type && !wanted.has('Content-Type') && kindOfType(given) !== kindOfType(type))
    faults.push(`${path} has Content-Type: ${given} in place of ${type}`);
  return faults;
}

const headers: Check = {
  name: 'Headers',
  remedy: 'Compare public/_headers with the rules of the host: what is set there for the whole domain comes on top',
  async look(visit) {
    const paths = sampled(visit);
    const count = paths.filter(isPage).length;
    return {
      good: `${count} pages and ${paths.length - count} kinds of files`,
      faults: await faultsAt(visit, paths, (answer, path) => headerFaults(visit, answer, path)),
    };
  },
};

/** Where an answer leads, as a path of this site where it stays on it. */
function leadsTo(live: string, { headers }: Answer): string {
  const location = headers.get('Location');
  if (location === null) return 'nowhere';
  const { origin, href } = new URL(location, live);
  return origin === new URL(live).origin ? href.slice(origin.length) : href;
}

const redirects: Check = {
  name: 'Redirects',
  remedy: 'Deploy again. If it stays, look for a redirect rule at the host that comes first',
  async look(visit) {
    const wanted = new Map(
      visit.built.rules.redirects.map(({ from, to, fragment, status }) => [
        `${filled(from)}?a=1`,
        `${status} to ${filled(to)}?a=1${fragment === undefined ? '' : `#${fragment}`}`,
      ]),
    );
    const faults = await faultsAt(visit, [...wanted.keys()], (answer, path) => {
      const got = answer.headers.has('Location') ? `${answer.status} to ${leadsTo(visit.live, answer)}` : answer.status;
      return got === wanted.get(path) ? [] : [`${path} answers ${got} in place of ${wanted.get(path) ?? ''}`];
    });
    return { good: `${wanted.size} lead where they should, with what was asked`, faults };
  },
};
/** Any town stands for all of them. */
const filled = (path: string): string => path.replace(/:[a-z]+/, 'some-town');

const oneAddress: Check = {
  name: 'One address a page',
  remedy: 'See html_handling in wrangler.jsonc',
  async look(visit) {
    const page = paths.pricing;
    const forms = [`${page}.html`, `${page}/`];
    const faults = await faultsAt(visit, forms, (answer, path) =>
      answer.status > 300 && answer.status < 400 && leadsTo(visit.live, answer) === page
        ? []
        : [`${path} answers ${answer.status} and does not lead to ${page}`],
    );
    return { good: `${forms.join(' and ')} lead to ${page}`, faults };
  },
};

const notFound: Check = {
  name: 'No such page',
  remedy: 'See src/features/not-found/cdn-worker.ts',
  async look(visit) {
    const faults = await faultsAt(visit, [NOWHERE], ({ status, headers, body }, path) => [
      ...(status === 404 ? [] : [`${path} answers ${status} in place of 404`]),
      ...(isOurs(visit, body) ? [] : ['the page for it is not ours']),
      ...(headers.get('X-Robots-Tag')?.includes('noindex') || isHidden(body.toString())
        ? []
        : ['the page for it may be listed by search engines']),
    ]);
    return { good: '404, with our page, which search engines do not list', faults };
  },
};
/** Without a build at hand, our page is one that loads our code. */
const isOurs = ({ built }: Visit, body: Buffer): boolean =>
  built.from === 'dist' ? hashOf(body) === built.files[paths.notFound] : body.includes('/_astro/');
const isHidden = (html: string): boolean =>
  parse(html).querySelector('meta[name=robots]')?.getAttribute('content')?.startsWith('noindex') ?? false;

const facts: Check = {
  name: 'Phone and price',
  remedy: 'If content/business.yaml and content/pricing.yaml are right, deploy',
  async look(visit) {
    const { phone, price } = visit.built;
    const faults = await faultsAt(visit, [paths.welcome], ({ body }) => {
      const root = parse(body.toString());
      const called = new Set(
        root.querySelectorAll('a[href^="tel:"]').map((link) => link.getAttribute('href')?.slice(4)),
      );
      const [shown] = /\$[\d,]*\d/.exec(root.querySelector('main')?.text ?? '') ?? [];
      return [
        ...(called.size === 0 ? ['the home page has no link that calls'] : []),
        ...[...called.difference(new Set([phone]))].map(
          (other) => `the home page calls ${other}, content says ${phone}`,
        ),
        ...(shown === price
          ? []
          : [`the first price on the home page is ${shown ?? 'missing'}, content says ${price}`]),
      ];
    });
    return { good: `${phone}, ${price}`, faults };
  },
};

/** @returns the last day of each hashed file, or undefined where the text is no list that a deploy wrote */
function earlierIn(text: string): [path: string, day: string][] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    if (typeof list === 'object' && list !== null)
      return Object.entries(list)
        .filter(([path]) => /^\/(_astro|og)\//.test(path))
        .map(([path, day]) => [path, String(day)]);
  } catch {
    // the page of a host that knows no such file
  }
  return undefined;
}

const earlier: Check = {
  name: 'Earlier files',
  remedy: 'Deploy with npm run deploy, which brings the files that open pages still ask for',
  async look(visit) {
    const answer = await visit.ask(EARLIER);
    const list = answer.status === 200 ? earlierIn(answer.body.toString()) : undefined;
    if (!list) {
      const said = `${EARLIER} ${answer.status === 200 ? 'is no list of files' : `answers ${answer.status}`}`;
      return { good: 'no deploy has written their list', faults: visit.built.deployed ? [said] : [], skipped: true };
    }
    const newest = list.reduce((last, [, day]) => (day > last ? day : last), '');
    const former = list.flatMap(([path, day]) => (day < newest ? [path] : []));
    const good =
      former.length > 0 ? `${former.length} of earlier builds` : 'no earlier build had others; one of this build';
    const faults = await faultsAt(
      visit,
      former.length > 0 ? former : list.slice(0, 1).map(([path]) => path),
      ({ status, headers }, path) =>
        status === 200 && !headers.get('Content-Type')?.startsWith('text/html') ? [] : [`${path} answers ${status}`],
    );
    return { good, faults };
  },
};

const ENTRY = 'pagefind/pagefind-entry.json';
/** Of the many pieces of an index, one of each kind stands for all. */
const ofIndex = (path: string): string => /\/pagefind\/(?:index|fragment|filter)\//.exec(path)?.[0] ?? path;

const search: Check = {
  name: 'Search',
  remedy: 'Deploy again. If it stays, look for a rule at the host that refuses files of unknown kinds',
  async look(visit) {
    const files = filesOf(visit);
    const places = files.filter((path) => path.endsWith(`/${ENTRY}`)).map((path) => path.slice(0, -ENTRY.length));
    if (visit.built.from === 'live') return { good: 'there is no build in dist/', faults: [], skipped: true };
    if (places.length === 0) return { good: '', faults: ['the build has no search'] };
    const faults: string[] = [];
    for (const place of places) {
      const pieces = files.filter((path) => path.startsWith(`${place}pagefind/`) || path === `${place}find.json`);
      const samples = new Map(pieces.map((path) => [ofIndex(path), path]));
      faults.push(...(await faultsAt(visit, [...samples.values()], asBuilt(visit))));
    }
    return { good: `engine, names and index, below ${places.join(' and ')}`, faults };
  },
};

const worker: Check = {
  name: 'Service worker',
  remedy: 'Deploy again: until then browsers keep what an earlier worker gives them',
  look: async (visit) => ({ good: '/sw.js, as built', faults: await faultsAt(visit, ['/sw.js'], asBuilt(visit)) }),
};

const security: Check = {
  name: 'security.txt',
  remedy: 'Set securityUntil in content/business.yaml to a day within a year, and deploy',
  async look(visit) {
    let until = '';
    const faults = await faultsAt(visit, [SECURITY], ({ status, body }) => {
      if (status !== 200) return [`${SECURITY} answers ${status}`];
      [, until = ''] = /^Expires: (\d{4}-\d\d-\d\d)T/m.exec(body.toString()) ?? [];
      if (until === '') return ['it does not say until when it holds'];
      return until > daysAfter(visit.today, AHEAD) ? [] : [`it ${until < visit.today ? 'ended' : 'ends'} on ${until}`];
    });
    return { good: `holds until ${until}`, faults };
  },
};

/** In the order of the report. */
export const CHECKS: readonly Check[] = [
  build,
  sitemaps,
  pages,
  headers,
  redirects,
  oneAddress,
  notFound,
  facts,
  earlier,
  search,
  worker,
  security,
];
