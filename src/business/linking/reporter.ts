/** Reports what is wrong between records, and looks records up by the ids that content names. */
import type { Addresses } from '#business/addresses.ts';
import { didYouMean, type Add, type Problem } from '#business/problem.ts';
import type { County, Fact, Guide, Location, Municipality, Service, Town, Zip } from '#business/records.ts';
import type { Rows } from '#business/rows.ts';
import { COLLECTIONS, homeOf, type CollectionName } from '#business/schema/collections.ts';

/** Records that others name by id. */
export interface Index {
  counties: ReadonlyMap<string, County>;
  municipalities: ReadonlyMap<string, Municipality>;
  zips: ReadonlyMap<string, Zip>;
  locations: ReadonlyMap<string, Location>;
  services: ReadonlyMap<string, Service>;
  towns: ReadonlyMap<string, Town>;
  guides: ReadonlyMap<string, Guide>;
  facts: ReadonlyMap<string, Fact>;
  /** The facts that may stand on a page. */
  published: ReadonlyMap<string, Fact>;
}
type Kind = keyof Index;
type Entry<Name extends Kind> = Index[Name] extends ReadonlyMap<string, infer Value> ? Value : never;

export interface Finder<Known extends Kind> {
  /** Looks ids up; an unknown one is reported and left out. */
  find: <Name extends Known>(kind: Name, ids: readonly string[], file: string, field: string) => Entry<Name>[];
  findOne: <Name extends Known>(kind: Name, id: string, file: string, field: string) => Entry<Name> | undefined;
}

export interface Reporter {
  problems: Problem[];
  add: Add;
  /** Finds records of the given kinds and no others. */
  finderIn: <Known extends Kind>(index: Pick<Index, Known>) => Finder<Known>;
}

/** What records are connected and checked with, once all of them exist. */
export interface Linking extends Finder<Kind> {
  index: Index;
  addresses: Addresses;
  add: Add;
}

const COLLECTION = {
  counties: 'counties',
  municipalities: 'municipalities',
  zips: 'zips',
  locations: 'locations',
  services: 'services',
  towns: 'towns',
  guides: 'posts',
  facts: 'facts',
  published: 'facts',
} as const satisfies Record<Kind, CollectionName>;
const labelOf = (kind: Kind) => (kind === 'published' ? 'published fact' : COLLECTIONS[COLLECTION[kind]].label);

export function reporter(rows: Rows): Reporter {
  const problems: Problem[] = [];
  const add: Add = (file, field, wrong, remedy) => void problems.push({ file, field, wrong, remedy });
  const rowIds = new Map<Kind, Set<string>>();
  const idsOf = (kind: Kind): ReadonlySet<string> => {
    const ids = rowIds.get(kind) ?? new Set(rows[COLLECTION[kind]].map((row) => row.id));
    rowIds.set(kind, ids);
    return ids;
  };

  const suggestion = (kind: Kind, id: string, known: Iterable<string>): string => {
    const hamlet = kind === 'municipalities' ? rows.locations.find((row) => row.id === id) : undefined;
    const near = didYouMean(id, kind === 'published' ? known : idsOf(kind));
    if (kind === 'counties' && near === '' && rows.municipalities.some(({ county }) => county === id))
      return `If you took it out, bring it back and run npm run content -- remove county ${id}, which takes out all that belongs to it. `;
    return hamlet
      ? `It is a ${hamlet.kind} in ${homeOf('locations')}, and its municipality is "${hamlet.within[0] ?? ''}". `
      : near;
  };

  const finderIn = <Known extends Kind>(index: Pick<Index, Known>): Finder<Known> => {
    const find = <Name extends Known>(kind: Name, ids: readonly string[], file: string, field: string) =>
      ids.flatMap((id): Entry<Name>[] => {
        const records = index[kind] as ReadonlyMap<string, Entry<Name>>;
        const found = records.get(id);
        if (found !== undefined) return [found];
        // A row that could not become a record was reported itself.
        if (kind === 'published' || !idsOf(kind).has(id))
          add(
            file,
            field,
            `names the ${labelOf(kind)} "${id}", which does not exist`,
            `${suggestion(kind, id, records.keys())}Use the id of a ${labelOf(kind)} in ${homeOf(COLLECTION[kind])}`,
          );
        return [];
      });
    return { find, findOne: (kind, id, file, field) => find(kind, [id], file, field)[0] };
  };
  return { problems, add, finderIn };
}

export const mapById = <Entry extends { id: string }>(records: readonly Entry[]): ReadonlyMap<string, Entry> =>
  new Map(records.map((record) => [record.id, record]));

/** Orders for lists that people read. */
export const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');
export const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, 'en');
export const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id, 'en');
