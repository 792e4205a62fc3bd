/** Every text of content, with where it stands. */
import {
  COLLECTION_NAMES,
  documentFile,
  homeOf,
  isDocuments,
  type CollectionName,
} from '#business/schema/collections.ts';
import { fieldName } from '#business/field-names.ts';
import type { Rows } from '#business/rows.ts';

type Path = readonly (string | number)[];

/** Every text below a value, with its path; HTML is made from a body, which is checked itself. */
function* textsIn(value: unknown, path: Path): Generator<[path: Path, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (Array.isArray(value)) for (const [at, inner] of value.entries()) yield* textsIn(inner, [...path, at]);
  else if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value))
      if (key !== 'html' && key !== 'id') yield* textsIn(inner, [...path, key]);
}

/** A text of content, with where an editor finds it. */
export interface Standing {
  file: string;
  /** The record that it belongs to, unlike any other: one of a list, or a whole file. */
  record: string;
  /** Its name in messages, worked out only where there is one. */
  field: () => string;
  text: string;
}

/** Every text of content; without those of the collections left out. */
export function* textsOf(rows: Rows, without: ReadonlySet<CollectionName> = new Set()): Generator<Standing> {
  for (const name of COLLECTION_NAMES.filter((each) => !without.has(each)))
    for (const row of [rows[name]].flat()) {
      const [file, record] = standing(name, row);
      for (const [path, text] of textsIn(row, []))
        yield {
          file,
          record: `${file} ${record}`,
          field: () => [record, fieldName(row, path)].filter(Boolean).join(' → '),
          text,
        };
    }
}

/** The file that a row stands in, and the row's id where the file holds several. */
function standing(name: CollectionName, row: object): [file: string, record: string] {
  const { id = '', file = homeOf(name) }: { id?: string; file?: string } = row;
  return isDocuments(name) ? [documentFile(name, id), ''] : [file, id];
}
