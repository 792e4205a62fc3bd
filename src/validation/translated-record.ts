/** One record in the words of another language; what has no words in it is taken from the English. */
import type { z } from 'astro/zod';
import { fingerprint } from '#lib/fingerprint.ts';
import { tokensIn } from '#lib/tokens.ts';
import { problemsOf } from './issues.ts';
import type { Problem } from '#business/problem.ts';
import { isWords } from './schema-fields.ts';

export type Fields = Record<string, unknown>;

/** Stands in a translation: the fingerprint of the English that it was made from. */
export const SOURCE = 'of';

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** The English texts that a translation translates, one after the other. */
function sourcesOf(english: unknown, words: unknown): string[] {
  if (english === undefined) return [];
  if (typeof words === 'string' || isTexts(words)) return [JSON.stringify(english)];
  if (Array.isArray(words) || !isFields(words) || !isFields(english)) return [];
  return Object.entries(words).flatMap(([key, value]) => (key === SOURCE ? [] : sourcesOf(english[key], value)));
}

/** By what a translation knows that its English is still the same. @param english the record, or the entry of a list */
export const sourceMark = (english: unknown, words: unknown, ...more: readonly string[]): string =>
  fingerprint([...sourcesOf(english, words), ...more].join('\n'));

/** What is known while one record is translated. */
export interface Place {
  file: string;
  /** All that the file says. */
  text: string;
  record: string | undefined;
  schema: z.ZodType;
  problems: Problem[];
  /** Fields whose English has changed since, and those that the English does not have. */
  stale: string[];
  gone: string[];
}

const pathName = ({ record }: Place, path: readonly PropertyKey[]): string =>
  [record, path.map(String).join('.')].filter(Boolean).join(' → ');

const tokens = (texts: readonly string[]): string[] =>
  [
    ...new Set(texts.flatMap(tokensIn).map(({ name, argument }) => `{${argument ? `${name}:${argument}` : name}}`)),
  ].sort();

/** Both must fill in the same: what one says of a price or a rule the other says, too. */
export function checkTokens(
  place: Place,
  field: string,
  english: readonly string[],
  words: readonly string[],
  isStale: boolean,
): void {
  const [wanted, got] = [tokens(english), tokens(words)];
  const missing = wanted.filter((token) => !got.includes(token));
  const extra = got.filter((token) => !wanted.includes(token));
  if (isStale || missing.length + extra.length === 0) return;
  const wrong = [
    ...(missing.length > 0 ? [`lacks ${missing.join(', ')}`] : []),
    ...(extra.length > 0 ? [`has ${extra.join(', ')}`] : []),
  ];
  place.problems.push({
    file: place.file,
    field,
    wrong: `${wrong.join(' and ')}, unlike the English`,
    remedy: 'Write the same tokens as the English text',
  });
}

/** The English record with the words of its translation. @param isStale whether the English has changed since */
function merged(
  place: Place,
  english: unknown,
  words: unknown,
  path: readonly PropertyKey[],
  isStale: boolean,
): unknown {
  const field = pathName(place, path);
  const refuse = (wrong: string, remedy: string) => {
    place.problems.push({ file: place.file, field, wrong, remedy });
    return english;
  };
  if (english === undefined) {
    // Whoever takes a field out of the English may not read this language.
    place.gone.push(field);
    return undefined;
  }
  if (typeof words === 'string' || isTexts(words)) {
    const before = typeof english === 'string' ? [english] : isTexts(english) ? english : undefined;
    const isText = isWords(place.schema, isTexts(words) ? [...path, 0] : path);
    if (before === undefined || !isText || Array.isArray(english) !== Array.isArray(words))
      return refuse('is no text of the English record', 'Take it out: only texts are translated');
    checkTokens(place, field, before, [words].flat(), isStale);
    return words;
  }
  if (Array.isArray(words))
    return Array.isArray(english)
      ? mergedList(place, english, words, path)
      : refuse('is no list in the English record', 'Write it as the English has it');
  if (!isFields(words)) return refuse('is no text', 'Take it out: only texts are translated');
  if (!isFields(english)) return refuse('is not in the English record', 'Take it out, or correct its name');
  return {
    ...english,
    ...Object.fromEntries(
      Object.entries(words)
        .filter(([key]) => key !== SOURCE)
        .map(([key, value]) => [key, merged(place, english[key], value, [...path, key], isStale)])
        .filter(([, value]) => value !== undefined),
    ),
  };
}

/**
 * Entries without an id find their English by its mark; one that has none any more stands for the entry in its place, as
 * long as both lists are of one length. What has no translation is left out until there is one.
 */
function mergedList(
  place: Place,
  english: readonly unknown[],
  words: readonly unknown[],
  path: readonly PropertyKey[],
) {
  const markOf = (entry: unknown) => (isFields(entry) ? entry[SOURCE] : undefined);
  const marked = words.some((entry) => markOf(entry) !== undefined);
  const taken = new Set<unknown>();
  const same = english.map((row) => {
    const entry = words.find((one) => !taken.has(one) && markOf(one) === sourceMark(row, one));
    if (entry !== undefined) taken.add(entry);
    return entry;
  });
  return english.flatMap((row, at) => {
    const inPlace = words.length === english.length && !taken.has(words[at]) ? words[at] : undefined;
    const entry = same[at] ?? inPlace;
    if (entry !== undefined) {
      const isStale = marked && same[at] === undefined;
      if (isStale) place.stale.push(pathName(place, [...path, at + 1]));
      return [merged(place, row, entry, [...path, at], isStale)];
    }
    place.stale.push(pathName(place, [...path, at + 1]));
    return [];
  });
}

/** Holds a translated record against the schema that the English is held against. */
function fitting(place: Place, row: unknown): unknown {
  const result = place.schema.safeParse(row, { reportInput: true });
  if (result.success) return result.data;
  for (const issue of result.error.issues)
    place.problems.push(
      ...problemsOf(issue, issue.path, {
        file: place.file,
        text: place.text,
        record: place.record,
        value: row,
        schema: place.schema,
      }),
    );
  return row;
}

/** One record in this language. @param own what the row has beside the fields of its schema */
export function translated(place: Place, row: Fields, words: Fields, own: Fields, ...more: readonly string[]): Fields {
  const fields = Object.fromEntries(Object.entries(row).filter(([key]) => !(key in own)));
  const mark = words[SOURCE];
  const isStale = mark !== undefined && mark !== sourceMark(fields, words, ...more);
  if (isStale) place.stale.push(place.record ?? '');
  return { ...(fitting(place, merged(place, fields, words, [], isStale)) as Fields), ...own };
}
