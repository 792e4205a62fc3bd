/** Schema issues in an editor's words. */
import type { z } from 'astro/zod';
import { suggestList, suggestNumber } from '#lib/suggest.ts';
import { counted } from '#lib/text.ts';
import { fieldName } from '#business/field-names.ts';
import { didYouMean, type Problem } from '#business/problem.ts';
import { yamlOfFile } from './files.ts';
import type { IdProblem } from './named-ids.ts';
import { fieldsAt, mayBeEmpty, mayBeMissing, namedAt, type Fields } from './schema-fields.ts';
import { suggestFields, type SuggestedField } from './unknown-fields.ts';
import { typedAt } from './yaml.ts';

type Issue = z.core.$ZodIssue;
type UnknownKeys = Extract<Issue, { code: 'unrecognized_keys' }>;

export interface Place {
  file: string;
  /** The whole file. */
  text: string;
  /** Name of its record; undefined when the record is the whole file. */
  record: string | undefined;
  value: unknown;
  /** Describes what the issue's path begins in. */
  schema: z.ZodType;
  /** Path from the root of the file to what the issue's path begins in; none where the value is not in the file. */
  root?: readonly PropertyKey[];
}

/** What YAML made another value of: 00114 became 114. */
function typedIn({ file, text, root }: Place, path: readonly PropertyKey[]): string | undefined {
  return root && typedAt(yamlOfFile(file, text), [...root, ...path]);
}

type Message = [wrong: string, remedy?: string];

/** Names of types in messages. */
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

/** Our own messages begin in lower case, and may have a second line with what to write; Zod's begin with a capital. */
function ownMessage(message: string): Message | undefined {
  if (!/^[a-z]/.test(message)) return undefined;
  const [wrong = '', remedy] = message.split('\n');
  return remedy === undefined ? [wrong] : [wrong, remedy];
}

const keyOf = (path: readonly PropertyKey[]): string => String(path.at(-1) ?? '');
const WRITE_LIST = 'Write a list, even for one entry';
function asList(input: unknown): string {
  const suggested = suggestList(input);
  if (suggested === undefined) return `${WRITE_LIST}: inside [ ], or each on a line of its own after "- "`;
  return suggested.length === 0 ? 'Write [] where there is nothing' : `${WRITE_LIST}: [${suggested.join(', ')}]`;
}

function asText(input: unknown, typed: string | undefined): string {
  if (Array.isArray(input)) return 'Write one text, without [ ] and without "- " before it';
  if (typeof input === 'object' && typed === undefined) return 'Put quotes around the whole text: it has ": " in it';
  return `Put it in quotes: '${typed ?? String(input)}'`;
}

function asRecord({ all, required }: Fields): string {
  const fields = (required.length > 0 ? required : all).slice(0, MOST_FIELDS).map((field) => `${field}: …`);
  return fields.length === 0
    ? 'Write a name, a colon and a value for each'
    : `Write its fields: { ${fields.join(', ')} }`;
}
const asRecords = (fields: Fields): string => `Begin each entry on a line of its own with "- ". ${asRecord(fields)}`;

/** More fields than this are no help. */
const MOST_FIELDS = 6;

function asNumber(input: unknown, whole: boolean): string {
  // YAML has numbers without digits: .inf and .nan.
  const suggested = Number.isFinite(input) ? (input as number) : suggestNumber(input);
  if (suggested !== undefined && whole && !Number.isInteger(suggested))
    return `Write ${Math.floor(suggested)} or ${Math.ceil(suggested)}`;
  if (suggested === undefined) return `Write digits alone${whole ? '' : ', such as 1199 or 4.9'}`;
  return Number.isInteger(suggested)
    ? `Write ${suggested}, without comma, sign or quotes`
    : `Write ${suggested}, with a point and without quotes`;
}

function asTruth(input: unknown): string {
  const typed = String(input).trim().toLowerCase();
  if (['yes', 'on', 'true', 'y', '1', 'x'].includes(typed)) return 'Write true, without quotes';
  return ['no', 'off', 'false', 'n', 'none', '0'].includes(typed)
    ? 'Write false, without quotes'
    : 'Write true or false, without quotes';
}

