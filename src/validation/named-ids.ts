/**
 * Ids that fields name, told together with mistakes of form. "Dobs Ferry" is no id, and what is meant is "dobbs-ferry",
 * not "dobs-ferry". Once the form is right, the linking reports unknown ids (src/business/linking/reporter.ts).
 */
import type { z } from 'astro/zod';
import { nearest, suggestSlug } from '#lib/suggest.ts';
import { listed } from '#lib/text.ts';
import { fieldName } from '#business/field-names.ts';
import type { Problem } from '#business/problem.ts';
import type { Rows } from '#business/rows.ts';
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  documentFile,
  homeOf,
  isDocuments,
  type CollectionName,
} from '#business/schema/collections.ts';
import { namedAt } from './schema-fields.ts';

/** Ids of all records of a collection, broken ones too, by every name that people use for them, as a slug. */
type KnownIds = ReadonlyMap<CollectionName, ReadonlyMap<string, ReadonlySet<string>>>;

/** A problem with a value that should be an id. */
export interface IdProblem extends Problem {
  names?: { of: CollectionName; typed: string } | undefined;
}

const slugOf = (typed: string): string => suggestSlug(typed.replace(/\.(jpe?g|webp|png|md)$/i, '')) ?? '';

/** @param records as read, not yet checked */
export function knownIds(records: ReadonlyMap<CollectionName, readonly unknown[]>): KnownIds {
  const known = new Map<CollectionName, Map<string, Set<string>>>();
  for (const [collection, values] of records) {
    const bySlug = new Map<string, Set<string>>();
    for (const value of values) {
      const { id, name, label, title } = (value ?? {}) as Record<string, unknown>;
      if (typeof id !== 'string') continue;
      for (const word of [id, name, label, title])
        if (typeof word === 'string') bySlug.set(slugOf(word), (bySlug.get(slugOf(word)) ?? new Set()).add(id));
    }
    known.set(collection, bySlug);
  }
  return known;
}

function suggested(typed: string, bySlug: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const slug = slugOf(typed);
  const slugs = bySlug.has(slug) ? [slug] : nearest(slug, bySlug.keys());
  return [...new Set(slugs.flatMap((one) => [...(bySlug.get(one) ?? [])]))].slice(0, 3);
}

function unknownId(of: CollectionName, typed: string, known: KnownIds): Pick<Problem, 'wrong' | 'remedy'> {
  const { label } = COLLECTIONS[of];
  const meant = suggested(typed, known.get(of) ?? new Map()).map((id) => `"${id}"`);
  return {
    wrong: `names the ${label} "${typed}", which does not exist`,
    remedy: `${meant.length === 0 ? '' : `Did you mean ${listed(meant, 'or')}? `}Use the id of a ${label} in ${homeOf(of)}`,
  };
}

/** Values that are no id, with the id that was meant. */
export const withIds = (problems: readonly IdProblem[], known: KnownIds): Problem[] =>
  problems.map(({ names, ...problem }) =>
    names ? { ...problem, ...unknownId(names.of, names.typed, known) } : problem,
  );

/** Every text below a value, with its path. */
function* textsBelow(value: unknown, path: PropertyKey[] = []): Generator<[path: PropertyKey[], text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      yield* textsBelow(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Ids of the right form that no record has. @param rows those that could be read */
export function unknownIds(rows: Partial<Rows>, known: KnownIds): Problem[] {
  return COLLECTION_NAMES.flatMap((name) =>
    ([rows[name] ?? []].flat() as { id?: string; file?: string }[]).flatMap((row) => {
      const { id = '', file = isDocuments(name) ? documentFile(name, id) : homeOf(name) } = row;
      const schema: z.ZodType = COLLECTIONS[name].schema;
      return [...textsBelow(row)].flatMap(([path, text]): Problem[] => {
        const of = namedAt(schema, path);
        const bySlug = of && known.get(of);
        if (!bySlug || [...(bySlug.get(slugOf(text)) ?? [])].includes(text)) return [];
        const record = isDocuments(name) || COLLECTIONS[name].shape === 'record' ? '' : id;
        return [
          { file, field: [record, fieldName(row, path)].filter(Boolean).join(' → '), ...unknownId(of, text, known) },
        ];
      });
    }),
  );
}
