/** What a form hands over is content as it was, but for what was entered. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { frontMatter } from '#validation/files.ts';
import { readContent } from '#validation/read.ts';
import type { CollectionName } from '#business/schema/collections.ts';
import { cmsConfig, formShapes } from './cms-config.ts';
import { fromForm, toForm } from './form-values.ts';
import type { Shape } from './shape.ts';
import { formsOf, type AnyField } from './walking.ts';

const shapes = formShapes();
const forms = new Map(formsOf(cmsConfig()).map((form) => [form.name, form.fields]));

interface Read {
  path: string;
  name: CollectionName;
  shape: Shape;
  fields: AnyField[];
  value: unknown;
}

const files = ['content', 'e2e/fixtures/content'].flatMap((root) =>
  globSync('**/*.{yaml,md}', { cwd: root, exclude: ['[a-z][a-z]/**'] }).map((path): Read => {
    const name = (dirname(path) === '.' ? basename(path, '.yaml') : dirname(path)) as CollectionName;
    const file = `${root}/${path}`;
    const text = readFileSync(file, 'utf8');
    const { front, body } = file.endsWith('.md') ? frontMatter(file, text, []) : { front: text, body: undefined };
    const read: unknown = parse(front ?? '');
    const value = body === undefined ? read : { ...(read as object), body };
    return { path: file, name, shape: shapes.get(name) ?? {}, fields: forms.get(name) ?? [], value };
  }),
);

type Plain = Record<string, unknown>;

/** What Sveltia 0.221 enters into fields that a file has not (contents/draft/create/normalize.js). */
function blank({ widget = 'string', required = true, multiple, fields = [] }: AnyField): unknown {
  if (widget === 'boolean') return false;
  if (widget === 'number') return null;
  if (widget === 'list' || multiple) return [];
  if (widget === 'object') return required && fields.length > 0 ? filled(fields, {}) : null;
  return '';
}

function filledField(field: AnyField, value: unknown): unknown {
  if (Array.isArray(value)) {
    const { fields } = field;
    return fields ? value.map((entry) => filled(fields, entry as Plain)) : value;
  }
  if (field.widget !== 'object' || typeof value !== 'object' || value === null) return value;
  const type = field.types?.find(({ name }) => name === (value as Plain)[field.typeKey ?? 'type']);
  return { ...value, ...filled(type?.fields ?? field.fields ?? [], value as Plain) };
}

const filled = (fields: readonly AnyField[], value: Plain): Plain => ({
  ...value,
  ...Object.fromEntries(
    fields
      .filter(({ widget }) => widget !== 'hidden')
      .map((field) => [field.name, field.name in value ? filledField(field, value[field.name]) : blank(field)]),
  ),
});

/** A form's values once it is open. */
function opened({ shape, fields, value }: Read): unknown {
  const shownValue = toForm(shape, value);
  const [root] = fields;
  return Array.isArray(shownValue)
    ? shownValue.map((entry) => filled(root?.fields ?? [], entry as Plain))
    : filled(fields, shownValue as Plain);
}

const of = (name: CollectionName): Shape => shapes.get(name) ?? {};
const record = (name: CollectionName): Shape => of(name).items as Shape;

describe('a form that is opened and saved', () => {
  it('leaves every file of content as it was', () => {
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) expect(fromForm(file.shape, opened(file)), file.path).toEqual(file.value);
  });

  it('refuses nothing that content says', () => {
    const refused = files.flatMap((file) => {
      const value = opened(file);
      const said = Array.isArray(value) ? { [file.fields[0]?.name ?? '']: value } : (value as Plain);
      return refusals(file.fields, said).map((refusal) => `${file.path}: ${refusal}`);
    });
    expect(refused).toEqual([]);
  });
});

/** What Sveltia would say to values: its checks of fields (contents/draft/validate/fields.js), as far as forms use them. */
function refusals(fields: readonly AnyField[], value: Plain): string[] {
  return fields.flatMap((field) => {
    const entered = value[field.name];
    const told = refusal(field, entered);
    return [...(told ? [`${field.name} ${told}: ${JSON.stringify(entered)}`] : []), ...refusalsBelow(field, entered)];
  });
}

function refusalsBelow({ field, fields = [], types, typeKey = 'type' }: AnyField, value: unknown): string[] {
  if (Array.isArray(value))
    return value.flatMap((entry: unknown) =>
      field ? refusals([field], { [field.name]: entry }) : refusals(fields, entry as Plain),
    );
  if (typeof value !== 'object' || value === null) return [];
  const type = types?.find(({ name }) => name === (value as Plain)[typeKey]);
  return refusals(type?.fields ?? fields, value as Plain);
}

function refusal(
  { widget, required, min, max, minlength, maxlength, pattern, multiple, options }: AnyField,
  value: unknown,
) {
  if (widget === 'hidden') return undefined;
  const isList = widget === 'list' || multiple;
  const size = isList ? (value as unknown[]).length : typeof value === 'number' ? value : undefined;
  if (value === '' || value === null || (isList && size === 0)) return required ? 'is asked for' : undefined;
  if (size !== undefined && (size < (min ?? -Infinity) || size > (max ?? Infinity))) return 'is out of bounds';
  if (options && ![value].flat().every((one) => options.some((option) => option.value === one))) return 'is no option';
  if (typeof value !== 'string') return undefined;
  const count = Array.from(value.trim()).length;
  if (count < (minlength ?? 0) || count > (maxlength ?? Infinity)) return 'has another length';
  return pattern && !new RegExp(pattern[0]).test(value.trim()) ? 'has another form' : undefined;
}

