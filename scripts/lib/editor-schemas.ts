/** JSON Schemas of the files of content/: for editor programs that know yaml-language-server, and for the forms of the desk. */
import { z } from 'astro/zod';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '#business/schema/collections.ts';
import { WORDS, type FormMeta } from '#business/schema/common.ts';
import * as business from '#business/schema/business.ts';
import * as estimator from '#business/schema/estimator.ts';
import * as facts from '#business/schema/facts.ts';
import * as pages from '#business/schema/pages.ts';
import * as places from '#business/schema/places.ts';
import * as pricing from '#business/schema/pricing.ts';
import * as tiles from '#business/schema/tiles.ts';
import * as textPages from '#business/schema/text-pages.ts';
import { fieldComments, type Described } from './field-comments.ts';
import { YAML_NAMES, type YamlName } from './schema-line.ts';

type Json = z.core.JSONSchema.BaseSchema;
/** With the words that an editor program says in place of the pattern, and what the forms of the desk are told. */
export type DescribedJson = Json & { patternErrorMessage?: string; form?: FormMeta };

/** @returns the schema of each collection's files, with the comments of src/business/schema; of a Markdown file its fields */
export function describedSchemas(): Map<CollectionName, DescribedJson> {
  const lookUp = fieldComments();
  return new Map(
    COLLECTION_NAMES.map((name) => {
      const schema = z.toJSONSchema(asFile(name), { target: 'draft-7', io: 'input', override: soften });
      describe(recordIn(name, schema), lookUp(...constantOf(name)));
      return [name, schema];
    }),
  );
}

/** @returns the schema of each YAML collection as the text of its file */
export function editorSchemas(): Map<YamlName, string> {
  const schemas = describedSchemas();
  const withoutForm = (key: string, value: unknown) => (['form', WORDS].includes(key) ? undefined : value);
  return new Map(YAML_NAMES.map((name) => [name, `${JSON.stringify(schemas.get(name), withoutForm, 2)}\n`]));
}

/** A whole file, as src/validation/read.ts reads it. */
function asFile(name: CollectionName): z.ZodType {
  const collection = COLLECTIONS[name];
  if (collection.shape === 'record' || collection.shape === 'documents') return collection.schema;
  if (collection.shape === 'lists') return z.strictObject({ [name]: z.array(collection.schema).min(1) });
  return 'mayBeEmpty' in collection ? z.array(collection.schema) : z.array(collection.schema).min(1);
}

/** The part of a file's schema that is one record's. */
function recordIn(name: CollectionName, schema: Json): Json {
  const { shape } = COLLECTIONS[name];
  if (shape === 'record' || shape === 'documents') return schema;
  return (shape === 'lists' ? (schema.properties?.[name] as Json) : schema).items as Json;
}

const MODULES = Object.entries({ business, estimator, facts, pages, places, pricing, tiles, 'text-pages': textPages });

/** The file and name under which src/business/schema declares a collection's record. */
function constantOf(name: CollectionName): [file: string, name: string] {
  for (const [file, module] of MODULES)
    for (const [constant, value] of Object.entries(module))
      if (value === COLLECTIONS[name].schema) return [`${file}.ts`, constant];
  throw new Error(`No file of src/business/schema that scripts/lib/editor-schemas.ts lists declares the records of ${name}.`);
}

/** What zod keeps of a string's form; the error is a function of the issue, though a schema may give a text. */
interface Rule {
  pattern?: RegExp;
  error?: (issue: { input: string }) => unknown;
}

/** Takes out what editor programs get wrong or no one needs to read, and says of a pattern what the check says. */
function soften({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: DescribedJson }): void {
  // They divide, and 4.9 is no multiple of 0.01 in binary.
  delete jsonSchema.multipleOf;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.pattern === undefined) return;
  const rules = [zodSchema, ...(zodSchema._zod.def.checks ?? [])].map(({ _zod }) => _zod.def as Rule);
  const said = rules.find(({ pattern }) => pattern !== undefined)?.error?.({ input: '' });
  if (typeof said === 'string') jsonSchema.patternErrorMessage ??= said;
}

/** Writes the comments of src/business/schema into a schema. */
function describe(schema: Json, { comment, fields }: Described): void {
  if (comment !== undefined) schema.description ??= comment;
  for (const [field, inner] of Object.entries(schema.properties ?? {}))
    describe(inner as Json, fields.get(field) ?? { comment: undefined, fields: new Map() });
  for (const inner of [schema.items, schema.additionalProperties, schema.anyOf].flat())
    if (typeof inner === 'object') describe(inner, { comment: undefined, fields });
}
