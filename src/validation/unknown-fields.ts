/** Suggests the field that an unknown name stands for, and drops issues that only follow from others. */
import type { z } from 'astro/zod';
import { nearest } from '#lib/suggest.ts';
import { fieldsAt } from './schema-fields.ts';

type Issue = z.core.$ZodIssue;
type UnknownKeys = Extract<Issue, { code: 'unrecognized_keys' }>;

export interface SuggestedField {
  /** As typed. */
  key: string;
  /** undefined when there is no clear choice. */
  field: string | undefined;
}

/** The field that each unknown key probably stands for, among those that the record lacks. */
export function suggestFields({ keys, path, input }: UnknownKeys, schema: z.ZodType): SuggestedField[] {
  const { all, required } = fieldsAt(schema, path);
  const isFree = (field: string) => !(field in ((input ?? {}) as object));
  const free = all.filter(isFree);
  const missing = required.filter(isFree);
  return keys.map((key) => {
    const same = free.find((field) => field.toLowerCase() === key.toLowerCase());
    const near = same === undefined ? nearest(key, free) : [same];
    const [only] = near.length === 0 && keys.length === 1 && missing.length === 1 ? missing : near;
    return { key, field: near.length > 1 ? undefined : only };
  });
}

const sameStart = (path: readonly PropertyKey[], start: readonly PropertyKey[]) =>
  start.every((key, at) => path[at] === key);

/** The issues of the union's member that the value was probably meant for: a record among records, else the first. */
function ofUnion(issue: Extract<Issue, { code: 'invalid_union' }>): Issue[] {
  const fits = (issues: Issue[]) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0);
  const choice = issue.errors.find(fits) ?? issue.errors[0] ?? [];
  return choice.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Issues without those that only follow from others, such as a missing field whose name is misspelled. */
export function rootIssues(error: z.ZodError, schema: z.ZodType): Issue[] {
  const issues = error.issues.flatMap((issue) => (issue.code === 'invalid_union' ? ofUnion(issue) : [issue]));
  const misspelled = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? suggestFields(issue, schema).flatMap(({ field }) =>
            field === undefined ? [] : [[...issue.path, field].join('\n')],
          )
        : [],
    ),
  );
  const broken = issues.filter(({ code }) => code === 'invalid_type');
  return issues.filter(
    (issue) =>
      !(issue.input === undefined && misspelled.has(issue.path.join('\n'))) &&
      !broken.some(
        (other) => other !== issue && other.path.length === issue.path.length && sameStart(issue.path, other.path),
      ),
  );
}
