/** What a schema finds wrong, in an editor's words. */
import type { z } from 'astro/zod';
import { meantList, meantNumber } from '#lib/suggest.ts';
import { counted } from '#lib/text.ts';
import { fieldName } from '#business/field-names.ts';
import { didYouMean, type Problem } from '#business/problem.ts';
import { fieldsAt, mayBeEmpty, mayBeMissing, type Fields } from './schema-fields.ts';
import { meantFields, type MeantField } from './unknown-fields.ts';

type Issue = z.core.$ZodIssue;
type UnknownKeys = Extract<Issue, { code: 'unrecognized_keys' }>;

/** Where a value stands. */
export interface Place {
  file: string;
  /** All that the file says. */
  text: string;
  /** Name of the record it belongs to; undefined where the record is the whole file. */
  record: string | undefined;
  /** The record itself. */
  value: unknown;
  /** What the issue's path begins in. */
  schema: z.ZodType;
}

/** What is wrong, and what to write where that can be said. */
type Told = [wrong: string, remedy?: string];

/** What a value should be. */
const SHAPE: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a record of fields',
  record: 'a record of fields',
};

/** Our own messages begin with a verb, and may have a second line with what to write; Zod's begin with a capital. */
function ownMessage(message: string): Told | undefined {
  if (!/^[a-z]/.test(message)) return undefined;
  const [wrong = '', remedy] = message.split('\n');
  return remedy === undefined ? [wrong] : [wrong, remedy];
}

const keyOf = (path: readonly PropertyKey[]): string => String(path.at(-1) ?? '');
const WRITE_LIST = 'Write a list, even for one entry';
/** How a value becomes a list: [Cash, Checks]. */
function asList(input: unknown): string {
  const meant = meantList(input);
  if (meant === undefined) return `${WRITE_LIST}: inside [ ], or each on a line of its own after "- "`;
  return meant.length === 0 ? 'Write [] where there is nothing' : `${WRITE_LIST}: [${meant.join(', ')}]`;
}

/** How a value becomes a text. */
function asText(input: unknown): string {
  if (Array.isArray(input)) return 'Write one text, without [ ] and without "- " before it';
  if (typeof input === 'object') return 'Put quotes around the whole text: it has ": " in it';
  return typeof input === 'number' || typeof input === 'boolean' ? `Put it in quotes: '${input}'` : 'Put it in quotes';
}

/** How a value becomes a record: { locality: …, region: … }. */
function asRecord({ all, required }: Fields): string {
  const fields = (required.length > 0 ? required : all).slice(0, MOST_FIELDS).map((field) => `${field}: …`);
  return fields.length === 0
    ? 'Write a name, a colon and a value for each'
    : `Write its fields: { ${fields.join(', ')} }`;
}
/** How a value becomes a list of records. */
const asRecords = (fields: Fields): string => `Begin each entry on a line of its own with "- ". ${asRecord(fields)}`;

/** More fields than this are no help. */
const MOST_FIELDS = 6;

function asNumber(input: unknown, whole: boolean): string {
  const meant = typeof input === 'number' ? input : meantNumber(input);
  if (meant !== undefined && whole && !Number.isInteger(meant))
    return `Write ${Math.floor(meant)} or ${Math.ceil(meant)}`;
  if (meant === undefined) return `Write digits alone${whole ? '' : ', such as 1199 or 4.9'}`;
  return Number.isInteger(meant)
    ? `Write ${meant}, without comma, sign or quotes`
    : `Write ${meant}, with a point and without quotes`;
}

function asTruth(input: unknown): string {
  const typed = typeof input === 'string' ? input.toLowerCase() : '';
  if (['yes', 'on', 'true', 'y'].includes(typed)) return 'Write true, without quotes';
  return ['no', 'off', 'false', 'n', 'none'].includes(typed)
    ? 'Write false, without quotes'
    : 'Write true or false, without quotes';
}

