/** JSON Schemas of the files of content/: for code editors with yaml-language-server, and for the admin's forms. */
import { z } from 'astro/zod';
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  homeOf,
  type CollectionName,
  type NameOf,
} from '#business/schema/collections.ts';
import { WORDS, type FormMeta } from '#business/schema/common.ts';
import { onDisk } from '#validation/disk.ts';
import { filesOf } from '#validation/files.ts';
import { fieldComments, type Described } from './field-comments.ts';

export const SCHEMA_FOLDER = 'content/.schemas';
/** A line at the top of a YAML file; yaml-language-server knows the file's schema by it. */
export const SCHEMA_LINE = '# yaml-language-server: $schema=';

type Json = z.core.JSONSchema.BaseSchema;
/** `patternErrorMessage` is what a code editor says instead of the pattern; `form` is for the admin. */
export type DescribedJson = Json & { patternErrorMessage?: string; form?: FormMeta };
export type YamlName = NameOf<'record' | 'list' | 'lists'>;

/** Collections in YAML files; front matter of Markdown cannot name a schema. */
export const YAML_NAMES = COLLECTION_NAMES.filter((name): name is YamlName => COLLECTIONS[name].shape !== 'documents');

export const schemaFile = (name: YamlName): string => `${SCHEMA_FOLDER}/${name}.json`;

/** Every YAML file of content/ with its collection. */
export const yamlFiles = (): { name: YamlName; file: string }[] =>
  YAML_NAMES.flatMap((name) =>
    (COLLECTIONS[name].shape === 'lists' ? filesOf(onDisk('.'), name) : [homeOf(name)]).map((file) => ({ name, file })),
  );

/** @returns the schema of each collection's files (of Markdown, the front matter), with the comments of src/business/schema */
export function describedSchemas(): Map<CollectionName, DescribedJson> {
  const { fields } = fieldComments()('COLLECTIONS');
  return new Map(
    COLLECTION_NAMES.map((name) => {
      const schema = z.toJSONSchema(fileSchema(name), { target: 'draft-7', io: 'input', override: soften });
      const record = fields.get(name)?.fields.get('schema');
      if (!record) throw new Error(`src/business/schema/collections.ts gives ${name} a schema that is no constant.`);
      describe(recordIn(name, schema), record);
      return [name, schema];
    }),
  );
}

/** @returns the text of each schema file */
export function editorSchemas(): Map<YamlName, string> {
  const schemas = describedSchemas();
  const withoutForm = (key: string, value: unknown) => (['form', WORDS].includes(key) ? undefined : value);
  return new Map(YAML_NAMES.map((name) => [name, `${JSON.stringify(schemas.get(name), withoutForm, 2)}\n`]));
}

/** A whole file, as src/validation/read.ts reads it. */
function fileSchema(name: CollectionName): z.ZodType {
  const collection = COLLECTIONS[name];
  if (collection.shape === 'record' || collection.shape === 'documents') return collection.schema;
  if (collection.shape === 'lists') return z.strictObject({ [name]: z.array(collection.schema).min(1) });
  return 'mayBeEmpty' in collection ? z.array(collection.schema) : z.array(collection.schema).min(1);
}

/** The part of a file's schema that describes one record. */
function recordIn(name: CollectionName, schema: Json): Json {
  const { shape } = COLLECTIONS[name];
  if (shape === 'record' || shape === 'documents') return schema;
  return (shape === 'lists' ? (schema.properties?.[name] as Json) : schema).items as Json;
}

interface Rule {
  pattern?: RegExp;
  error?: (issue: { input: string }) => unknown;
}

/** Removes what editors get wrong, and gives each pattern the message of the content check. */
function soften({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: DescribedJson }): void {
  // Editors divide, and 4.9 is no multiple of 0.01 in binary.
  delete jsonSchema.multipleOf;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.pattern === undefined) return;
  const rules = [zodSchema, ...(zodSchema._zod.def.checks ?? [])].map(({ _zod }) => _zod.def as Rule);
  const message = rules.find(({ pattern }) => pattern !== undefined)?.error?.({ input: '' });
  if (typeof message === 'string') jsonSchema.patternErrorMessage ??= message;
}

/** Copies comments into a schema and everything below it. */
function describe(schema: Json, { comment, fields }: Described): void {
  if (comment !== undefined) schema.description ??= comment;
  for (const [field, inner] of Object.entries(schema.properties ?? {})) {
    const described = fields.get(field);
    if (described) describe(inner as Json, described);
  }
  for (const inner of [schema.items, schema.additionalProperties, schema.anyOf].flat())
    if (typeof inner === 'object') describe(inner, { comment: undefined, fields });
}
