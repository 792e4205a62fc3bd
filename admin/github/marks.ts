/** The mark that a form carries, in a hidden field: of which text it was filled. A list has it in each of its records. */
import type { Collection, CollectionDivider, CmsConfig, Field, ListField } from '@sveltia/cms';

type Form = Record<string, unknown>;

export const MARK = 'desk_filled_from';

const HIDDEN: Field = { name: MARK, label: 'Filled from', widget: 'hidden' };

const isForm = (value: unknown): value is Form => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param form as a format hands it to Sveltia */
export function marked(form: unknown, mark: string): unknown {
  if (Array.isArray(form)) return form.map((entry: unknown) => (isForm(entry) ? { ...entry, [MARK]: mark } : entry));
  return isForm(form) ? { ...form, [MARK]: mark } : form;
}

const without = (form: Form): Form => Object.fromEntries(Object.entries(form).filter(([name]) => name !== MARK));

export interface Unmarked {
  form: unknown;
  mark: string | undefined;
}

/** @param form as Sveltia hands it over; a record that was added has no mark */
export function unmarked(form: unknown): Unmarked {
  const parts = Array.isArray(form) ? (form as unknown[]) : [form];
  const mark = parts.map((part) => (isForm(part) ? part[MARK] : undefined)).find((known) => typeof known === 'string');
  const bare = parts.map((part) => (isForm(part) ? without(part) : part));
  return {
    form: Array.isArray(form) ? bare : bare[0],
    mark: typeof mark === 'string' && mark !== '' ? mark : undefined,
  };
}

const isRootList = (field: Field): field is ListField & { fields: Field[] } =>
  field.widget === 'list' && 'root' in field && field.root === true && 'fields' in field;

const withMark = (fields: readonly Field[]): Field[] => {
  const [first] = fields;
  return first && isRootList(first) ? [{ ...first, fields: [...first.fields, HIDDEN] }] : [...fields, HIDDEN];
};

function collectionWithMarks(collection: Collection | CollectionDivider): Collection | CollectionDivider {
  if ('files' in collection)
    return { ...collection, files: collection.files.map((file) => ({ ...file, fields: withMark(file.fields) })) };
  return 'fields' in collection ? { ...collection, fields: withMark(collection.fields) } : collection;
}

/** @returns the configuration with room for the mark in every form */
export const configWithMarks = (config: CmsConfig): CmsConfig => ({
  ...config,
  ...(config.collections ? { collections: config.collections.map(collectionWithMarks) } : {}),
});