const AS: Record<string, (input: unknown) => string> = {
  string: asText,
  array: asList,
  tuple: asList,
  number: (input) => asNumber(input, false),
  int: (input) => asNumber(input, true),
  boolean: asTruth,
};

/** A key with nothing behind its colon. */
function noValue(expected: string, path: readonly PropertyKey[], schema: z.ZodType): Told {
  const key = keyOf(path);
  const out = mayBeMissing(schema, path) ? ', or take the line out' : '';
  return expected === 'array'
    ? [
        'has no value',
        `Write its entries below "${key}:", each after "- "${mayBeEmpty(schema, path) ? ', or [] where there are none' : out}`,
      ]
    : ['has no value', `Write one after "${key}:"${out}`];
}

function invalidType(issue: Extract<Issue, { code: 'invalid_type' }>, schema: z.ZodType): Told {
  const { input, message, expected, path } = issue;
  const own = ownMessage(message);
  if (input === null) return own?.[0] === 'has no value' ? own : noValue(expected, path, schema);
  if (input === undefined) return ['is missing', `Add the line "${keyOf(path)}:" with a value`];
  const [wrong = `must be ${SHAPE[expected] ?? expected}`, remedy = inShape(issue, wrong, schema)] = own ?? [];
  return remedy === undefined ? [wrong] : [wrong, remedy];
}

/** How a value is written in the shape that is asked for; undefined where `wrong` says all there is to say. */
function inShape(
  { input, expected, path }: Extract<Issue, { code: 'invalid_type' }>,
  wrong: string,
  schema: z.ZodType,
): string | undefined {
  if (expected === 'object' || expected === 'record') return asRecord(fieldsAt(schema, path));
  const inner = fieldsAt(schema, [...path, 0]);
  if (expected === 'array' && inner.all.length > 0 && meantList(input)?.length !== 0) return asRecords(inner);
  if (expected === 'string' && wrong !== 'must be text') return undefined;
  return AS[wrong.includes('whole') ? 'int' : expected]?.(input);
}

function invalidValue({ input, values, path }: Extract<Issue, { code: 'invalid_value' }>, schema: z.ZodType): Told {
  if (input === null) return noValue('value', path, schema);
  const names = values.map(String);
  return [
    input === undefined ? 'is missing' : 'is not one of the values we know',
    `${typeof input === 'string' ? didYouMean(input, names) : ''}Use one of: ${names.join(', ')}`,
  ];
}

const countOf = (input: unknown): string => counted(Array.isArray(input) ? input.length : 0, 'entry', 'entries');

function tooSmall(
  { origin, inclusive, minimum, input, path }: Extract<Issue, { code: 'too_small' }>,
  schema: z.ZodType,
): Told {
  if (origin !== 'array')
    return [
      `is ${inclusive ? 'less' : 'not more'} than ${minimum}`,
      inclusive ? `Write ${minimum} or more` : `Write more than ${minimum}`,
    ];
  if (!Array.isArray(input) || input.length > 0)
    return [`has ${countOf(input)}, and needs at least ${minimum}`, 'Add what is missing'];
  return [
    `is empty, and needs at least ${minimum}`,
    `Write what belongs there${mayBeMissing(schema, path) ? ', or take the field out' : ''}`,
  ];
}

function tooBig({ origin, maximum, input }: Extract<Issue, { code: 'too_big' }>): Told {
  if (origin === 'array') return [`has ${countOf(input)}, and may have ${maximum}`, 'Take out what is too much'];
  const percent = Number(input) / 100 <= Number(maximum) && Number(maximum) < 2;
  return [
    `is more than ${maximum}`,
    percent ? `Write ${Number(input) / 100} for ${Number(input)} percent` : `Write ${maximum} or less`,
  ];
}

/** Our own words, with what to write where they do not say it. */
const withRemedy = (own: Told | undefined, other: Told): Told => (own ? [own[0], own[1] ?? other[1] ?? ''] : other);

