/**
 * Addresses that are no pages, and the page that each leads to: those of content/redirects.yaml, then those of printed
 * papers, what follows from the counties, and from the names of the services (/services/piano, /services/sofas).
 */
import { documentFile, homeOf } from '#business/schema/collections.ts';
import type { RedirectRule } from '#business/entities.ts';
import type { Add } from '#business/problem.ts';
import { paths, PAPERS, routes, TOWN_PAPERS } from '#pages.ts';
import type { Rows } from '#business/rows.ts';

type Sources = Pick<Rows, 'redirects' | 'services' | 'counties' | 'towns'>;

/** Cloudflare reads fewer lines of `_redirects` than this; what follows they would not say. */
export const TOO_MANY_LINES = 2000;

/** The lines of `_redirects`. With a slash at its end an address is another one; capitals are for src/features/not-found/cdn-worker.ts. */
export const linesOf = ({ from, to, counted }: RedirectRule): string[] =>
  [from, `${from}/`].map((address) => `${address} ${to} ${counted ? 302 : 301}`);

/** Where the codes on papers lead. */
const PAPER_CODES: RedirectRule[] = Object.values(PAPERS).map((from) => ({
  from,
  to: from === PAPERS.priceSheet ? paths.pricing : paths.home,
  counted: true,
}));

/**
 * The same for papers of a town. A sign may outlive its town's page, and then ends where that page leads. They come last:
 * of what follows a placeholder Cloudflare reads a hundred lines only.
 */
const TOWN_CODES: RedirectRule[] = TOWN_PAPERS.map((paper) => ({
  from: routes.townPaper(paper, ':town'),
  to: routes.town(':town'),
  counted: true,
}));

/** Lines that a host must read whatever else there is. */
const CODE_LINES = [...PAPER_CODES, ...TOWN_CODES].flatMap(linesOf).length;

const ENDING = /-(removal|cleanout)s?$/;
const ENDINGS = ['removal', 'cleanout'];
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

/** A name's last word in the singular and in the plural: couch, couches. */
function numbersOf(name: string): string[] {
  const singular = singularOf(name);
  return [...new Set([singular, pluralOf(singular)])];
}

/** Who may be looked for, and under which names: `short` ones, and `more` that follow from them (sofas, sofa-removal). */
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
  const ending = ENDING.exec(id)?.[1];
  const base = id.replace(ENDING, '');
  const short = numbersOf(base);
  const others = also.map((name) => ({ name: name.replace(ENDING, ''), ending: ENDING.exec(name)?.[1] ?? ending }));
  return {
    id,
    to,
    short: [...short, ...others.map(({ name }) => name)],
    more: [
      ...others.flatMap(({ name }) => numbersOf(name)),
      ...withEnding(base, ending),
      ...others.flatMap((other) => withEnding(other.name, other.ending)),
      ...(ending ? short.flatMap((name) => ENDINGS.map((other) => `${name}-${other}`)) : []),
    ],
  };
}

/** Each name with the only one that claims it, or, of several, the only one whose id begins with it. */
function settled(claimants: readonly Claimant[], namesOf: (claimant: Claimant) => string[]): RedirectRule[] {
  const claims = claimants.flatMap((claimant) => [...new Set(namesOf(claimant))].map((name) => ({ name, claimant })));
  return [...Map.groupBy(claims, ({ name }) => name)].flatMap(([name, all]) => {
    const named = all.length === 1 ? all : all.filter(({ claimant }) => claimant.id.startsWith(`${name}-`));
    return named.length === 1 ? named.map(({ claimant }) => ({ from: SERVICES + name, to: claimant.to })) : [];
  });
}

/**
 * What a visitor may type for a service: the short names, and more that follow from them. Those of a service go before
 * those of a retired one, which lead to what took its place.
 */
function serviceNames({ services, redirects }: Sources): RedirectRule[] {
  const live = services.map(({ id, also }) => claimantOf(id, routes.service(id), also));
  const gone = redirects
    .filter(({ from }) => from.startsWith(SERVICES))
    .map(({ from, to }) => claimantOf(from.slice(SERVICES.length), to));
  return [
    ...services.flatMap(({ id, also = [] }) => also.map((name) => ({ from: SERVICES + name, to: routes.service(id) }))),
    ...[live, gone].flatMap((claimants) => settled(claimants, ({ short }) => short)),
    ...[live, gone].flatMap((claimants) => settled(claimants, ({ more }) => more)),
  ];
}

/**
 * The whole list, for every host. An address stands in it once: what content/redirects.yaml says comes first, then
 * papers, counties, then what a service is called (`also`), then what follows from its names. What there is no room for on the
 * host is left out from the end. Codes on papers of towns close it.
 */
export function redirectsOf(rows: Sources): RedirectRule[] {
  const pages = new Set<string>([
    ...Object.values(paths),
    ...rows.services.map(({ id }) => routes.service(id)),
    ...rows.towns.map(({ id }) => routes.town(id)),
  ]);
  const once = new Map<string, RedirectRule>();
  const addOnce = ({ from, to, counted }: RedirectRule) => {
    if (!pages.has(from) && !once.has(from)) once.set(from, { from, to, ...(counted && { counted }) });
  };
  rows.redirects.forEach(({ from, to, paper }) =>
    addOnce({ from, to, counted: paper === undefined ? undefined : true }),
  );
  PAPER_CODES.forEach(addOnce);
  for (const { id } of rows.counties) addOnce({ from: `/${id}`, to: routes.county(id) });
  serviceNames(rows).forEach(addOnce);
  let lines = TOWN_CODES.flatMap(linesOf).length;
  return [...[...once.values()].filter((rule) => (lines += linesOf(rule).length) < TOO_MANY_LINES), ...TOWN_CODES];
}

/** Reports names of services (`also`) that lead elsewhere already, and more redirects than a host reads. */
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
  const lines = redirects.flatMap(linesOf).length;
  const most = TOO_MANY_LINES - CODE_LINES;
  if (lines >= most)
    add(
      homeOf('redirects'),
      'the list',
      `makes ${lines} lines for the host, which reads fewer than ${most} of them`,
      'Take out addresses that no one asks for any more',
    );
}
