/** The forms follow src/business/schema: what it asks is what they ask, and what they offer exists. */
import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '#business/schema/collections.ts';
import { ID, PHOTO } from '../fields/widgets.ts';
import { cmsConfig } from './cms-config.ts';
import { collectionsOf, fieldsBelow, formsOf, recordFields, type AnyField, type Form } from './walking.ts';

const config = cmsConfig();
const forms = formsOf(config);
const formOf = (name: string): Form | undefined => forms.find((form) => form.name === name);
const everyField = forms.flatMap(({ name, fields }) =>
  fieldsBelow(fields).map(([path, field]) => ({ where: `${name}: ${path}`, field })),
);

/** A field of a schema, found without the help of what makes the forms. */
interface Asked {
  path: string;
  /** Undefined where nothing asks for one: parts of a list, keys of a map. */
  required?: boolean;
  values?: string[];
}

type Schema = z.core.$ZodType;

/** What an optional or a list with a default holds. */
function bare(schema: Schema): Schema {
  const { def } = schema._zod as unknown as { def: { type: string; innerType?: Schema } };
  return ['optional', 'default'].includes(def.type) && def.innerType ? bare(def.innerType) : schema;
}

const titled = (schema: Schema): string =>
  (z.globalRegistry.get(schema)?.title ?? '')
    .split(/\W+/)
    .map((word, at) => (at === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()))
    .join('');

const refuses = (schema: Schema, value: unknown): boolean => !z.safeParse(schema, value).success;
/** Whether nothing at all may stand there. */
function isAsked(schema: Schema): boolean {
  const { type } = bare(schema)._zod.def;
  return (
    refuses(schema, undefined) && (type === 'array' ? refuses(schema, []) : type !== 'record' || refuses(schema, {}))
  );
}

const one = (path: string, schema: Schema): Asked[] => [
  { path, required: isAsked(schema), ...valuesOf(schema) },
  ...inside(path, schema),
];

function valuesOf(schema: Schema): { values?: string[] } {
  const inner = bare(schema);
  if (inner instanceof z.ZodArray) return valuesOf(inner.element);
  return inner instanceof z.ZodEnum ? { values: inner.options as string[] } : {};
}

/** A value in a row of its own: its fields, or one. */
const row = (path: string, schema: Schema): Asked[] =>
  bare(schema) instanceof z.ZodObject ? inside(path, schema) : one(`${path}.value`, schema);

function inside(path: string, schema: Schema): Asked[] {
  const inner = bare(schema);
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (inner instanceof z.ZodObject)
    return Object.entries(inner.shape as Record<string, Schema>).flatMap(([name, field]) => one(below(name), field));
  if (inner instanceof z.ZodArray) return inside(path, inner.element);
  if (inner instanceof z.ZodTuple) return inner.def.items.flatMap((part) => one(below(titled(part)), part));
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((branch) => row(below(titled(branch)), branch));
  if (inner instanceof z.ZodRecord) return [...one(below('key'), inner.keyType), ...row(path, inner.valueType)];
  return [];
}

/** Fields of forms that content has not as a field: the text of a Markdown file, and photos, which are files. */
const OWN: Partial<Record<CollectionName, string[]>> = {
  jobs: ['photos.beforePhoto', 'photos.afterPhoto'],
  ...Object.fromEntries(
    COLLECTION_NAMES.filter((name) => COLLECTIONS[name].shape === 'documents').map((name) => [name, ['body']]),
  ),
};

const asked = (name: CollectionName): Asked[] => inside('', COLLECTIONS[name].schema);
const shown = (name: CollectionName): [string, AnyField][] => {
  const form = formOf(name);
  return form ? fieldsBelow(recordFields(form)) : [];
};