const AS: Record<string, (input: unknown, typed: string | undefined) => string> = {
  string: asText,
  array: (input, typed) => asList(typeof input === 'string' ? input : (typed ?? input)),
  tuple: (input, typed) => asList(typeof input === 'string' ? input : (typed ?? input)),
  number: (input) => asNumber(input, false),
  int: (input) => asNumber(input, true),
  boolean: asTruth,
};

/** A key with nothing behind its colon. */
function noValue(expected: string, path: readonly PropertyKey[], schema: z.ZodType): Message {
  const key = keyOf(path);
  const out = mayBeMissing(schema, path) ? ', or take the line out' : '';
  return expected === 'array'
    ? [
        'has no value',
        `Write its entries below "${key}:", each after "- "${mayBeEmpty(schema, path) ? ', or [] where there are none' : out}`,
      ]
    : ['has no value', `Write one after "${key}:"${out}`];
}

function invalidType(issue: Extract<Issue, { code: 'invalid_type' }>, place: Place): Message {
  const { input, message, expected, path } = issue;
  const { schema } = place;
  const own = ownMessage(message);
  const typed = typedIn(place, path);
  // YAML takes "null" and "~" for nothing.
  if (input === null && typed && expected === 'string')
    return [`has "${typed}" without quotes, which means nothing`, `Put it in quotes: '${typed}'`];
  if (input === null) return own?.[0] === 'has no value' ? own : noValue(expected, path, schema);
  if (input === undefined) return ['is missing', `Add the line "${keyOf(path)}:" with a value`];
  const [wrong = `must be ${SHAPE[expected] ?? expected}`, remedy = inShape(issue, wrong, schema, typed)] = own ?? [];
  return remedy === undefined ? [wrong] : [wrong, remedy];
}

/** How to write the value; undefined when `wrong` says it already. */
function inShape(
  { input, expected, path }: Extract<Issue, { code: 'invalid_type' }>,
  wrong: string,
  schema: z.ZodType,
  typed: string | undefined,
): string | undefined {
  if (expected === 'object' || expected === 'record') return asRecord(fieldsAt(schema, path));
  const inner = fieldsAt(schema, [...path, 0]);
  if (expected === 'array' && inner.all.length > 0 && suggestList(input)?.length !== 0) return asRecords(inner);
  if (expected === 'string' && wrong !== 'must be text') return undefined;
  return AS[wrong.includes('whole') ? 'int' : expected]?.(input, typed);
}

/** A longer list is no help beside a suggestion. */
const MOST_NAMES = 12;

/** What one of these names was probably meant; all of them where no one can say. */
function oneOf(typed: string, names: readonly string[]): string {
  const suggested = didYouMean(typed, names) || didYouMean(typed.toLowerCase().replace(/[\s_]+/g, '-'), names);
  return suggested !== '' && names.length > MOST_NAMES
    ? `${suggested}Write it so`
    : `${suggested}Use one of: ${names.join(', ')}`;
}

function invalidValue({ input, values, path }: Extract<Issue, { code: 'invalid_value' }>, { schema }: Place): Message {
  if (input === null) return noValue('value', path, schema);
  const names = values.map(String);
  // "false" where the word is meant.
  const word = input === false ? 'no' : input === true ? 'yes' : typeof input === 'string' ? input : '';
  if (typeof input === 'boolean' && names.includes(word)) return ['is not one of the values we know', `Write ${word}`];
  return [
    input === undefined ? 'is missing' : 'is not one of the values we know',
    input === undefined ? `Use one of: ${names.join(', ')}` : oneOf(word, names),
  ];
}

const countOf = (input: unknown): string => counted(Array.isArray(input) ? input.length : 0, 'entry', 'entries');

