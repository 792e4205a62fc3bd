/** The fields of a form, made from the shape of a record. */
import type { Field, ListField, RelationField, SelectField } from '@sveltia/cms';
import { COLLECTIONS, type CollectionName } from '#business/schema/collections.ts';
import { capital } from '#lib/text.ts';
import { FACES, FIELD_OPTIONS, FIXED, GROUPS } from './faces.ts';
import { hintOf, messageOf, proseLengths } from './hints.ts';
import { OPTIONS } from './options.ts';
import {
  BRANCH,
  branchesOf,
  fieldsIn,
  given,
  isRequired,
  itemOf,
  KEY,
  keyOf,
  kindOf,
  labelOf,
  partsOf,
  PHOTO,
  photoOf,
  VALUE,
  valueOf,
  type Kind,
  type Shape,
} from './shape.ts';

export interface Place {
  collection: CollectionName;
  /** Names of fields, from the record down. */
  path: readonly string[];
  record: Shape;
}

interface Common {
  name: string;
  label: string;
  hint?: string;
  required: boolean;
  readonly?: true;
}

const keyPath = ({ collection, path }: Place): string => [collection, ...path].join('.');
const below = (place: Place, name: string): Place => ({ ...place, path: [...place.path, name] });

/** A required list or map that may be empty can be left empty: form-values.ts writes it anyway. */
function mustBeFilled(shape: Shape): boolean {
  if (kindOf(shape) === 'map') return (shape.minProperties ?? 0) > 0;
  return shape.type !== 'array' || (shape.minItems ?? 0) > 0;
}

export function fieldOf(name: string, shape: Shape, required: boolean, place: Place): Field {
  const label = labelOf(name, shape);
  const isNeeded = required && mustBeFilled(shape);
  const common = { name, label, ...given({ hint: hintOf(shape, label) }), required: isNeeded, ...idOptions(place) };
  const options = FIELD_OPTIONS[keyPath(place)];
  const made = options && 'widget' in options ? common : MAKERS[kindOf(shape)](shape, common, place);
  return { ...made, ...options } as Field;
}

/** An id never changes: other records, addresses and photos use it. */
function idOptions({ collection, path }: Place): Partial<Common> {
  const { grows, idFrom } = FACES[collection];
  if (path.join() !== 'id' || COLLECTIONS[collection].shape !== 'list') return {};
  if (idFrom) return { required: false, readonly: true, hint: 'Made when you save.' };
  return grows ? {} : { readonly: true };
}

/** Fields of a record, in the order of its schema. */
export const fieldsOf = (shape: Shape, place: Place): Field[] =>
  fieldsIn(shape).flatMap(([name, inner]) => {
    const field = fieldOf(name, inner, isRequired(shape, name), below(place, name));
    return shape.form?.photos
      ? [{ name: photoOf(name), label: `Photo ${name}`, widget: PHOTO, required: true }, field]
      : [field];
  });

type Maker = (shape: Shape, common: Common, place: Place) => Field;

const reference: Maker = (shape, common) => ({ ...common, widget: 'relation', ...relationOf(shape) });
const choice: Maker = (shape, common, place) => ({ ...common, widget: 'select', options: optionsOf(shape, place) });
const several =
  (make: Maker): Maker =>
  (shape, common, place) =>
    ({ ...make(itemOf(shape), common, place), multiple: true, ...counts(shape) }) as Field;

const MAKERS: Record<Kind, Maker> = {
  constant: ({ const: value }, { name, label }) => ({ name, label, widget: 'hidden', default: value }),
  reference,
  references: several(reference),
  choice,
  choices: several(choice),
  boolean: (_, common) => ({ ...common, widget: 'boolean' }),
  number: ({ type, minimum, maximum }, common) => ({
    ...common,
    widget: 'number',
    value_type: type === 'integer' ? 'int' : 'float',
    ...given({ min: minimum, max: maximum, step: type === 'integer' ? undefined : 0.01 }),
  }),
  text: textField,
  texts: textsField,
  record: (shape, common, place) => objectField(common, fieldsOf(shape, place)),
  tuple: (shape, common, place) => objectField(common, tupleFields(shape, place)),
  either: (shape, common, place) => ({
    ...common,
    widget: 'object',
    typeKey: BRANCH,
    types: branchesOf(shape).map(([name, branch]) => ({
      name,
      label: labelOf(name, branch),
      widget: 'object',
      fields: rowFields(branch, below(place, name)),
    })),
  }),
  records: (shape, common, place) => {
    const item = itemOf(shape);
    return listField(shape, common, kindOf(item) === 'tuple' ? tupleFields(item, place) : fieldsOf(item, place));
  },
  map: (shape, common, place) =>
    listField(shape, common, [
      fieldOf(KEY, keyOf(shape), true, below(place, KEY)),
      ...rowFields(valueOf(shape), place),
    ]),
};

const tupleFields = (shape: Shape, place: Place): Field[] =>
  partsOf(shape).map(([name, part]) => fieldOf(name, part, true, below(place, name)));

/** The fields of a record, or one field for any other value. */
const rowFields = (shape: Shape, place: Place): Field[] =>
  kindOf(shape) === 'record' ? fieldsOf(shape, place) : [fieldOf(VALUE, shape, true, below(place, VALUE))];

const counts = ({ minItems, maxItems }: Shape) => given({ min: minItems === 0 ? undefined : minItems, max: maxItems });

/** A record with more fields than fit on a phone starts closed. */
const MANY = 8;