function explain(issue: Issue, schema: z.ZodType): Told {
  switch (issue.code) {
    case 'invalid_type':
      return invalidType(issue, schema);
    case 'invalid_value':
      return invalidValue(issue, schema);
    case 'invalid_key':
      return ownMessage(issue.issues[0]?.message ?? '') ?? ['has a name that cannot be'];
    case 'too_small':
      return withRemedy(ownMessage(issue.message), tooSmall(issue, schema));
    case 'too_big':
      return withRemedy(ownMessage(issue.message), tooBig(issue));
    default:
      return ownMessage(issue.message) ?? [issue.message];
  }
}

/**
 * A number that its comma cut in two: YAML reads { price: 1,199 } as a price of 1 and a field 199 without a value.
 *
 * @returns where it is written and what it should be, when only one place in the file fits
 */
function cutNumber(key: string, record: unknown, text: string): { field: string; meant: number } | undefined {
  const fields = new Map<string, unknown>(Object.entries(record ?? {}));
  const places = [...text.matchAll(new RegExp(`([\\w-]+): *\\$?(\\d+), ?(0*${key})(?= *[,}])`, 'g'))];
  const found = new Map<string, { field: string; meant: number }>();
  for (const [, field = '', whole = '', rest = ''] of places) {
    const meant = meantNumber(`${whole},${rest}`);
    if (meant !== undefined && String(fields.get(field)).replace('$', '') === whole)
      found.set(`${field} ${meant}`, { field, meant });
  }
  return found.size === 1 ? [...found.values()][0] : undefined;
}

type Cut = { field: string; meant: number } | undefined;
const ofCut = (path: readonly PropertyKey[], key: string, cut: Cut): [path: PropertyKey[], ...Told] =>
  cut
    ? [
        [...path, cut.field],
        'has a comma in its number',
        `Write ${cut.meant}, ${Number.isInteger(cut.meant) ? 'without a comma' : 'with a point'}`,
      ]
    : [[...path, key], 'looks like part of a number with a comma', 'Write numbers like 1199 and 4.9, with no comma'];

/** More names than this of one record are told together. */
const SINGLY = 2;

/** Fields that a record may not have. */
function unknownKeys(
  issue: UnknownKeys,
  path: readonly PropertyKey[],
  { schema, text }: Place,
): [PropertyKey[], ...Told][] {
  const { all } = fieldsAt(schema, issue.path);
  const record = issue.input ?? {};
  const isCut = (key: string) => /^\d{1,3}$/.test(key) && record[key] === null;
  const cuts = issue.keys.filter(isCut).map((key) => ofCut(path, key, cutNumber(key, record, text)));
  const meant = meantFields(issue, schema).filter(({ key }) => !isCut(key));
  const known = meant.filter((field): field is Required<MeantField> => field.field !== undefined);
  if (known.length > SINGLY && path.length > 0)
    return [
      ...cuts,
      [
        [...path],
        `has fields that we do not know: ${known.map(({ key }) => key).join(', ')}`,
        `Write ${known.map(({ field }) => field).join(', ')}`,
      ],
    ];
  const free = all.filter((field) => !(field in record));
  return [
    ...cuts,
    ...meant.map(({ key, field }): [PropertyKey[], ...Told] => [
      [...path, key],
      'is not a field we know',
      field === undefined
        ? `Take the line out${free.length > 0 ? `, or write one of: ${free.join(', ')}` : ''}`
        : `Did you mean "${field}"? Write it so, or take the line out`,
    ]),
  ];
}

/** @param path from the record to the value; an empty one is the record itself */
export function problemsOf(issue: Issue, path: readonly PropertyKey[], place: Place): Problem[] {
  const problem = (at: readonly PropertyKey[], wrong: string, remedy = 'Correct the value'): Problem => ({
    file: place.file,
    field: [place.record, fieldName(place.value, at)].filter(Boolean).join(' → ') || 'the whole file',
    wrong,
    remedy,
  });
  if (issue.code !== 'unrecognized_keys') return [problem(path, ...explain(issue, place.schema))];
  return unknownKeys(issue, path, place).map((told) => problem(...told));
}
