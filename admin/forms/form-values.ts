/**
 * Content as a form shows it, and back. Most of it is the same on both sides. Sveltia has no field for a map, for a list
 * whose places differ in meaning and for a value of one of two shapes; and it fills in every field that is not there,
 * with an empty text, null, [] or false.
 */
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

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a form holds where nothing is entered. */
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isPlain(value) && Object.keys(value).length === 0);

/** A value beside others in the row that shows an entry of a map, or one of two shapes. */
const inRow = (shape: Shape, value: unknown): Plain =>
  kindOf(shape) === 'record' ? (toForm(shape, value) as Plain) : { [VALUE]: toForm(shape, value) };
const outOfRow = (shape: Shape, row: Plain): unknown => fromForm(shape, kindOf(shape) === 'record' ? row : row[VALUE]);

const without = (row: Plain, name: string): Plain =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key !== name));

/** The name and shape of the one of two that a value has. */
const branchFor = (shape: Shape, value: unknown) =>
  branchesOf(shape).find(([, branch]) => (kindOf(branch) === 'record') === isPlain(value));

/** @returns what a form shows of a value of content; what has not the shape is left as it is */
export function toForm(shape: Shape, value: unknown): unknown {
  const kind = kindOf(shape);
  if (kind === 'either') {
    const [name, branch] = branchFor(shape, value) ?? [];
    return branch ? { [BRANCH]: name, ...inRow(branch, value) } : value;
  }
  if (Array.isArray(value)) {
    if (kind === 'records') return value.map((entry) => toForm(itemOf(shape), entry));
    return kind === 'parts'
      ? Object.fromEntries(partsOf(shape).map(([name], at) => [name, value[at] as unknown]))
      : value;
  }
  if (!isPlain(value)) return value;
  if (kind === 'map')
    return Object.entries(value).map(([key, inner]) => ({ [KEY]: key, ...inRow(valueOf(shape), inner) }));
  if (kind !== 'record') return value;
  const shapes = new Map(fieldsIn(shape));
  const shown = (name: string, inner: unknown) => {
    const known = shapes.get(name);
    return known ? toForm(known, inner) : inner;
  };
  return {
    ...unsaid(shape),
    ...Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shown(name, inner)])),
  };
}

/** Days that a record may lack, as empty: else Sveltia would give it the day that a new one begins with. */
const unsaid = (record: Shape): Plain =>
  Object.fromEntries(
    fieldsIn(record)
      .filter(([name, { format }]) => format === 'date' && !isRequired(record, name))
      .map(([name]) => [name, '']),
  );

const FROM: Partial<Record<Kind, (shape: Shape, value: unknown) => unknown>> = {
  text: (_, value) => oneLine(value),
  texts: (_, value) => asList(value).map(oneLine),
  references: (_, value) => asList(value),
  choices: (_, value) => asList(value),
  records: (shape, value) => asList(value).map((entry) => fromForm(itemOf(shape), entry)),
  parts: (shape, value) => {
    const parts = isPlain(value) ? partsOf(shape).map(([name]) => value[name]) : [];
    return parts.every(isNothing) ? undefined : parts;
  },
  map: (shape, value) =>
    Object.fromEntries(
      asList(value)
        .filter(isPlain)
        .filter((row) => !isNothing(row[KEY]))
        .map((row): [unknown, unknown] => [
          fromForm(keyOf(shape), row[KEY]),
          outOfRow(valueOf(shape), without(row, KEY)),
        ]),
    ) as Plain,
  either: (shape, value) => {
    if (!isPlain(value)) return value;
    const [, branch] = branchesOf(shape).find(([name]) => name === value[BRANCH]) ?? [];
    return branch && outOfRow(branch, without(value, BRANCH));
  },
  record: recordFrom,
};

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value.filter((entry) => !isNothing(entry)) : []);

/** Texts are one line; a field that shows several takes a line break for one. */
const oneLine = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().replace(/\s*\n\s*/g, ' ') : value;

/** @returns a value of content from what a form hands over; undefined where nothing is entered */
export function fromForm(shape: Shape, value: unknown): unknown {
  return FROM[kindOf(shape)]?.(shape, value) ?? (isNothing(value) ? undefined : value);
}

/** What a list that must be there says when nothing is entered; of any other field the check tells that it is missing. */
const EMPTY: Partial<Record<Kind, unknown>> = { texts: [], references: [], choices: [], records: [], map: {} };

function recordFrom(shape: Shape, entered: unknown): unknown {
  if (!isPlain(entered)) return undefined;
  const fields = fieldsIn(shape).flatMap(([name, inner]): [string, unknown][] => {
    const said = fromForm(inner, entered[name]);
    // A list with a default is the same without it, and files say it.
    const isKept = isRequired(shape, name) || inner.default !== undefined;
    const value = isKept ? (said ?? EMPTY[kindOf(inner)]) : said;
    return value === undefined || (!isKept && (value === false || isNothing(value))) ? [] : [[name, value]];
  });
  const own = new Set(fieldsIn(shape).flatMap(([name]) => (shape.form?.photos ? [name, photoOf(name)] : [name])));
  // A field that we do not know stays, so that the check can tell of it; so does the text of a Markdown file.
  return Object.fromEntries([...fields, ...Object.entries(entered).filter(([name]) => !own.has(name))]);
}