describe('values of a form', () => {
  it('of a map are rows, and become a map again', () => {
    const shown = toForm(of('pricing'), {
      presets: [{ name: 'Garage', things: { bicycle: 2 } }],
    });
    expect(shown).toEqual({ presets: [{ name: 'Garage', things: [{ key: 'bicycle', value: 2 }] }] });
    expect(toForm(of('business'), { licenses: { newJersey: { number: '12' } } })).toEqual({
      licenses: [{ key: 'newJersey', number: '12' }],
    });
    const rows = {
      presets: [
        {
          name: 'Garage',
          things: [
            { key: 'bicycle', value: 2 },
            { key: '', value: null },
          ],
        },
      ],
    };
    expect(fromForm(of('pricing'), rows)).toMatchObject({ presets: [{ name: 'Garage', things: { bicycle: 2 } }] });
  });

  it('of a list with places of their own have names, and become a list again', () => {
    const shownValue = { id: 'sofa', size: { length: 7, width: 3, height: 2.5 } };
    expect(toForm(record('estimator'), { id: 'sofa', size: [7, 3, 2.5] })).toEqual(shownValue);
    expect(fromForm(record('estimator'), shownValue)).toEqual({ id: 'sofa', size: [7, 3, 2.5] });
    expect(fromForm(record('estimator'), { id: 'sofa', size: null })).toEqual({ id: 'sofa' });
  });

  it('of one of two shapes say which', () => {
    const day = { name: 'Thanksgiving', from: '2026-11-26', to: '2026-11-26', hours: 'closed' };
    const season = { ...day, name: 'Summer', hours: { monday: '08:00-20:00', sunday: 'closed' } };
    const content = { hours: { special: [day, season] } };
    const shownValue = toForm(of('business'), content);
    expect(shownValue).toMatchObject({
      hours: {
        special: [
          { hours: { type: 'theSameEveryDay', value: 'closed' } },
          { hours: { type: 'byWeekday', sunday: 'closed' } },
        ],
      },
    });
    expect(fromForm(of('business'), shownValue)).toMatchObject(content);
  });

  it('that were left empty are not in the file, and lists that must be there are', () => {
    const place = {
      id: 'x',
      name: 'X',
      within: [],
      neighbors: [],
      across: [],
      about: [],
      website: '',
      pointIsZip: false,
    };
    expect(fromForm(record('municipalities'), place)).toMatchObject({ id: 'x', within: [], neighbors: [], across: [] });
    expect(fromForm(record('municipalities'), place)).not.toHaveProperty('about');
    expect(fromForm(record('municipalities'), place)).not.toHaveProperty('website');
    expect(fromForm(of('business'), { hours: { special: [] }, licenses: [] })).toMatchObject({
      hours: { special: [] },
      licenses: {},
    });
  });

  it('are one line each, but for the text of a page', () => {
    const review = { id: 'x', quote: ' Two people.\n\nOn time. ', stars: 5, sample: false, date: '' };
    expect(fromForm(record('reviews'), review)).toEqual({ id: 'x', quote: 'Two people. On time.', stars: 5 });
    expect(fromForm(of('pages'), { title: 'A title', body: '## One\n\nTwo' })).toMatchObject({ body: '## One\n\nTwo' });
  });

  it('leave photos to their files', () => {
    const told = { before: 'A full garage with shelves', after: 'The same garage, empty and swept' };
    const taken = { ...told, beforePhoto: '/src/assets/pictures/jobs/x-before.jpg', afterPhoto: '' };
    expect(fromForm(record('jobs'), { id: 'x', photos: taken })).toEqual({ id: 'x', photos: told });
  });
});

it('every id that content names is one that its field offers', () => {
  const { rows, problems } = readContent('.');
  expect(problems).toEqual([]);
  const offered = (field: AnyField): Set<string> => {
    const named = (field.file ?? field.collection) as CollectionName;
    const records = rows[named] as unknown as { id: string; license?: { id: string } }[];
    return new Set(
      field.value_field?.endsWith('license.id')
        ? records.map(({ license }) => license?.id ?? '')
        : records.map(({ id }) => id),
    );
  };
  const cache = new Map<string, Set<string>>();
  const unknown = (fields: readonly AnyField[], value: Plain): string[] =>
    fields.flatMap((field) => {
      const entered = value[field.name];
      const isList = Array.isArray(entered);
      if (field.widget === 'relation') {
        const key = `${field.file ?? field.collection ?? ''} ${field.value_field ?? ''}`;
        const ids = cache.get(key) ?? offered(field);
        cache.set(key, ids);
        return [entered]
          .flat()
          .filter((id) => typeof id === 'string' && id !== '' && !ids.has(id))
          .map((id) => `${field.name}: ${String(id)}`);
      }
      if (isList && field.fields) return entered.flatMap((entry) => unknown(field.fields ?? [], entry as Plain));
      return field.fields && typeof entered === 'object' && entered !== null
        ? unknown(field.fields, entered as Plain)
        : [];
    });
  const found = files
    .filter(({ path }) => path.startsWith('content/'))
    .flatMap(({ shape, fields, value, path }) => {
      const shownValue = toForm(shape, value);
      return unknown(
        fields,
        Array.isArray(shownValue) ? { [fields[0]?.name ?? '']: shownValue } : (shownValue as Plain),
      ).map((id) => `${path} ${id}`);
    });
  expect(found).toEqual([]);
});
