/** The fields of a form, made from the shape of a record. */
import type { CustomField, Field, ListField, ObjectField, SelectField, StringField, TextField } from '@sveltia/cms';
import { COLLECTIONS, type CollectionName } from '#business/schema/collections.ts';
import { EIGHTHS, ID, PHOTO } from '../fields/widgets.ts';
import { CLOSED, DEFAULTS, FACES, GAUGES, READ_ONLY, SUMMARIES, UNMOVED } from './faces.ts';
import { labelOf } from './field-labels.ts';
import { hintOf, messageOf, proseLengths } from './labels.ts';
import { OPTIONS } from './options.ts';
import { target } from './references.ts';
import {
  BRANCH,
  branchesOf,
  fieldsIn,
  isRequired,
  itemOf,
  KEY,
  keyOf,
  kindOf,
  partsOf,
  photoOf,
  VALUE,
  valueOf,
  type Kind,
  type Shape,
} from './shape.ts';

/** Where a field stands. */
export interface Place {
  collection: CollectionName;
  /** Names of fields, from the record down. */
  path: readonly string[];
  /** The whole record, whose fields stand-ins are named after. */
  record: Shape;
}

/** What all fields say of themselves. */
interface Common {
  name: string;
  label: string;
  hint?: string;
  required: boolean;
  readonly?: true;
}

type Maker = (shape: Shape, common: Common, place: Place) => Field;

const keyPath = ({ collection, path }: Place): string => [collection, ...path].join('.');
const below = (place: Place, ...names: string[]): Place => ({ ...place, path: [...place.path, ...names] });

/** What the schema refuses empty: a list or map that may be empty is there all the same (form-values.ts). */
function isNeeded(shape: Shape, required: boolean): boolean {
  if (kindOf(shape) === 'map') return required && (shape.minProperties ?? 0) > 0;
  return required && (shape.type !== 'array' || (shape.minItems ?? 0) > 0);
}

/** @param name of the field in its record */
export function fieldOf(name: string, shape: Shape, required: boolean, place: Place): Field {
  const label = labelOf(name, shape);
  const hint = hintOf(shape, label);
  const common: Common = {
    name,
    label,
    ...(hint === undefined ? {} : { hint }),
    required: isNeeded(shape, required),
    ...(isReadOnly(place) ? { readonly: true as const } : {}),
  };
  const control = controlOf(place);
  // One that is made when the form is saved may be empty until then.
  if (control === ID) return { ...common, hint: 'Made by itself when you save.', required: false, widget: control };
  if (control !== undefined) return { ...common, widget: control };
  const start = DEFAULTS[keyPath(place)];
  const made = MAKERS[kindOf(shape)](shape, common, place);
  return start === undefined ? made : ({ ...made, default: start } as Field);
}

/** The control of our own that a field has. */
function controlOf(place: Place): string | undefined {
  if (place.path.join() === 'id' && FACES[place.collection].idFrom) return ID;
  return GAUGES.has(keyPath(place)) ? EIGHTHS : undefined;
}

/** An id in a list that does not grow is one that others name. */
const isReadOnly = (place: Place): boolean => {
  const { shape } = COLLECTIONS[place.collection];
  const isId = shape === 'list' && place.path.join() === 'id' && !FACES[place.collection].grows;
  return isId || READ_ONLY.has(keyPath(place));
};

/** Fields of a record, in the order of its schema. */
export const fieldsOf = (shape: Shape, place: Place): Field[] =>
  fieldsIn(shape).flatMap(([name, inner]) => {
    const field = fieldOf(name, inner, isRequired(shape, name), below(place, name));
    return shape.form?.photos ? [photo(name), field] : [field];
  });

/** Where a photo is taken in. Content keeps no name of its file. */
const photo = (side: string): CustomField => ({
  name: photoOf(side),
  label: `Photo ${side}`,
  widget: PHOTO,
  required: false,
  // It is handed over as it should be; Sveltia would write it anew, under a name of its own.
  media_libraries: { default: { config: { transformations: {} } } },
});

const MAKERS: Record<Kind, Maker> = {
  constant: ({ const: fixed }, { name, label }) => ({ name, label, widget: 'hidden', default: fixed }),
  reference: ({ form }, common) => ({ ...common, widget: 'relation', ...target(form?.idOf ?? 'facts') }),
  references: (shape, common) => ({
    ...common,
    widget: 'relation',
    ...target(itemOf(shape).form?.idOf ?? 'facts'),
    multiple: true,
    ...counts(shape),
  }),
  choice: (shape, common, place) => ({ ...common, widget: 'select', options: optionsOf(shape, place) }),
  choices: (shape, common, place) => ({
    ...common,
    widget: 'select',
    options: optionsOf(itemOf(shape), place),
    multiple: true,
    ...counts(shape),
  }),
  boolean: (_, common) => ({ ...common, widget: 'boolean' }),
  number: ({ type, minimum, maximum }, common) => ({
    ...common,
    widget: 'number',
    value_type: type === 'integer' ? 'int' : 'float',
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined ? {} : { max: maximum }),
    ...(type === 'integer' ? {} : { step: 0.01 }),
  }),
  text: textField,
  texts: textsField,
  record: (shape, common, place) => objectField(common, fieldsOf(shape, place), place),
  parts: (shape, common, place) => objectField(common, partFields(shape, place), place),
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
    return listField(shape, common, kindOf(item) === 'parts' ? partFields(item, place) : fieldsOf(item, place), place);
  },
  map: (shape, common, place) => {
    const key = fieldOf(KEY, keyOf(shape), true, below(place, KEY));
    return listField(shape, common, [key, ...rowFields(valueOf(shape), place)], place);
  },
};

