/** Which fields a record may have, and which it must, at a place that an issue names. */
import { z } from 'astro/zod';

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

/** The shapes below a key or a place in a list. */
const below = (node: Json, key: PropertyKey): Json[] =>
  typeof key === 'number' ? nodes(node.items) : nodes(node.properties?.[String(key)] ?? node.additionalProperties);

const choices = (node: Json): Json[] => (node.anyOf ? nodes(node.anyOf) : [node]);

/** @param path from what the schema describes down to the record */
export function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): Fields {
  const here = path.reduce<Json[]>(
    (found, key) => found.flatMap((node) => choices(node).flatMap((choice) => below(choice, key))),
    [treeOf(schema)],
  );
  const records = here.flatMap(choices);
  return {
    all: records.flatMap(({ properties = {} }) => Object.keys(properties)),
    required: records.flatMap(({ required = [] }) => required),
  };
}
