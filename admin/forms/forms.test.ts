/** Every field of every schema has its form, and a form that is opened and saved changes nothing. */
import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import type { Collection, Field } from '@sveltia/cms';
import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '#business/schema/collections.ts';
import { readMarkdown } from '../yaml/markdown.ts';
import { readYaml } from '../yaml/yaml.ts';
import { cmsConfig, shapes } from './cms-config.ts';
import { fromForm, toForm } from './form-values.ts';
import { isRecord, PHOTO, PUBLISHED, type Shape, type Values } from './shape.ts';

/** A field of the configuration, whatever its widget. */
interface AnyField extends Partial<
  Record<'label' | 'hint' | 'widget' | 'summary' | 'collection' | 'file' | 'value_field', string>
> {
  name: string;
  required?: boolean;
  multiple?: boolean;
  min?: number;
  max?: number;
  pattern?: [string, string];
  options?: { label: string; value: unknown }[];
  display_fields?: string[];
  search_fields?: string[];
  field?: AnyField;
  fields?: AnyField[];
  types?: { name: string; fields: AnyField[] }[];
}

/** Translations are edited where they are made. */
const FILES = globSync('content/**/*.*', { cwd: 'e2e/fixtures' }).filter(
  (file) => !/^content\/[a-z][a-z]\//.test(file),
);
const config = cmsConfig();
const shapeOf = (name: string): Shape => shapes.get(name as CollectionName) ?? {};
const recordOf = (name: string): Shape => shapeOf(name).items as Shape;
const collections = (config.collections ?? []).filter((one): one is Collection => !('divider' in one));
const plain = (fields: readonly Field[] | undefined) => (fields ?? []) as AnyField[];

const forms = collections.flatMap((one) =>
  'folder' in one
    ? [{ name: one.name, place: `${one.folder}/*.${one.extension ?? 'md'}`, fields: plain(one.fields) }]
    : one.files.map(({ name, file, fields }) => ({ name, place: file, fields: plain(fields) })),
);
const fieldsOf = (name: string): AnyField[] => forms.find((form) => form.name === name)?.fields ?? [];
const formOf = (file: string) => forms.find(({ place }) => matchesGlob(file, place)) ?? { name: '', fields: [] };

/** Every field with the names that lead to it. */
const below = (fields: readonly AnyField[], path: readonly string[] = []): [string, AnyField][] =>
  fields.flatMap((field): [string, AnyField][] => {
    const here = [...path, field.name];
    return [
      [here.join('.'), field],
      ...below(field.fields ?? [], here),
      ...(field.types ?? []).flatMap(({ name, fields: own }) => below(own, [...here, name])),
    ];
  });

const everyField = forms.flatMap(({ name, fields }) =>
  below(fields).map(([path, field]) => ({ where: `${name}: ${path}`, field })),
);

/** Names of all fields below a JSON Schema, once for each place. */
const namesIn = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null
    ? Object.entries(schema).flatMap(([key, value]) => [
        ...(key === 'properties' ? Object.keys(value as object) : []),
        ...namesIn(value),
      ])
    : [];

describe.each(COLLECTION_NAMES)('the form of %s', (name) => {
  it('has every field of the schema', () => {
    const schema = z.toJSONSchema(COLLECTIONS[name].schema, { io: 'input' });
    const names = below(fieldsOf(name)).map(([, field]) => field.name);
    // Each name as often as the schema has it.
    const missing = namesIn(schema).filter((field) => {
      const at = names.indexOf(field);
      if (at >= 0) names.splice(at, 1);
      return at < 0;
    });
    expect(missing).toEqual([]);
  });

  it('has a different word for each value of a closed list', () => {
    for (const [path, { options = [] }] of below(fieldsOf(name))) {
      const labels = options.map(({ label }) => label);
      expect(new Set(labels).size, path).toBe(labels.length);
      expect(labels.filter((label) => !/^[\p{Lu}\d]/u.test(label))).toEqual([]);
    }
  });
});

