/** Which fields a schema allows and requires at a path. */
import { z } from 'astro/zod';
import { COLLECTION_NAMES, type CollectionName } from '#business/schema/collections.ts';
import { WORDS, type FormMeta } from '#business/schema/common.ts';

type Json = z.core.JSONSchema.BaseSchema;

export interface Fields {
  all: string[];
  required: string[];
}

const trees = new WeakMap<z.ZodType, Json>();

function treeOf(schema: z.ZodType): Json {
  let tree = trees.get(schema);
  if (tree === undefined) {
    tree = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
    trees.set(schema, tree);
  }
  return tree;
}

const nodes = (values: unknown): Json[] =>
  [values].flat(2).filter((value): value is Json => typeof value === 'object' && value !== null);

const below = (node: Json, key: PropertyKey): Json[] =>
  typeof key === 'number' ? nodes(node.items) : nodes(node.properties?.[String(key)] ?? node.additionalProperties);

const choices = (node: Json): Json[] => (node.anyOf ? nodes(node.anyOf) : [node]);

/** Every shape allowed at a path. */
const shapesAt = (schema: z.ZodType, path: readonly PropertyKey[]): Json[] =>
  path
    .reduce<Json[]>(
      (found, key) => found.flatMap((node) => choices(node).flatMap((choice) => below(choice, key))),
      [treeOf(schema)],
    )
    .flatMap(choices);

/** @param path from the schema's root to the record */
export function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): Fields {
  const records = shapesAt(schema, path);
  return {
    all: records.flatMap(({ properties = {} }) => Object.keys(properties)),
    required: records.flatMap(({ required = [] }) => required),
  };
}

/** Whether people read the text at a path, unlike an id, address or number. */
export const isWords = (schema: z.ZodType, path: readonly PropertyKey[]): boolean =>
  shapesAt(schema, path).some((node) => node[WORDS] === true);

/** The collection whose record a value at a path names by its id. */
export function namedAt(schema: z.ZodType, path: readonly PropertyKey[]): CollectionName | undefined {
  const forms = shapesAt(schema, path).map(({ form }) => form as FormMeta | undefined);
  const named = forms.find((form) => form?.idOf !== undefined)?.idOf;
  return COLLECTION_NAMES.find((name) => name === named);
}

export const mayBeEmpty = (schema: z.ZodType, path: readonly PropertyKey[]): boolean =>
  shapesAt(schema, path).some(({ type, minItems = 0 }) => type === 'array' && minItems === 0);

export const mayBeMissing = (schema: z.ZodType, path: readonly PropertyKey[]): boolean =>
  !fieldsAt(schema, path.slice(0, -1)).required.includes(String(path.at(-1)));