const partFields = (shape: Shape, place: Place): Field[] =>
  partsOf(shape).map(([name, part]) => fieldOf(name, part, true, below(place, name)));

/** A value beside others in a row: the fields it has, or one field of its own. */
const rowFields = (shape: Shape, place: Place): Field[] =>
  kindOf(shape) === 'record' ? fieldsOf(shape, place) : [fieldOf(VALUE, shape, true, below(place, VALUE))];

const counts = ({ minItems, maxItems }: Shape) => ({
  ...(minItems ? { min: minItems } : {}),
  ...(maxItems === undefined ? {} : { max: maxItems }),
});

/** A record of more fields than a phone shows begins closed, once it says something. */
const MANY = 8;

const objectField = (common: Common, fields: Field[], place: Place): Field => ({
  ...common,
  widget: 'object',
  ...closing(fields, place),
  fields,
});

function closing(fields: readonly Field[], place: Place): Pick<ObjectField, 'collapsed' | 'summary'> {
  const closed = CLOSED[keyPath(place)];
  if (closed !== undefined) return { collapsed: true, summary: closed };
  return fields.length >= MANY ? { collapsed: 'auto', summary: summaryOf(fields, place) } : {};
}

function listField(shape: Shape, common: Common, fields: Field[], place: Place): ListField {
  const isFixed = UNMOVED.has(keyPath(place)) || (shape.minItems !== undefined && shape.minItems === shape.maxItems);
  return {
    ...common,
    widget: 'list',
    label_singular: shape.form?.one ?? oneOf(common.label),
    ...counts(shape),
    ...(isFixed ? FIXED : {}),
    collapsed: 'auto',
    summary: summaryOf(fields, place),
    fields,
  };
}

export const FIXED = { allow_add: false, allow_remove: false, allow_duplicate: false, allow_reorder: false } as const;

/** "Steps" → "step" */
const oneOf = (label: string): string => label.toLowerCase().replace(/s$/, '');

/** Fields that tell the entries of a list apart, the best first. */
const TELLING = ['name', 'title', 'what', 'q', 'material', 'how', 'service', 'fact', 'text', 'id'];

function summaryOf(fields: readonly Field[], place: Place): string {
  const names = new Set(fields.map(({ name }) => name));
  const telling = TELLING.find((name) => names.has(name)) ?? fields[0]?.name ?? '';
  return SUMMARIES[keyPath(place)] ?? `{{${telling}}}`;
}

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
  const labels: string[] = [];
  let here = record;
  for (const name of dotted.split('.')) {
    const inner = new Map(fieldsIn(here)).get(name);
    if (!inner) return undefined;
    labels.push(labelOf(name, inner));
    here = inner;
  }
  return labels.join(': ');
}

/** What is longer is typed into a field of several lines. */
const LINE = 80;
/** No longer entries fit a row of a plain list. */
const ROW = 60;
/** A plain list knows no patterns; that its entries have no tokens is left to the check. */
const WITHOUT_TOKENS = '^[^{}]*$';

function textField(shape: Shape, common: Common): Field {
  if (shape.form?.minute) return { ...common, widget: 'datetime', format: 'YYYY-MM-DD HH:mm' };
  if (shape.format === 'date') return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (shape.format === 'email') return { ...common, widget: 'string', type: 'email' };
  const prose = proseLengths(shape);
  const longest = prose?.max ?? shape.maxLength ?? 0;
  const written = { ...common, ...lengths(shape), ...pattern(shape) };
  if (longest > LINE) return { ...written, widget: 'text', use_emoji_autocomplete: false } satisfies TextField;
  return { ...written, widget: 'string', type: typeOf(shape), use_emoji_autocomplete: false } satisfies StringField;
}

const typeOf = ({ pattern: form }: Shape): 'url' | 'text' => (form?.startsWith('^https://') ? 'url' : 'text');

const lengths = ({ minLength, maxLength }: Shape) => ({
  ...(minLength === undefined ? {} : { minlength: minLength }),
  ...(maxLength === undefined ? {} : { maxlength: maxLength }),
});

/** A form's one pattern: of prose without tokens and links its length, else what the schema asks. */
function pattern(shape: Shape): { pattern?: [string, string] } {
  const prose = proseLengths(shape);
  if (prose)
    return {
      pattern: [
        `^([^{}[\\]]{${prose.min},${prose.max}}|[\\s\\S]*[{}[\\]][\\s\\S]*)$`,
        `Write ${prose.min} to ${prose.max} characters.`,
      ],
    };
  const { pattern: form, patternErrorMessage: message } = shape;
  return form === undefined || message === undefined ? {} : { pattern: [form, messageOf(message)] };
}

function textsField(shape: Shape, common: Common, place: Place): Field {
  const item = itemOf(shape);
  const one = shape.form?.one ?? oneOf(common.label);
  const list = { ...common, widget: 'list', label_singular: one, ...counts(shape) } as const;
  const isPlain = (item.maxLength ?? 0) <= ROW && !item.then && [undefined, WITHOUT_TOKENS].includes(item.pattern);
  if (isPlain) return list;
  // Its own comment is the list's, and its name stands above each entry.
  const inner = fieldOf('entry', { ...item, title: one.charAt(0).toUpperCase() + one.slice(1) }, true, place);
  return { ...list, field: inner };
}