const objectField = (common: Common, fields: Field[]): Field => ({
  ...common,
  widget: 'object',
  ...(fields.length >= MANY ? { collapsed: 'auto', summary: summaryOf(fields) } : {}),
  fields,
});

const listField = (shape: Shape, common: Common, fields: Field[]): ListField => ({
  ...common,
  widget: 'list',
  label_singular: oneOf(shape, common),
  ...counts(shape),
  ...(shape.minItems !== undefined && shape.minItems === shape.maxItems ? FIXED : {}),
  collapsed: 'auto',
  summary: summaryOf(fields),
  fields,
});

/** "Steps" → "step" */
const oneOf = ({ form }: Shape, { label }: Common): string => form?.one ?? label.toLowerCase().replace(/s$/, '');

/** Fields that tell entries apart, the best first. */
const TELLING = ['name', 'title', 'what', 'q', 'material', 'how', 'service', 'fact', 'text', 'id'];

function summaryOf(fields: readonly Field[]): string {
  const names = new Set(fields.map(({ name }) => name));
  return `{{${TELLING.find((name) => names.has(name)) ?? fields[0]?.name ?? ''}}}`;
}

const tag = (summary: string): string => /\{\{(?!id\b)(\w+)/.exec(summary)?.[1] ?? 'id';

/** Where a relation finds the records of a kind: the form shows their names, and stores their ids. */
function relationOf({ form }: Shape): Pick<RelationField, 'collection' | 'file' | 'value_field' | 'display_fields'> {
  const [name, ...path] = (form?.idOf ?? 'facts').split('.') as [CollectionName, ...string[]];
  const { summary = '' } = FACES[name];
  if (COLLECTIONS[name].shape === 'documents')
    return { collection: name, value_field: '{{slug}}', ...shownBy(tag(summary), '{{slug}}') };
  const isNested = path.length > 0;
  const id = `${name}.*.${isNested ? path.join('.') : 'id'}`;
  const label = `${name}.*.${isNested ? [...path.slice(0, -1), 'name'].join('.') : tag(summary)}`;
  const whole = summary.replace(/\{\{(\w+)[^}]*\}\}/g, (_, field: string) => `{{${name}.*.${field}}}`);
  const group = GROUPS.flat().find((one) => typeof one === 'object' && one.files.includes(name));
  return {
    ...(typeof group === 'object' ? { collection: group.name, file: name } : { collection: name }),
    value_field: id,
    ...shownBy(label, id),
    // Names such as a ZIP code's city do not tell two records apart.
    ...(summary.startsWith('{{id}}') ? { display_fields: [whole] } : {}),
  };
}

const shownBy = (label: string, id: string) => ({ display_fields: [label], search_fields: [label, id] });

function optionsOf(shape: Shape, place: Place): Exclude<SelectField['options'], (string | null)[]> {
  const words = OPTIONS[`${place.collection}.${place.path.at(-1) ?? ''}`];
  return (shape.enum as string[]).map((value) => {
    const label = words ? words[value] : labelOfField(place.record, value);
    if (label === undefined) throw new Error(`${keyPath(place)}: admin/forms/options.ts has no word for "${value}".`);
    return { label, value };
  });
}

/** "terms.sameDay" → "Terms: Same day" */
function labelOfField(record: Shape, dotted: string): string | undefined {
  const [name = '', ...rest] = dotted.split('.');
  const inner = new Map(fieldsIn(record)).get(name);
  if (!inner) return undefined;
  const label = labelOf(name, inner);
  if (rest.length === 0) return label;
  const after = labelOfField(inner, rest.join('.'));
  return after === undefined ? undefined : `${label}: ${after}`;
}

/** Longer texts get a field of several lines. */
const LINE = 80;
/** The longest entries of a plain list. */
const ROW = 60;
/** A plain list has no patterns; the content check refuses tokens. */
const WITHOUT_TOKENS = '^[^{}]*$';

function textField(shape: Shape, common: Common): Field {
  if (shape.form?.minute) return { ...common, widget: 'datetime', format: 'YYYY-MM-DD HH:mm' };
  if (shape.format === 'date') return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (shape.format === 'email') return { ...common, widget: 'string', type: 'email' };
  const { minLength, maxLength } = shape;
  const written = {
    ...common,
    ...given({ minlength: minLength, maxlength: maxLength, pattern: pattern(shape) }),
    use_emoji_autocomplete: false,
  };
  if ((proseLengths(shape)?.max ?? maxLength ?? 0) > LINE) return { ...written, widget: 'text' };
  return { ...written, widget: 'string', type: shape.pattern?.startsWith('^https://') ? 'url' : 'text' };
}

/** A field has one pattern: the length of prose without tokens and links, or the schema's own. */
function pattern(shape: Shape): [string, string] | undefined {
  const { min, max } = proseLengths(shape) ?? {};
  if (min !== undefined)
    return [`^([^{}[\\]]{${min},${max}}|[\\s\\S]*[{}[\\]][\\s\\S]*)$`, `Write ${min} to ${max} characters.`];
  const { pattern: form, patternErrorMessage: message } = shape;
  return form === undefined || message === undefined ? undefined : [form, messageOf(message)];
}

function textsField(shape: Shape, common: Common, place: Place): Field {
  const item = itemOf(shape);
  const one = oneOf(shape, common);
  const list = { ...common, widget: 'list', label_singular: one, ...counts(shape) } as const;
  const isPlain = (item.maxLength ?? 0) <= ROW && !item.then && [undefined, WITHOUT_TOKENS].includes(item.pattern);
  return isPlain ? list : { ...list, field: fieldOf('entry', { ...item, title: capital(one) }, true, place) };
}
