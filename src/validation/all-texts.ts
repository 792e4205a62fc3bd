/** Every text of content, with where it is. */
import {
  COLLECTION_NAMES,
  documentFile,
  homeOf,
  isDocuments,
  type CollectionName,
} from '#business/schema/collections.ts';
import { fieldName } from '#business/field-names.ts';
import { plainSigns } from '#lib/plain-signs.ts';
import type { Rows } from '#business/rows.ts';

type Path = readonly (string | number)[];

/** Every text below a value, with its path; HTML is made from the body, which is checked itself. */
function* textsIn(value: unknown, path: Path): Generator<[path: Path, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (Array.isArray(value)) for (const [at, inner] of value.entries()) yield* textsIn(inner, [...path, at]);
  else if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value))
      if (key !== 'html' && key !== 'id') yield* textsIn(inner, [...path, key]);
}

/** A text with where an editor finds it. */
interface PlacedText {
  file: string;
  /** Unique: a record of a list, or a whole file. */
  record: string;
  /** Its name in messages, computed only when there is one. */
  field: () => string;
  text: string;
}

export function* textsOf(rows: Rows, without: ReadonlySet<CollectionName> = new Set()): Generator<PlacedText> {
  for (const collection of COLLECTION_NAMES.filter((name) => !without.has(name)))
    for (const row of [rows[collection]].flat()) {
      const [file, record] = placeOf(collection, row);
      for (const [path, text] of textsIn(row, []))
        yield {
          file,
          record: `${file} ${record}`,
          field: () => [record, fieldName(row, path)].filter(Boolean).join(' → '),
          text,
        };
    }
}

/** The same with signs made alike, for comparisons. */
export function* plainTextsOf(rows: Rows, without?: ReadonlySet<CollectionName>): Generator<PlacedText> {
  for (const placed of textsOf(rows, without)) yield { ...placed, text: plainSigns(placed.text) };
}

/** A row's file, and its id when the file holds several. */
function placeOf(name: CollectionName, row: object): [file: string, record: string] {
  const { id = '', file = homeOf(name) }: { id?: string; file?: string } = row;
  return isDocuments(name) ? [documentFile(name, id), ''] : [file, id];
}
