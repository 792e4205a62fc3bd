/** What a schema finds wrong, in an editor's words. */
import type { z } from 'astro/zod';
import { meantNumber } from '#lib/meant.ts';
import { counted } from '#lib/words.ts';
import { fieldName } from './field-names.ts';
import { didYouMean, type Problem } from './problem.ts';

type Issue = z.core.$ZodIssue;

/** Where a value stands. */
export interface Place {
  file: string;
  /** All that the file says. */
  text: string;
  /** Name of the record it belongs to; undefined where the record is the whole file. */
  record: string | undefined;
  /** The record itself. */
  value: unknown;
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
  const entries = typeof input === 'string' || typeof input === 'number' ? String(input).split(/\s*,\s*/) : [];
  const plain = entries.length > 0 && entries.every((entry) => /^[A-Za-z0-9][\w .-]{0,40}$/.test(entry));
  if (!plain || entries.length > 5) return `${WRITE_LIST}: inside [ ], or each on a line of its own after "- "`;
  return `${WRITE_LIST}: [${entries.map((entry) => (/^\d+$/.test(entry) ? `'${entry}'` : entry)).join(', ')}]`;
}

function asNumber(input: unknown, whole: boolean): string {
  const meant = meantNumber(input);
  if (meant === undefined || (whole && !Number.isInteger(meant)))
    return `Write digits alone, such as 1199${whole ? '' : ' or 4.9'}`;
  return Number.isInteger(meant)
    ? `Write ${meant}, without comma, sign or quotes`
    : `Write ${meant}, with a point and without quotes`;
}

function asTruth(input: unknown): string {
  const meant = ['yes', 'on', 'true', 'y'].includes(String(input).toLowerCase());
  return typeof input === 'string' && meant ? 'Write true, without quotes' : 'Write true or false, without quotes';
}

const AS: Record<string, (input: unknown) => string> = {
  array: asList,
  tuple: asList,
  number: (input) => asNumber(input, false),
  int: (input) => asNumber(input, true),
  boolean: asTruth,
};

/** A key with nothing behind its colon. */
const noValue = (expected: string, key: string): Told => [
  'has no value',
  expected === 'array'
    ? `Write its entries below "${key}:", each after "- ", or [] if it may be empty`
    : `Write one after "${key}:", or take the line out where it may be missing`,
];

function invalidType({ input, message, expected, path }: Extract<Issue, { code: 'invalid_type' }>): Told {
  if (input === null) return noValue(expected, keyOf(path));
  if (input === undefined) return ['is missing', `Add the line "${keyOf(path)}:" with a value`];
  const [wrong = `must be ${SHAPE[expected] ?? expected}`, remedy = AS[expected]?.(input)] = ownMessage(message) ?? [];
  return remedy === undefined ? [wrong] : [wrong, remedy];
}

function invalidValue({ input, values, path }: Extract<Issue, { code: 'invalid_value' }>): Told {
  if (input === null) return noValue('value', keyOf(path));
  const names = values.map(String);
  return [
    input === undefined ? 'is missing' : 'is not one of the values we know',
    `${typeof input === 'string' ? didYouMean(input, names) : ''}Use one of: ${names.join(', ')}`,
  ];
}

const countOf = (input: unknown): string => counted(Array.isArray(input) ? input.length : 0, 'entry', 'entries');

function tooSmall({ origin, inclusive, minimum, input }: Extract<Issue, { code: 'too_small' }>): Told {
  if (origin !== 'array') return [`is ${inclusive ? 'less' : 'not more'} than ${minimum}`, 'Correct the number'];
  return Array.isArray(input) && input.length === 0
    ? [
        `is empty, and needs at least ${minimum}`,
        'Write what belongs there, or take the field out if it may be missing',
      ]
    : [`has ${countOf(input)}, and needs at least ${minimum}`, 'Add what is missing'];
}

const tooBig = ({ origin, maximum, input }: Extract<Issue, { code: 'too_big' }>): Told =>
  origin === 'array'
    ? [`has ${countOf(input)}, and may have ${maximum}`, 'Take out what is too much']
    : [`is more than ${maximum}`, 'Correct the number'];

function explain(issue: Issue): Told {
  switch (issue.code) {
    case 'invalid_type':
      return invalidType(issue);
    case 'invalid_value':
      return invalidValue(issue);
    case 'invalid_key':
      return ownMessage(issue.issues[0]?.message ?? '') ?? ['has a name that cannot be'];
    case 'too_small':
      return ownMessage(issue.message) ?? tooSmall(issue);
    case 'too_big':
      return ownMessage(issue.message) ?? tooBig(issue);
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

const unknownKey = (key: string, { input, path }: Issue, text: string): [path: PropertyKey[], ...Told] => {
  const isCut = /^\d{1,3}$/.test(key) && (input as Record<string, unknown> | undefined)?.[key] === null;
  if (!isCut)
    return [[...path, key], 'is not a field we know', 'Check the spelling against src/schema, or take the line out'];
  const cut = cutNumber(key, input, text);
  if (!cut)
    return [
      [...path, key],
      'looks like part of a number with a comma',
      'Write numbers like 1199 and 4.9, with no comma',
    ];
  return [
    [...path, cut.field],
    'has a comma in its number',
    `Write ${cut.meant}, ${Number.isInteger(cut.meant) ? 'without a comma' : 'with a point'}`,
  ];
};

/** @param path from the record to the value; an empty one is the record itself */
export function problemsOf(issue: Issue, path: readonly PropertyKey[], place: Place): Problem[] {
  const problem = (at: readonly PropertyKey[], wrong: string, remedy = 'Correct the value'): Problem => ({
    file: place.file,
    field: [place.record, fieldName(place.value, at)].filter(Boolean).join(' → ') || 'the whole file',
    wrong,
    remedy,
  });
  if (issue.code !== 'unrecognized_keys') return [problem(path, ...explain(issue))];
  return issue.keys.map((key) => problem(...unknownKey(key, { ...issue, path: [...path] }, place.text)));
}
