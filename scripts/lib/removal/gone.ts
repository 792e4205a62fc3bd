/** Which records go with a removed one. */
import type { Content } from '#business/rows.ts';
import { tokensIn } from '#lib/tokens.ts';
import { plain, type Plain, type PlainMap } from '../../../admin/yaml/plain.ts';
import { prune, shapeIn, type IsGone } from './prune.ts';
import type { FileRecord } from './records.ts';

/** Ids of removed records by collection, and by a field that is an id of its own (counties.license.id). */
export class Gone {
  readonly ids = new Map<string, Set<string>>();
  readonly has: IsGone = (named, id) => this.ids.get(named)?.has(id) ?? false;

  add(named: string, ...ids: readonly string[]): void {
    const known = this.ids.get(named) ?? new Set();
    for (const id of ids) known.add(id);
    this.ids.set(named, known);
  }

  get count(): number {
    return [...this.ids.values()].reduce((sum, ids) => sum + ids.size, 0);
  }
}

const listOf = (value: Plain | undefined): string[] => (Array.isArray(value) ? (value as string[]) : []);

/** Takes out what names a removed record, until nothing more has to go. Facts come last: see settleFacts. */
export function spread(records: readonly FileRecord[], content: Content, gone: Gone): void {
  for (let before = -1; gone.count !== before;) {
    before = gone.count;
    markLicenses(content, gone);
    for (const fact of content.facts) if (placesLeft(content, gone, fact).length === 0) gone.add('facts', fact.id);
    for (const record of records)
      if (record.now && record.collection !== 'facts') {
        record.now = left(record, content, gone);
        // What a file that is one record cannot do without is named by the check.
        if (!record.now && record.id === '') record.now = record.old;
        if (!record.now) gone.add(record.collection, record.id);
      }
  }
}

/** Licenses that only removed counties ask for. */
function markLicenses({ counties }: Content, gone: Gone): void {
  const asked = Map.groupBy(counties, ({ license }) => license?.id ?? '');
  for (const [id, by] of asked)
    if (by.every((county) => gone.has('counties', county.id))) gone.add('counties.license.id', id);
}

/** Places of a fact that stay; ['everywhere'] where it is about no place. */
function placesLeft({ counties }: Content, { has }: Gone, fact: Content['facts'][number]): string[] {
  const { scope, places } = fact;
  if (places.length === 0) return ['everywhere'];
  if (scope !== 'state')
    return places.filter((place) => !has(scope === 'county' ? 'counties' : 'municipalities', place));
  return places.filter((place) => counties.some(({ id, state }) => state === place && !has('counties', id)));
}

/** What is left of a record; undefined where it goes. */
function left({ collection, id, old }: FileRecord, content: Content, gone: Gone): PlainMap | undefined {
  if (!old || gone.has(collection, id)) return undefined;
  const { body, ...fields } = adapted(collection, old, content, gone);
  const shape = shapeIn(collection);
  const pruned =
    prune(shape, fields, gone.has) ??
    // A record may rest on facts of removed places alone.
    prune(shape, fields, (named, other) => named !== 'facts' && gone.has(named, other));
  if (pruned === undefined || wasAboutIt(collection, old, pruned as PlainMap)) return undefined;
  return { ...(pruned as PlainMap), ...(body !== undefined && { body }) };
}

/** A ZIP across the county line, and a site in a removed ZIP, stay. */
function adapted(collection: string, old: PlainMap, { municipalities, zips }: Content, { has }: Gone): PlainMap {
  if (collection === 'zips' && has('counties', old.county as string)) {
    const others = municipalities.filter(({ county }) => !has('counties', county));
    const place = others.find(({ id }) => listOf(old.municipalities).includes(id));
    return place ? { ...old, county: place.county } : old;
  }
  if (collection === 'facilities' && has('zips', old.zip as string)) {
    const { zip, ...others } = old;
    const point = zips.find(({ id }) => id === zip)?.point;
    return { ...others, ...(point && !old.point && { point: plain(point) }) };
  }
  return old;
}

/** Whether a record was about what is removed, though no field that it requires names it. */
function wasAboutIt(collection: string, old: PlainMap, now: PlainMap): boolean {
  if (collection === 'facilities')
    return Object.values(now.serves as PlainMap).every((places) => listOf(places).length === 0);
  // A guide to the rules of towns.
  return (
    collection === 'posts' && old.topic === 'towns' && listOf(old.towns).length > 0 && listOf(now.towns).length === 0
  );
}

/**
 * Facts about removed places go with them. Those that texts still cite stay without a place: no list shows them.
 *
 * @returns their ids
 */
export function settleFacts(records: readonly FileRecord[], content: Content, gone: Gone): string[] {
  const cited = citedIn(records);
  const facts = new Map(content.facts.map((fact) => [fact.id, fact]));
  return records.flatMap((record) => {
    const fact = record.collection === 'facts' ? facts.get(record.id) : undefined;
    if (!fact || !record.old) return [];
    const places = placesLeft(content, gone, fact);
    const isElsewhere = places.length === 0 && cited.has(fact.id);
    if (places.length === 0 && !isElsewhere) {
      record.now = undefined;
      return [];
    }
    const pruned = prune(shapeIn('facts'), record.old, gone.has) as PlainMap;
    if (isElsewhere) record.now = { ...pruned, scope: 'elsewhere', places: [] };
    else record.now = { ...pruned, places: fact.places.length === 0 ? [] : places };
    if (isElsewhere) gone.ids.get('facts')?.delete(fact.id);
    return isElsewhere ? [fact.id] : [];
  });
}

/** Facts that texts or fields of records cite, beside facts themselves. */
function citedIn(records: readonly FileRecord[]): Set<string> {
  const cited = new Set<string>();
  const read = (value: Plain): void => {
    if (typeof value === 'string')
      for (const { name, argument } of tokensIn(value)) if (name === 'fact' && argument) cited.add(argument);
    if (typeof value === 'object' && value) for (const inner of Object.values(value)) read(inner);
  };
  for (const { collection, now } of records) {
    if (!now || collection === 'facts') continue;
    read(now);
    prune(shapeIn(collection), now, (named, id) => {
      if (named === 'facts') cited.add(id);
      return false;
    });
  }
  return cited;
}
