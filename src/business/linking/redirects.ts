/**
 * Addresses without a page: content/redirects.yaml, printed papers, counties, and names of services (/services/piano).
 */
import { documentFile, homeOf } from '#business/schema/collections.ts';
import { slug } from '#business/schema/common.ts';
import type { RedirectRule } from '#business/entities.ts';
import type { Add } from '#business/problem.ts';
import { paths, SHORT_LINKS, routes, TOWN_SHORT_LINKS } from '#pages.ts';
import { hiddenPaths } from '#business/addresses.ts';
import type { Content, Rows } from '#business/rows.ts';

type Sources = Pick<Rows, 'redirects' | 'services' | 'counties' | 'towns'>;
type AllSources = Sources & Pick<Content, 'municipalities' | 'hidden'>;

/** Cloudflare silently ignores further lines of `_redirects`; we stay below. */
export const MAX_REDIRECT_LINES = 2000;

/** Cloudflare stops reading after this many lines with `*` or a placeholder. */
const MAX_PATTERN_LINES = 100;

/** '/wp-content/uploads/*' */
const isPattern = (from: string): boolean => from.endsWith('/*');

/**
 * Lines of `_redirects`. A trailing slash needs a line of its own, if no `*` stands for it;
 * src/features/not-found/cdn-worker.ts handles capitals and accents.
 */
export const linesOf = ({ from, to, counted }: RedirectRule): string[] =>
  (isPattern(from) ? [from] : [from, `${from}/`]).map((address) => `${address} ${to} ${counted ? 302 : 301}`);

const SHORT_LINK_REDIRECTS: RedirectRule[] = Object.values(SHORT_LINKS).map((from) => ({
  from,
  to: from === SHORT_LINKS.priceSheet ? paths.pricing : paths.home,
  counted: true,
}));

/**
 * Codes on a town's own papers, which may outlive its page. Lines with placeholders go last: Cloudflare counts every
 * line after one as another.
 */
const TOWN_SHORT_LINK_REDIRECTS: RedirectRule[] = TOWN_SHORT_LINKS.map((paper) => ({
  from: routes.townShortLink(paper, ':town'),
  to: routes.town(':town'),
  counted: true,
}));

/** Reserved: these must always fit. */
const CODE_LINES = [...SHORT_LINK_REDIRECTS, ...TOWN_SHORT_LINK_REDIRECTS].flatMap(linesOf).length;

const SUFFIX = /-(removal|cleanout)s?$/;
const SUFFIXES = ['removal', 'cleanout'];
const SERVICES = routes.service('');

function singularOf(name: string): string {
  if (/(ss|is|us)$/.test(name)) return name;
  return name.replace(/(ss|x|ch|sh)es$|ies$|s$/, (end, before: string | undefined) => {
    if (before !== undefined) return before;
    return end === 'ies' ? 'y' : '';
  });
}

function pluralOf(name: string): string {
  // Debris, roofing.
  if (/(is|us|ing)$/.test(name)) return name;
  if (/([sxz]|ch|sh)$/.test(name)) return `${name}es`;
  return /[^aeiou]y$/.test(name) ? name.replace(/y$/, 'ies') : `${name}s`;
}

/** A name's last word in the singular and plural: couch, couches. */
function singularAndPlural(name: string): string[] {
  const singular = singularOf(name);
  return [...new Set([singular, pluralOf(singular)])];
}

/**
 * A service and the names that may lead to it: `short` ones, and `more` that follow from them (sofas, sofa-removal).
 */
interface Claimant {
  id: string;
  to: string;
  short: string[];
  more: string[];
}

/** garage-cleanout, garage-cleanouts; piano-removal. */
const withEnding = (name: string, ending: string | undefined): string[] => {
  if (ending === undefined) return [];
  return ending === 'cleanout' ? [`${name}-cleanout`, `${name}-cleanouts`] : [`${name}-${ending}`];
};

function claimantOf(id: string, to: string, also: readonly string[] = []): Claimant {
  const ending = SUFFIX.exec(id)?.[1];
  const base = id.replace(SUFFIX, '');
  const short = singularAndPlural(base);
  const others = also.map((name) => ({ name: name.replace(SUFFIX, ''), ending: SUFFIX.exec(name)?.[1] ?? ending }));
  return {
    id,
    to,
    short: [...short, ...others.map(({ name }) => name)],
    more: [
      ...others.flatMap(({ name }) => singularAndPlural(name)),
      ...withEnding(base, ending),
      ...others.flatMap((other) => withEnding(other.name, other.ending)),
      ...(ending ? short.flatMap((name) => SUFFIXES.map((other) => `${name}-${other}`)) : []),
    ],
  };
}

