/** What all linkers share: the records linked so far by id, and one way to report what is wrong. */
import { COLLECTIONS, homeOf, type CollectionName } from '#business/schema/collections.ts';
import type { Fact } from '#business/schema/facts.ts';
import type { County, Guide, Location, Municipality, Service, Town, Zip } from '#business/entities.ts';
import { didYouMean, type Add, type Problem } from '#business/problem.ts';
import type { Rows } from '#business/rows.ts';

/** Records that others name by id. Each linker fills its own map before anyone looks there. */
export interface Indexes {
  counties: Map<string, County>;
  municipalities: Map<string, Municipality>;
  zips: Map<string, Zip>;
  locations: Map<string, Location>;
  services: Map<string, Service>;
  towns: Map<string, Town>;
  guides: Map<string, Guide>;
  facts: Map<string, Fact>;
  /** The facts that may stand on a page. */
  published: Map<string, Fact>;
}
type Kind = keyof Indexes;
type Entry<Name extends Kind> = Indexes[Name] extends Map<string, infer Value> ? Value : never;

export interface Reporter {
  /** Everything told so far. */
  problems: Problem[];
  index: Indexes;
  add: Add;
  /** Looks ids up; an unknown one is a problem and is left out. */
  find: <Name extends Kind>(kind: Name, ids: readonly string[], file: string, field: string) => Entry<Name>[];
  findOne: <Name extends Kind>(kind: Name, id: string, file: string, field: string) => Entry<Name> | undefined;
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
  const index: Indexes = {
    counties: new Map(),
    municipalities: new Map(),
    zips: new Map(),
    locations: new Map(),
    services: new Map(),
    towns: new Map(),
    guides: new Map(),
    facts: new Map(),
    published: new Map(),
  };
  const written = new Map<Kind, Set<string>>();
  /** What stands in content but could not be linked is told there; whatever names it is no problem of its own. */
  const isWritten = (kind: Kind, id: string): boolean => {
    if (kind === 'published') return false;
    const ids = written.get(kind) ?? new Set(rows[COLLECTION[kind]].map((row) => row.id));
    written.set(kind, ids);
    return ids.has(id);
  };

  /** What the writer of an unknown id may have meant. */
  const instead = (kind: Kind, id: string): string => {
    const hamlet = kind === 'municipalities' ? rows.locations.find((row) => row.id === id) : undefined;
    return hamlet
      ? `It is a ${hamlet.kind} in ${homeOf('locations')}, and its municipality is "${hamlet.within[0] ?? ''}". `
      : didYouMean(id, kind === 'published' ? index.published.keys() : rows[COLLECTION[kind]].map((row) => row.id));
  };

  const find = <Name extends Kind>(kind: Name, ids: readonly string[], file: string, field: string): Entry<Name>[] =>
    ids.flatMap((id) => {
      const found = index[kind].get(id) as Entry<Name> | undefined;
      if (found !== undefined) return [found];
      if (!isWritten(kind, id))
        add(
          file,
          field,
          `names the ${labelOf(kind)} "${id}", which does not exist`,
          `${instead(kind, id)}Use the id of a ${labelOf(kind)} in ${homeOf(COLLECTION[kind])}`,
        );
      return [];
    });
  return { problems, index, add, find, findOne: (kind, id, file, field) => find(kind, [id], file, field)[0] };
}

/** For sorting as people read. */
export const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');
export const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, 'en');
export const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id, 'en');
