/** Ways through the configuration that its tests share. */
import type { CmsConfig, Collection, CollectionFile, EntryCollection, Field } from '@sveltia/cms';

/** A field as the configuration says it, whatever it is of. */
export interface AnyField {
  name: string;
  label?: string;
  hint?: string;
  widget?: string;
  required?: boolean;
  multiple?: boolean;
  min?: number;
  max?: number;
  minlength?: number;
  maxlength?: number;
  pattern?: [string, string];
  summary?: string;
  root?: boolean;
  typeKey?: string;
  options?: { label: string; value: string }[];
  collection?: string;
  file?: string;
  value_field?: string;
  display_fields?: string[];
  search_fields?: string[];
  field?: AnyField;
  fields?: AnyField[];
  types?: { name: string; label: string; fields: AnyField[] }[];
}

export const plain = (fields: readonly Field[] | undefined): AnyField[] => (fields ?? []) as AnyField[];

export const collectionsOf = ({ collections = [] }: CmsConfig): Collection[] =>
  collections.filter((one): one is Collection => !('divider' in one));
const isFolder = (one: Collection): one is EntryCollection => 'folder' in one;

/** Each form: what it edits, and its fields. */
export interface Form {
  /** The collection of content. */
  name: string;
  /** Where the files are: one file, or a folder with an ending. */
  place: string;
  fields: AnyField[];
}

export const formsOf = (config: CmsConfig): Form[] =>
  collectionsOf(config).flatMap((one): Form[] =>
    isFolder(one)
      ? [{ name: one.name, place: `${one.folder}/*.${one.extension ?? 'md'}`, fields: plain(one.fields) }]
      : one.files.map(({ name, file, fields }: CollectionFile) => ({
          name,
          place: file,
          fields: plain(fields),
        })),
  );

/** Every field with the names that lead to it, from the record down; what one list holds has the list's own place. */
export function fieldsBelow(fields: readonly AnyField[], path: readonly string[] = []): [string, AnyField][] {
  return fields.flatMap((field): [string, AnyField][] => {
    const here = [...path, field.name];
    return [
      [here.join('.'), field],
      ...fieldsBelow(field.fields ?? [], here),
      ...(field.types ?? []).flatMap(({ name, fields: own }) => fieldsBelow(own, [...here, name])),
    ];
  });
}

/** Fields of a record: those of the list that a file is, or of the file. */
export const recordFields = ({ name, fields }: Form): AnyField[] => {
  const [only] = fields;
  return fields.length === 1 && only?.name === name ? (only.fields ?? []) : fields;
};