/** A name goes to its sole claimant; if several claim it, to the only one whose id starts with it. */
function resolveClaims(claimants: readonly Claimant[], namesOf: (claimant: Claimant) => string[]): RedirectRule[] {
  const claims = claimants.flatMap((claimant) => [...new Set(namesOf(claimant))].map((name) => ({ name, claimant })));
  return [...Map.groupBy(claims, ({ name }) => name)].flatMap(([name, all]) => {
    const named = all.length === 1 ? all : all.filter(({ claimant }) => claimant.id.startsWith(`${name}-`));
    return named.length === 1 ? named.map(({ claimant }) => ({ from: SERVICES + name, to: claimant.to })) : [];
  });
}

/** What a visitor may type for a service: short names first, live services before retired ones. */
function serviceNames({ services, redirects }: Sources): RedirectRule[] {
  const live = services.map(({ id, also }) => claimantOf(id, routes.service(id), also));
  const gone = redirects
    .filter(({ from }) => from.startsWith(SERVICES) && slug.safeParse(from.slice(SERVICES.length)).success)
    .map(({ from, to }) => claimantOf(from.slice(SERVICES.length), to));
  return [
    ...services.flatMap(({ id, also = [] }) => also.map((name) => ({ from: SERVICES + name, to: routes.service(id) }))),
    ...[live, gone].flatMap((claimants) => resolveClaims(claimants, ({ short }) => short)),
    ...[live, gone].flatMap((claimants) => resolveClaims(claimants, ({ more }) => more)),
  ];
}

/**
 * The whole list for every host, each address once. Earlier sources win; what exceeds the host's limit is dropped from
 * the end.
 */
export function redirectsOf(rows: AllSources): RedirectRule[] {
  const hidden = hiddenPaths(rows);
  const pages = new Set<string>([
    ...Object.values(paths),
    ...rows.services.map(({ id }) => routes.service(id)),
    ...rows.towns.map(({ id }) => routes.town(id)),
  ]);
  const once = new Map<string, RedirectRule>();
  const addOnce = ({ from, to, counted }: RedirectRule) => {
    if (!pages.has(from) && !once.has(from)) once.set(from, { from, to, ...(counted && { counted }) });
  };
  const patterns: RedirectRule[] = [];
  rows.redirects.forEach(({ from, to: written, paper }) => {
    const to = hidden.get(written) ?? written;
    const counted = paper === undefined ? undefined : true;
    if (isPattern(from)) patterns.push({ from, to, ...(counted && { counted }) });
    addOnce({ from: from.replace(/\/\*$/, ''), to, counted });
  });
  // The host takes the first that fits.
  patterns.sort((a, b) => b.from.length - a.from.length);
  // Counted, so that no browser keeps it: the language may come back.
  hidden.forEach((to, from) => {
    addOnce({ from, to, counted: true });
  });
  SHORT_LINK_REDIRECTS.forEach(addOnce);
  for (const { id } of rows.counties) addOnce({ from: `/${id}`, to: routes.county(id) });
  serviceNames(rows).forEach(addOnce);
  const last = [...TOWN_SHORT_LINK_REDIRECTS, ...patterns];
  let lines = last.flatMap(linesOf).length;
  return [...[...once.values()].filter((rule) => (lines += linesOf(rule).length) < MAX_REDIRECT_LINES), ...last];
}

/** Reports names (`also`) that lead elsewhere already, and more redirects than a host reads. */
export function checkNames({ services, redirects }: Sources, add: Add): void {
  const pages = new Set(services.map(({ id }) => id));
  const retired = new Set(redirects.map(({ from }) => from));
  const namedBy = new Map<string, string>();
  for (const { id, also = [] } of services)
    for (const name of also) {
      const file = documentFile('services', id);
      const other = namedBy.get(name);
      if (pages.has(name)) add(file, 'also', `names "${name}", which is the page of a service itself`, 'Take it out');
      else if (retired.has(SERVICES + name))
        add(
          file,
          'also',
          `names "${name}", and ${SERVICES}${name} stands in ${homeOf('redirects')}`,
          'Keep it in one of the two',
        );
      else if (other !== undefined)
        add(
          file,
          'also',
          `names "${name}", as ${documentFile('services', other)} does`,
          'Keep it at the service that people mean by it',
        );
      else namedBy.set(name, id);
    }
  const patterns = redirects.filter(({ from }) => isPattern(from));
  const mostPatterns = MAX_PATTERN_LINES - TOWN_SHORT_LINK_REDIRECTS.flatMap(linesOf).length;
  if (patterns.length > mostPatterns)
    add(
      homeOf('redirects'),
      'the list',
      `has ${patterns.length} addresses with a "*", and the host reads ${mostPatterns} of them`,
      `Write one with a shorter beginning in place of several, or take out: ${patterns
        .slice(mostPatterns)
        .map(({ id }) => id)
        .join(', ')}`,
    );
  const lines = redirects.flatMap(linesOf).length;
  const most = MAX_REDIRECT_LINES - CODE_LINES;
  if (lines >= most)
    add(
      homeOf('redirects'),
      'the list',
      `makes ${lines} lines for the host, which reads fewer than ${most} of them`,
      'Take out addresses that no one asks for any more',
    );
}
