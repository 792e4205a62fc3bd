/**
 * Content as a form's values, and back. Most values are the same on both sides. Sveltia has no widget for maps, tuples
 * and values of one of two shapes, and fills every missing field with '', null, [] or false.
 */
import {
  BRANCH,
  branchesOf,
  fieldsIn,
  isRecord,
  isRequired,
  itemOf,
  KEY,
  keyOf,
  kindOf,
  partsOf,
  photoOf,
  PUBLISHED,
  VALUE,
  valueOf,
  type Kind,
  type Shape,
  type Values,
} from './shape.ts';

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** A map's value in the row of its key, or a value of one of two shapes beside the name of its shape. */
const toRow = (shape: Shape, value: unknown): Values =>
  kindOf(shape) === 'record' ? (toForm(shape, value) as Values) : { [VALUE]: toForm(shape, value) };
const fromRow = (shape: Shape, row: Values): unknown => fromForm(shape, kindOf(shape) === 'record' ? row : row[VALUE]);

const without = (row: Values, name: string): Values =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key !== name));

/** @returns the values of a form; a value that does not fit the shape stays as it is */
export function toForm(shape: Shape, value: unknown): unknown {
  const kind = kindOf(shape);
  if (kind === 'either') {
    const found = branchesOf(shape).find(([, branch]) => (kindOf(branch) === 'record') === isRecord(value));
    return found ? { [BRANCH]: found[0], ...toRow(found[1], value) } : value;
  }
  if (Array.isArray(value)) {
    if (kind === 'records') return value.map((entry) => toForm(itemOf(shape), entry));
    if (kind === 'tuple') return Object.fromEntries(partsOf(shape).map(([name], at) => [name, value[at] as unknown]));
  }
  if (!isRecord(value)) return value;
  if (kind === 'map')
    return Object.entries(value).map(([key, inner]) => ({ [KEY]: key, ...toRow(valueOf(shape), inner) }));
  return kind === 'record' ? recordToForm(shape, value) : value;
}

function recordToForm(shape: Shape, value: Values): Values {
  const shapes = new Map(fieldsIn(shape));
  const values = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const known = shapes.get(name);
    const shown: [string, unknown] = [name, known ? toForm(known, inner) : inner];
    return shape.form?.photos ? [[photoOf(name), PUBLISHED], shown] : [shown];
  });
  // Without a value Sveltia would enter the day that a new record starts with.
  const days = fieldsIn(shape).filter(([name, { format }]) => format === 'date' && !isRequired(shape, name));
  return { ...Object.fromEntries(days.map(([name]) => [name, ''])), ...Object.fromEntries(values) };
}

const entries = (value: unknown): unknown[] => (Array.isArray(value) ? value.filter((entry) => !isEmpty(entry)) : []);

/** Texts of content are one line; a field of several lines takes line breaks. */
const oneLine = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().replace(/\s*\n\s*/g, ' ') : value;

const FROM: Partial<Record<Kind, (shape: Shape, value: unknown) => unknown>> = {
  text: (_, value) => oneLine(value),
  texts: (_, value) => entries(value).map(oneLine),
  references: (_, value) => entries(value),
  choices: (_, value) => entries(value),
  records: (shape, value) => entries(value).map((entry) => fromForm(itemOf(shape), entry)),
  tuple: (shape, value) => {
    const parts = isRecord(value) ? partsOf(shape).map(([name]) => value[name]) : [];
    return parts.every(isEmpty) ? undefined : parts;
  },
  map: (shape, value) =>
    Object.fromEntries(
      entries(value)
        .filter(isRecord)
        .filter((row) => !isEmpty(row[KEY]))
        .map((row) => [fromForm(keyOf(shape), row[KEY]), fromRow(valueOf(shape), without(row, KEY))]),
    ) as Values,
  either: (shape, value) => {
    if (!isRecord(value)) return value;
    const [, branch] = branchesOf(shape).find(([name]) => name === value[BRANCH]) ?? [];
    return branch && fromRow(branch, without(value, BRANCH));
  },
  record: recordFrom,
};

/** @returns content from the values of a form; undefined where nothing is entered */
export function fromForm(shape: Shape, value: unknown): unknown {
  return FROM[kindOf(shape)]?.(shape, value) ?? (isEmpty(value) ? undefined : value);
}

/** Sveltia omits what is empty, and files spell it out. Other required fields stay missing for the content check to report. */
const EMPTY: Partial<Record<Kind, unknown>> = {
  texts: [],
  references: [],
  choices: [],
  records: [],
  map: {},
  record: {},
};

function recordFrom(shape: Shape, form: unknown): unknown {
  if (!isRecord(form)) return undefined;
  const fields = fieldsIn(shape).flatMap(([name, inner]): [string, unknown][] => {
    const entered = fromForm(inner, form[name]);
    // Files spell out a list that has a default.
    const isKept = isRequired(shape, name) || inner.default !== undefined;
    const value = isKept ? (entered ?? EMPTY[kindOf(inner)]) : entered;
    return value === undefined || (!isKept && (value === false || isEmpty(value))) ? [] : [[name, value]];
  });
  const known = new Set(fieldsIn(shape).flatMap(([name]) => (shape.form?.photos ? [name, photoOf(name)] : [name])));
  // Unknown fields stay for the content check to report, and so does the text of a Markdown file.
  return Object.fromEntries([...fields, ...Object.entries(form).filter(([name]) => !known.has(name))]);
}