describe('the configuration', () => {
  it('reaches every file of content once', () => {
    expect(FILES.filter((file) => forms.filter(({ place }) => matchesGlob(file, place)).length !== 1)).toEqual([]);
    expect(forms.map(({ name }) => name).sort()).toEqual([...COLLECTION_NAMES].sort());
  });

  it('is valid by Sveltia’s own schema, which refuses a misspelled option', () => {
    const schema = JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8')) as {
      definitions: Record<string, unknown>;
    };
    // Zod cannot read the definition of custom fields, so ours pass as plain ones.
    schema.definitions.Field = { $ref: '#/definitions/StandardField' };
    delete schema.definitions.CustomField;
    const validator = z.fromJSONSchema(schema);
    const text = JSON.stringify(config).replaceAll(`"${PHOTO}"`, '"string"');
    expect(validator.safeParse(JSON.parse(text)).error?.issues).toBeUndefined();
    const wrong = text.replace('"label_singular":', '"labelSingular":');
    expect(validator.safeParse(JSON.parse(wrong)).success).toBe(false);
  });

  it('has relations and summaries that lead to fields', () => {
    const wrong = everyField.flatMap(({ where, field }) => {
      const { widget, collection = '', file, value_field: value = '', fields = [], summary } = field;
      const tags = (text: string) => [...text.matchAll(/\{\{([\w.*]+)[^}]*\}\}/g)].map(([, tag = '']) => tag);
      if (widget === 'list' && field.fields) {
        const names = fields.map(({ name }) => name);
        const used = tags(summary ?? '');
        return used.length > 0 && used.every((tag) => names.includes(tag)) ? [] : [where];
      }
      if (widget !== 'relation') return [];
      const there = new Set([...below(fieldsOf(file ?? collection)).map(([path]) => path), 'slug']);
      const named = [value, ...(field.display_fields ?? []), ...(field.search_fields ?? [])].flatMap((text) =>
        text.includes('{{') ? tags(text) : [text],
      );
      return named.every((tag) => there.has(tag.replaceAll('*.', ''))) ? [] : [where];
    });
    expect(wrong).toEqual([]);
  });

  it('speaks of forms, not of files or patterns, and not in Markdown', () => {
    const wrong = everyField.filter(({ field: { label = '', hint = '', pattern } }) =>
      [label, hint, pattern?.[1] ?? ''].some((text) =>
        /`|\.ya?ml\b|\bin quotes\b|(^|[.:;] )leave it out\b|\*|_|~|\]\(/i.test(text),
      ),
    );
    expect(wrong.map(({ where }) => where)).toEqual([]);
    // Sveltia takes slashes around a pattern for its ends.
    const patterns = everyField.flatMap(({ field }) => (field.pattern ? [field.pattern] : []));
    expect(patterns.filter(([form, text]) => !/^\^.*\$$/s.test(form) || !/^[A-Z].*\.$/.test(text))).toEqual([]);
    const same = everyField.filter(({ field: { label, fields = [] } }) => {
      const labels = fields.map((inner) => inner.label);
      return !label || new Set(labels).size < labels.length;
    });
    expect(same.map(({ where }) => where)).toEqual([]);
  });

  it('starts with what changes every week, and protects what other files depend on', () => {
    expect(forms.slice(0, 5).map(({ name }) => name)).toEqual(['business', 'pricing', 'jobs', 'reviews', 'faq']);
    const [tiles] = fieldsOf('tiles');
    for (const list of [tiles, ...(tiles?.fields ?? []).filter(({ widget }) => widget === 'list')])
      expect(list).toMatchObject({ allow_add: false, allow_remove: false, allow_reorder: false });
    expect(fieldsOf('reviews')[0]).not.toHaveProperty('allow_add');
    // The most wanted fields come first, the id last; what may be left out is optional.
    expect(fieldsOf('reviews')[0]?.fields?.map(({ name, required }) => (required ? name : `${name}?`))).toEqual([
      'quote',
      'author',
      'stars',
      'date?',
      'source?',
      'place',
      'service',
      'url?',
      'lang?',
      'sample?',
      'id?',
    ]);
    expect(collections.filter((found) => 'folder' in found && found.delete !== false)).toEqual([]);
    expect(config.media_folder).toBe('src/assets/pictures/jobs');
  });
});

/** What Sveltia enters into fields that a file does not have (contents/draft/create/normalize.js). */
function blank({ widget = 'string', required = true, multiple, fields = [] }: AnyField): unknown {
  if (widget === 'boolean') return false;
  if (widget === 'number') return null;
  if (widget === 'list' || multiple) return [];
  if (widget === 'object') return required && fields.length > 0 ? filled(fields, {}) : null;
  return '';
}

const subfields = ({ fields = [], types }: AnyField, value: Values): AnyField[] =>
  types?.find(({ name }) => name === value.type)?.fields ?? fields;

function filledValue(field: AnyField, value: unknown): unknown {
  if (Array.isArray(value) && field.fields) return value.map((entry) => filled(field.fields ?? [], entry as Values));
  return field.widget === 'object' && isRecord(value) ? filled(subfields(field, value), value) : value;
}

const filled = (fields: readonly AnyField[], value: Values): Values => ({
  ...value,
  ...Object.fromEntries(
    fields
      .filter(({ widget }) => widget !== 'hidden')
      .map((field) => [field.name, field.name in value ? filledValue(field, value[field.name]) : blank(field)]),
  ),
});

/** What Sveltia would refuse (contents/draft/validate/fields.js). */
const refusals = (fields: readonly AnyField[], values: Values): string[] =>
  fields.flatMap((field) => {
    const value = values[field.name];
    const found = refusal(field, value);
    const inner = field.field ? [field.field] : undefined;
    const parts = Array.isArray(value) ? (value as unknown[]) : [value];
    return [
      ...(found ? [`${field.name} ${found}: ${JSON.stringify(value)}`] : []),
      ...parts.flatMap((part) =>
        inner
          ? refusals(inner, { [field.field?.name ?? '']: part })
          : isRecord(part)
            ? refusals(subfields(field, part), part)
            : [],
      ),
    ];
  });

function refusal(field: AnyField, value: unknown): string | undefined {
  const { widget, required, min = -Infinity, max = Infinity, options } = field;
  if (widget === 'hidden') return undefined;
  const isNone = value === '' || value === null || (Array.isArray(value) && value.length === 0);
  if (isNone) return required ? 'is required' : undefined;
  const size = Array.isArray(value) ? value.length : value;
  if (typeof size === 'number' && (size < min || size > max)) return 'is out of bounds';
  if (options && ![value].flat().every((each) => options.some((option) => option.value === each))) return 'is unknown';
  if (typeof value !== 'string') return undefined;
  return field.pattern && !new RegExp(field.pattern[0]).test(value.trim()) ? 'has the wrong pattern' : undefined;
}

it.each(FILES)('%s is as it was once its form is opened and saved, and the form refuses nothing of it', (file) => {
  const { name, fields } = formOf(file);
  const text = readFileSync(`e2e/fixtures/${file}`, 'utf8');
  const value = file.endsWith('.md') ? readMarkdown(text) : readYaml(text);
  const form = toForm(shapeOf(name), value);
  // A list has the name of its form.
  const opened = filled(fields, Array.isArray(form) ? { [name]: form } : (form as Values));
  expect(fromForm(shapeOf(name), Array.isArray(form) ? opened[name] : opened)).toEqual(value);
  expect(refusals(fields, opened)).toEqual([]);
});

describe('values', () => {
  it('of photos stay in their files', () => {
    const job = { photos: { before: 'Full', after: 'Empty' } };
    const form = { photos: { before: 'Full', beforePhoto: PUBLISHED, after: 'Empty', afterPhoto: PUBLISHED } };
    expect(toForm(recordOf('jobs'), job)).toMatchObject(form);
    expect(fromForm(recordOf('jobs'), form)).toEqual(job);
  });

  it('are one line each, except the text of a page, and left out where they are empty', () => {
    const review = { id: 'x', quote: ' Two people.\n\nOn time. ', sample: false, date: '' };
    expect(fromForm(recordOf('reviews'), review)).toEqual({ id: 'x', quote: 'Two people. On time.' });
    const rows = { presets: [{ things: [{ key: 'bicycle', value: 2 }, { key: '' }] }] };
    expect(fromForm(shapeOf('pricing'), rows)).toMatchObject({ presets: [{ things: { bicycle: 2 } }] });
    expect(fromForm(shapeOf('pages'), { body: '## One\n\nTwo' })).toMatchObject({ body: '## One\n\nTwo' });
  });
});
