/** Every text of content, with where it stands. */
import { COLLECTION_NAMES, documentFile, homeOf, isDocuments, type CollectionName } from '#schema/collections.ts';
import type { Rows } from './rows.ts';

/** A text with the file and the field that an editor finds it in. */
export type Standing = [file: string, field: string, text: string];

/** Every text below a value, with its field; HTML is made from a body, which is checked itself. */
function* textsIn(value: unknown, field: string): Generator<[field: string, text: string]> {
  if (typeof value === 'string') yield [field, value];
  else if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value))
      if (key !== 'html' && key !== 'id') yield* textsIn(inner, field ? `${field}.${key}` : key);
}

/** Every text of content, without those of the collections left out. */
export function* textsOf(rows: Rows, without: ReadonlySet<CollectionName> = new Set()): Generator<Standing> {
  for (const name of COLLECTION_NAMES.filter((each) => !without.has(each)))
    for (const row of [rows[name]].flat()) {
      const [file, record] = standing(name, row);
      for (const [field, text] of textsIn(row, record)) yield [file, field, text];
    }
}

/** The file that a row stands in, and the row's id where the file holds several. */
function standing(name: CollectionName, row: object): [file: string, record: string] {
  const { id = '', file = homeOf(name) }: { id?: string; file?: string } = row;
  return isDocuments(name) ? [documentFile(name, id), ''] : [file, id];
}
