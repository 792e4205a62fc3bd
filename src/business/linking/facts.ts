/** Facts: which may stand on a page, and which places they speak of. */
import { homeOf } from '#business/schema/collections.ts';
import type { Fact, Topic } from '#business/schema/facts.ts';
import type { Rows } from '#business/rows.ts';
import { didYouMean } from '#business/problem.ts';
import type { Reporter } from './reporter.ts';

type Scope = Fact['scope'];

/** Topics that describe a place; its rules are the rest. Texts may still cite them. */
const PORTRAIT: Topic[] = ['census', 'statistics'];

export interface PublishedFacts {
  all: Fact[];
  /** Those about one place that are not over. */
  of: (scope: Scope, place: string) => Fact[];
  /** As `of`, without those that merely describe the place. */
  rulesOf: (scope: Scope, place: string) => Fact[];
}

/** Whether the days that it speaks of lie before the newest reading: content is the clock, so that builds stay the same. */
export const isOver = ({ until }: Fact, newest: string): boolean => until !== undefined && until < newest;

export function linkFacts(rows: Rows['facts'], { index, add }: Reporter): PublishedFacts {
  for (const { file, ...fact } of rows) {
    if (index.facts.has(fact.id))
      add(file, fact.id, 'stands twice', 'Give one of the two facts another id, or take it out');
    index.facts.set(fact.id, fact);
  }
  const all = [...index.facts.values()].filter((fact) => fact.confidence !== 'low' && fact.shelved === undefined);
  for (const fact of all) index.published.set(fact.id, fact);
  const newest = newestReading(all);
  const byPlace = Map.groupBy(
    all
      .filter((fact) => !isOver(fact, newest))
      .flatMap((fact) => [...new Set(fact.places)].map((place) => ({ key: `${fact.scope} ${place}`, fact }))),
    ({ key }) => key,
  );
  const of = (scope: Scope, place: string) => (byPlace.get(`${scope} ${place}`) ?? []).map(({ fact }) => fact);
  return {
    all,
    of,
    rulesOf: (scope, place) => of(scope, place).filter((fact) => !PORTRAIT.includes(fact.topic)),
  };
}

/** Where the places of a scope are written; a scope without a home speaks of no place. */
const HOMES: Record<Scope, string | undefined> = {
  national: undefined,
  trade: undefined,
  state: 'content/',
  county: homeOf('counties'),
  municipality: homeOf('municipalities'),
};

/** Reports facts that name no place, or one that does not exist, and those to be read again before they were read. */
export function checkFactPlaces({ facts, counties }: Rows, { index, add }: Reporter): void {
  const nowhere: ReadonlySet<string> = new Set();
  const known: Record<Scope, Pick<ReadonlySet<string>, 'has' | 'keys'>> = {
    national: nowhere,
    trade: nowhere,
    state: new Set<string>(counties.map((county) => county.state)),
    county: index.counties,
    municipality: index.municipalities,
  };
  for (const { file, id, scope, places, source, review } of facts) {
    if (review <= source.read)
      add(file, `${id} → review`, `lies before the source was read, on ${source.read}`, 'Give a day to read it again');
    const home = HOMES[scope];
    if (home && places.length === 0)
      add(file, `${id} → places`, 'is empty', `A fact of scope ${scope} must name its places`);
    for (const place of places)
      if (!known[scope].has(place))
        add(
          file,
          `${id} → places`,
          `names the ${scope} "${place}", which does not exist`,
          home
            ? `${didYouMean(place, known[scope].keys())}Use the id of a ${scope} in ${home}`
            : `Leave places empty for scope ${scope}`,
        );
  }
}

/** Newest day on which a source was read: '2026-11-21'; '' without facts. */
export const newestReading = (facts: readonly Fact[]): string =>
  facts.reduce((newest, { source }) => (source.read > newest ? source.read : newest), '');
