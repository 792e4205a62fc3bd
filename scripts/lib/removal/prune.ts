/** Takes what names removed records out of a value. Which fields name which records is read from the schemas. */
import { z } from 'astro/zod';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '#business/schema/collections.ts';
import type { FormMeta } from '#business/schema/common.ts';
import { isMap, type Plain, type PlainMap } from '../../../admin/yaml/plain.ts';

export type Shape = z.core.JSONSchema.BaseSchema & { form?: FormMeta };

/** Whether a record is removed: a collection, or a field that is an id of its own, and the id. */
export type IsGone = (named: string, id: string) => boolean;

export const shapeOf = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' });

const shapes = new Map<string, Shape>(COLLECTION_NAMES.map((name) => [name, shapeOf(COLLECTIONS[name].schema)]));
export const shapeIn = (collection: CollectionName): Shape => shapes.get(collection) ?? {};

/** @returns the value without what names a removed record; undefined where it lacks something required then */
export function prune(shape: Shape, value: Plain, isGone: IsGone): Plain | undefined {
  if (typeof value === 'string') return shape.form?.idOf && isGone(shape.form.idOf, value) ? undefined : value;
  if (Array.isArray(value)) return pruneList(shape, value, isGone);
  return isMap(value) ? pruneMap(shape, value, isGone) : value;
}

function pruneList({ items, minItems = 0 }: Shape, list: Plain[], isGone: IsGone): Plain[] | undefined {
  if (typeof items !== 'object' || Array.isArray(items)) return list;
  const left = list.flatMap((entry) => prune(items, entry, isGone) ?? []);
  return left.length < list.length && left.length < minItems ? undefined : left;
}

function pruneMap(shape: Shape, map: PlainMap, isGone: IsGone): PlainMap | undefined {
  const { properties = {}, additionalProperties, required = [] } = shape;
  const named = (shape.propertyNames as Shape | undefined)?.form?.idOf;
  const left: PlainMap = {};
  for (const [key, value] of Object.entries(map)) {
    if (named && isGone(named, key)) continue;
    const inner = properties[key] ?? additionalProperties;
    const kept = typeof inner === 'object' ? prune(inner, value, isGone) : value;
    if (kept !== undefined) left[key] = kept;
    else if (required.includes(key)) return undefined;
  }
  return left;
}
