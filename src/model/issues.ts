/** What a schema finds wrong, in an editor's words. */
import type { z } from 'astro/zod';
import type { Problem } from './problem.ts';

type Issue = z.core.$ZodIssue;

/** Where a value stands: the record it belongs to, and the field within it. */
interface Place {
  record: string | undefined;
  path: readonly PropertyKey[];
}

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

/** Our own messages begin with a verb; Zod's begin with a capital. */
const custom = (message: string): string | undefined => (/^[a-z]/.test(message) ? message : undefined);

const invalidType = (issue: Extract<Issue, { code: 'invalid_type' }>): [wrong: string, remedy?: string] =>
  issue.input === undefined && !/^(must|is too)/.test(issue.message)
    ? ['is missing', `Add the line "${String(issue.path.at(-1) ?? '')}:" with a value`]
    : [`must be ${SHAPE[issue.expected] ?? issue.expected}`];

const tooSmall = ({ origin, inclusive, minimum }: Extract<Issue, { code: 'too_small' }>): [string, string] =>
  origin === 'array'
    ? [`has fewer than ${minimum} entries`, 'Add what is missing']
    : [`is ${inclusive ? 'less' : 'not more'} than ${minimum}`, 'Correct the number'];

const tooBig = ({ origin, maximum }: Extract<Issue, { code: 'too_big' }>): [string, string] =>
  origin === 'array'
    ? [`has more than ${maximum} entries`, 'Take out what is too much']
    : [`is more than ${maximum}`, 'Correct the number'];

function explain(issue: Issue): [wrong: string, remedy?: string] {
  switch (issue.code) {
    case 'unrecognized_keys':
      return ['is not a field we know', 'Check the spelling against src/schema, or take the line out'];
    case 'invalid_type':
      return invalidType(issue);
    case 'invalid_value':
      return ['is not one of the values we know', `Use one of: ${issue.values.map(String).join(', ')}`];
    case 'invalid_key':
      return [issue.issues[0]?.message ?? 'has a name that cannot be', 'Correct the name before the colon'];
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    default:
      return [issue.message];
  }
}

/** @param place where the value stands; without a record, and without a path, it is the whole file */
export function problemOf(issue: Issue, file: string, { record, path }: Place): Problem {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : '';
  const [wrong, remedy = 'Correct the value'] = explain(issue);
  const field = [path.join('.'), unknown].filter(Boolean).join('.');
  return {
    file,
    field: [record, field].filter(Boolean).join(' → ') || 'the whole file',
    wrong: custom(issue.message) ?? wrong,
    remedy,
  };
}