describe('the forms', () => {
  it.each(COLLECTION_NAMES)('of %s have each field of the schema once, and no other', (name) => {
    const paths = [...asked(name).map(({ path }) => path), ...(OWN[name] ?? [])];
    expect(
      shown(name)
        .map(([path]) => path)
        .sort(),
    ).toEqual(paths.sort());
  });

  it.each(COLLECTION_NAMES)('of %s ask for what the schema asks for', (name) => {
    // An id that is made by itself is not asked for.
    const fields = new Map(shown(name).filter(([, { widget }]) => widget !== 'hidden' && widget !== ID));
    const wanted = asked(name).filter(({ path }) => fields.has(path));
    const told = wanted.map(({ path }) => [path, fields.get(path)?.required]);
    expect(told).toEqual(wanted.map(({ path, required }) => [path, required]));
  });

  it.each(COLLECTION_NAMES)('of %s have a word for each value of a closed list', (name) => {
    const fields = new Map(shown(name));
    for (const { path, values } of asked(name).filter(({ values }) => values)) {
      const options = fields.get(path)?.options ?? [];
      expect(
        options.map(({ value }) => value),
        path,
      ).toEqual(values);
      const labels = options.map(({ label }) => label);
      expect(
        labels.filter((label) => !/^[\p{Lu}\d]/u.test(label)),
        path,
      ).toEqual([]);
      expect(new Set(labels).size, path).toBe(labels.length);
    }
  });

  it('reach every file of content, each once', () => {
    // Translations are edited where they are made.
    const files = globSync('content/**/*.*').filter((file) => !/\/\.|^content\/[a-z]{2}\//.test(file));
    expect(files.length).toBeGreaterThan(0);
    const reached = files.map((file) => forms.filter(({ place }) => matchesGlob(file, place)).map(({ name }) => name));
    expect(files.filter((_, at) => reached[at]?.length !== 1)).toEqual([]);
    expect(new Set(reached.flat())).toEqual(new Set(COLLECTION_NAMES));
    expect(forms.map(({ name }) => name).sort()).toEqual([...COLLECTION_NAMES].sort());
  });

  it('are the same each time, and plain data', () => {
    expect(cmsConfig()).toEqual(config);
    expect(JSON.parse(JSON.stringify(config))).toEqual(config);
  });
});

describe('Sveltia', () => {
  it('knows every option: its own schema takes the configuration, and no misspelled one', () => {
    const schema = JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8')) as {
      definitions: Record<string, unknown>;
    };
    // Fields of one's own are what zod cannot read ("none of these names"): ours are held against a plain one.
    schema.definitions.Field = { $ref: '#/definitions/StandardField' };
    delete schema.definitions.CustomField;
    const validator = z.fromJSONSchema(schema);
    const ours = (_: string, value: unknown) => {
      const { name, label, widget } = (value ?? {}) as AnyField;
      return widget?.startsWith('desk-') ? { name, label, widget: 'string' } : value;
    };
    const taken = JSON.parse(JSON.stringify(config), ours) as unknown;
    expect(validator.safeParse(taken).error?.issues.map(({ path }) => path.join('.'))).toBeUndefined();
    const wrong = JSON.stringify(taken).replace('"label_singular":', '"labelSingular":');
    expect(validator.safeParse(JSON.parse(wrong)).success).toBe(false);
  });

  it('finds what fields name: each relation leads to a field of a form', () => {
    const relations = everyField.filter(({ field }) => field.widget === 'relation');
    expect(relations.length).toBeGreaterThan(30);
    for (const { where, field } of relations) {
      const { collection, file, value_field = '', display_fields = [], search_fields = [] } = field;
      const target = collectionsOf(config).find(({ name }) => name === collection);
      expect('files' in (target ?? {}), where).toBe(file !== undefined);
      const form = formOf(file ?? collection ?? '');
      const there = new Set(fieldsBelow(form?.fields ?? []).map(([path]) => path));
      const named = [value_field, ...display_fields, ...search_fields]
        .flatMap((said) =>
          said.includes('{{') ? [...said.matchAll(/\{\{(.*?)\}\}/g)].map(([, tag = '']) => tag) : [said],
        )
        .filter((tag) => tag !== 'slug');
      expect(
        named.filter((tag) => !there.has(tag.replaceAll('*.', ''))),
        where,
      ).toEqual([]);
      expect(display_fields, where).not.toContain(value_field);
    }
  });

  it('can say every entry of a list in a line, from fields that it has', () => {
    const lists = everyField.filter(({ field }) => field.widget === 'list' && field.fields);
    expect(lists.length).toBeGreaterThan(40);
    for (const { where, field } of lists) {
      const tags = [...(field.summary ?? '').matchAll(/\{\{(\w+)[^}]*\}\}/g)].map(([, tag]) => tag);
      const names = field.fields?.map(({ name }) => name);
      expect(tags.length, where).toBeGreaterThan(0);
      expect(names, where).toEqual(expect.arrayContaining(tags));
    }
  });

  it('reads each pattern as it is meant', () => {
    const patterns = everyField.flatMap(({ where, field }) =>
      field.pattern ? [{ where, pattern: field.pattern }] : [],
    );
    expect(patterns.length).toBeGreaterThan(100);
    for (const { where, pattern } of patterns) {
      const [form, message] = pattern;
      expect(() => new RegExp(form), where).not.toThrow();
      // It takes slashes around a pattern for its ends, and letters behind the last for flags.
      expect(form, where).toMatch(/^\^.*\$$/s);
      expect(message, where).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe('what forms say', () => {
  const said = everyField.flatMap(({ where, field: { label = '', hint = '', pattern } }) =>
    [label, hint, pattern?.[1] ?? ''].map((words) => ({ where, words })),
  );

  it('is of forms, not of files', () => {
    expect(said.filter(({ words }) => /`|\.ya?ml\b|\bin quotes\b|(^|[.:;] )leave it out\b/i.test(words))).toEqual([]);
  });

  it('is not taken for Markdown', () => {
    expect(said.filter(({ words }) => /\*|_|~|\]\(/.test(words))).toEqual([]);
  });

  it('tells the fields of a record apart', () => {
    const twice = everyField
      .map(({ where, field }) => ({ where, labels: (field.fields ?? []).map(({ label }) => label) }))
      .filter(({ labels }) => new Set(labels).size < labels.length);
    expect(twice).toEqual([]);
    expect(everyField.filter(({ field }) => !field.label).map(({ where }) => where)).toEqual([]);
  });

  it('reads like this, of a review', () => {
    const [list] = formOf('reviews')?.fields ?? [];
    const lines = (list?.fields ?? []).map(
      ({ label, widget, required, hint }) =>
        `${label} (${widget}${required ? '' : ', optional'})${hint ? `: ${hint}` : ''}`,
    );
    expect(`${list?.label}: ${list?.summary}\n${lines.join('\n')}`).toMatchInlineSnapshot(`
      "Reviews: {{author}}: {{quote | truncate(60)}}
      Quote (text): Word for word, as the customer wrote it.
      Customer (string): First name and initial, as published.
      Stars (number): From 1 to 5.
      Date (datetime, optional): The day it was published. Only a sample may lack it.
      Source (string, optional): Where it was published, for example Google. Only a sample may lack it.
      Town (relation)
      Service (relation)
      Web address (string, optional): Where it can be read, if it has an address of its own.
      Sample (boolean, optional): True while this is a stand-in. Take it off when you have put in the real one. The launch check lists it.
      ID (desk-id, optional): Made by itself when you save."
    `);
  });
});

describe('the desk', () => {
  it('begins with what changes every week, and ends with what is advanced', () => {
    const [first] = forms;
    expect(first?.fields.slice(0, 2).map(({ label }) => label)).toEqual(['Notice', 'Hours']);
    expect(forms.slice(0, 5).map(({ name }) => name)).toEqual(['business', 'pricing', 'jobs', 'reviews', 'faq']);
    expect(
      collectionsOf(config)
        .slice(-2)
        .map(({ label = '' }) => label.startsWith('Advanced')),
    ).toEqual([true, true]);
  });

  it('lets no one add or take out what hangs together with other files', () => {
    const [tiles] = formOf('tiles')?.fields ?? [];
    for (const list of [tiles, ...(tiles?.fields ?? []).filter(({ widget }) => widget === 'list')])
      expect(list).toMatchObject({ allow_add: false, allow_remove: false, allow_reorder: false });
    expect(formOf('reviews')?.fields[0]).not.toHaveProperty('allow_add');
    const folders = collectionsOf(config).filter((one) => 'folder' in one);
    expect(folders.filter((one) => one.delete !== false).map(({ name }) => name)).toEqual([]);
  });

  it('takes photos of jobs in, where the site looks for them', () => {
    expect(config.media_folder).toBe('src/assets/pictures/jobs');
    const photos = shown('jobs').filter(([, { widget }]) => widget === PHOTO);
    expect(photos.map(([path]) => path)).toEqual(OWN.jobs);
  });
});