function tooSmall(
  { origin, inclusive, minimum, input, path }: Extract<Issue, { code: 'too_small' }>,
  schema: z.ZodType,
): Message {
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

function tooBig({ origin, maximum, input }: Extract<Issue, { code: 'too_big' }>): Message {
  if (origin === 'array') return [`has ${countOf(input)}, and may have ${maximum}`, 'Take out what is too much'];
  const percent = Number(input) / 100 <= Number(maximum) && Number(maximum) < 2;
  return [
    `is more than ${maximum}`,
    percent ? `Write ${Number(input) / 100} for ${Number(input)} percent` : `Write ${maximum} or less`,
  ];
}

/** Our own message, completed with what to write. */
const withRemedy = (own: Message | undefined, other: Message): Message =>
  own ? [own[0], own[1] ?? other[1] ?? ''] : other;

function explain(issue: Issue, place: Place): Message {
  const { schema } = place;
  switch (issue.code) {
    case 'invalid_type':
      return invalidType(issue, place);
    case 'invalid_value':
      return invalidValue(issue, place);
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
 * YAML reads { price: 1,199 } as a price of 1 and a field 199.
 *
 * @returns the field and number, when only one place in the file fits
 */
function cutNumber(key: string, record: unknown, text: string): { field: string; suggested: number } | undefined {
  const fields = new Map<string, unknown>(Object.entries(record ?? {}));
  const places = [...text.matchAll(new RegExp(`([\\w-]+): *\\$?(\\d+), ?(0*${key})(?= *[,}])`, 'g'))];
  const found = new Map<string, { field: string; suggested: number }>();
  for (const [, field = '', whole = '', rest = ''] of places) {
    const suggested = suggestNumber(`${whole},${rest}`);
    if (suggested !== undefined && String(fields.get(field)).replace('$', '') === whole)
      found.set(`${field} ${suggested}`, { field, suggested });
  }
  return found.size === 1 ? [...found.values()][0] : undefined;
}

type Cut = { field: string; suggested: number } | undefined;
const ofCut = (path: readonly PropertyKey[], key: string, cut: Cut): [path: PropertyKey[], ...Message] =>
  cut
    ? [
        [...path, cut.field],
        'has a comma in its number',
        `Write ${cut.suggested}, ${Number.isInteger(cut.suggested) ? 'without a comma' : 'with a point'}`,
      ]
    : [[...path, key], 'looks like part of a number with a comma', 'Write numbers like 1199 and 4.9, with no comma'];

/** More unknown fields than this make one message. */
const SINGLY = 2;

function unknownKeys(
  issue: UnknownKeys,
  path: readonly PropertyKey[],
  { schema, text }: Place,
): [PropertyKey[], ...Message][] {
  const { all } = fieldsAt(schema, issue.path);
  const record = issue.input ?? {};
  const isCut = (key: string) => /^\d{1,3}$/.test(key) && record[key] === null;
  const cuts = issue.keys.filter(isCut).map((key) => ofCut(path, key, cutNumber(key, record, text)));
  const suggested = suggestFields(issue, schema).filter(({ key }) => !isCut(key));
  const known = suggested.filter((field): field is Required<SuggestedField> => field.field !== undefined);
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
    ...suggested.map(({ key, field }): [PropertyKey[], ...Message] => [
      [...path, key],
      'is not a field we know',
      field === undefined
        ? `Take the line out${free.length > 0 && free.length <= MOST_NAMES ? `, or write one of: ${free.join(', ')}` : ''}`
        : `Did you mean "${field}"? Write it so, or take the line out`,
    ]),
  ];
}

/** @param path from the record to the value; empty for the record itself */
export function problemsOf(issue: Issue, path: readonly PropertyKey[], place: Place): IdProblem[] {
  const problem = (at: readonly PropertyKey[], wrong: string, remedy = 'Correct the value'): Problem => ({
    file: place.file,
    field: [place.record, fieldName(place.value, at)].filter(Boolean).join(' → ') || 'the whole file',
    wrong,
    remedy,
  });
  if (issue.code !== 'unrecognized_keys') {
    const of = issue.code === 'invalid_format' ? namedAt(place.schema, issue.path) : undefined;
    // A ZIP has a form of its own, whose message says more.
    const names = of && of !== 'zips' ? { of, typed: String(issue.input) } : undefined;
    return [{ ...problem(path, ...explain(issue, place)), names }];
  }
  return unknownKeys(issue, path, place).map((message) => problem(...message));
}
