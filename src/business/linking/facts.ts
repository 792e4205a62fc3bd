/** Facts: which may be published, and which places they are about. */
import { didYouMean, type Add } from '#business/problem.ts';
import type { Rows } from '#business/rows.ts';
import { homeOf } from '#business/schema/collections.ts';
import type { Fact, Topic } from '#business/schema/facts.ts';
import { mapById, type Index, type Linking } from './reporter.ts';

type Scope = Fact['scope'];

/** Topics that describe a place rather than its rules. Texts may still cite them. */
const PORTRAIT: Topic[] = ['census', 'statistics'];

/** Newest day on which a source was read: '2026-11-21'; '' without facts. */
export const newestReading = (facts: readonly Fact[]): string =>
  facts.reduce((newest, { source }) => (source.read > newest ? source.read : newest), '');

/** Whether its days lie before the newest reading: content is the clock, so that every build is the same. */
export const isOver = ({ until }: Fact, newest: string): boolean => until !== undefined && until < newest;

export function createFacts(rows: Rows['facts'], add: Add): Pick<Index, 'facts' | 'published'> {
  const facts = new Map<string, Fact>();
  for (const { file, ...fact } of rows) {
    if (facts.has(fact.id)) add(file, fact.id, 'stands twice', 'Give one of the two facts another id, or take it out');
    facts.set(fact.id, fact);
  }
  const published = [...facts.values()].filter((fact) => fact.confidence !== 'low' && fact.shelved === undefined);
  return { facts, published: mapById(published) };
}

/** Gives places the published facts that are not over. */
export function connectFacts({ index }: Linking): void {
  const published = [...index.published.values()];
  const newest = newestReading(published);
  const byPlace = Map.groupBy(
    published
      .filter((fact) => !isOver(fact, newest))
      .flatMap((fact) => [...new Set(fact.places)].map((place) => ({ key: `${fact.scope} ${place}`, fact }))),
    ({ key }) => key,
  );
  const about = (scope: Scope, place: string) => (byPlace.get(`${scope} ${place}`) ?? []).map(({ fact }) => fact);
  for (const county of index.counties.values()) {
    county.facts = about('county', county.id);
    county.stateFacts = about('state', county.state);
  }
  for (const place of index.municipalities.values())
    place.facts = about('municipality', place.id).filter(({ topic }) => !PORTRAIT.includes(topic));
}

/** Where the places of a scope are written; a scope without a home speaks of no place. */
const HOMES: Record<Scope, string | undefined> = {
  national: undefined,
  trade: undefined,
  elsewhere: undefined,
  state: 'content/',
  county: homeOf('counties'),
  municipality: homeOf('municipalities'),
};

/** Reports facts that name no place, or one that does not exist, and those to be read again before they were read. */
export function checkFacts({ facts, counties, municipalities }: Rows, { index, add }: Linking): void {
  // One without a county was reported itself.
  const unlinked = new Set(municipalities.map(({ id }) => id).filter((id) => !index.municipalities.has(id)));
  const nowhere: ReadonlySet<string> = new Set();
  const known: Record<Scope, Pick<ReadonlySet<string>, 'has' | 'keys'>> = {
    national: nowhere,
    trade: nowhere,
    elsewhere: nowhere,
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
      if (!known[scope].has(place) && !(scope === 'municipality' && unlinked.has(place)))
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
