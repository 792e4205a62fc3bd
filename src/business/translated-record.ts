/** One record in the words of another language; what has no words in it stays English. */
import type { z } from 'astro/zod';
import { fingerprint } from '#lib/fingerprint.ts';
import type { Add } from './problem.ts';

export type Fields = Record<string, unknown>;
type Path = readonly PropertyKey[];

/** The key of the fingerprint of the English that a translation was made from. */
export const SOURCE = 'of';

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** A record of a language's file. */
interface RecordSource {
  file: string;
  /** The whole file. */
  text: string;
  /** Its name in messages; undefined where it is the whole file. */
  record: string | undefined;
  schema: z.ZodType;
}

/** Gets what merging finds, so that validation can report it; the build trusts content that was checked. */
export interface MergeReport {
  /** Words without a place in the English record, which stays as it is. */
  refuse: Add;
  /** Whether a field is text that people read, and so may be translated. */
  isText: (schema: z.ZodType, path: Path) => boolean;
  /** Texts that replace their English, unless that has changed since. */
  texts: (file: string, field: string, english: readonly string[], words: readonly string[]) => void;
  /** A merged record that its schema refuses. */
  misfit: (source: RecordSource, row: unknown, issues: readonly z.core.$ZodIssue[]) => void;
}

/** A record while it is merged. */
export interface Merging extends RecordSource {
  report: MergeReport;
  /** Fields whose English has changed since. */
  stale: string[];
  /** Fields that the English no longer has. */
  gone: string[];
}

/** The English texts that a translation translates, one after the other. */
function sourcesOf(english: unknown, words: unknown): string[] {
  if (english === undefined) return [];
  if (typeof words === 'string' || isTexts(words)) return [JSON.stringify(english)];
  if (Array.isArray(words) || !isFields(words) || !isFields(english)) return [];
  return Object.entries(words).flatMap(([key, value]) => (key === SOURCE ? [] : sourcesOf(english[key], value)));
}

/** The fingerprint that tells whether the English is still the same. @param english the record, or the entry of a list */
export const sourceMark = (english: unknown, words: unknown, ...more: readonly string[]): string =>
  fingerprint([...sourcesOf(english, words), ...more].join('\n'));

const fieldAt = ({ record }: Merging, path: Path): string =>
  [record, path.map(String).join('.')].filter(Boolean).join(' → ');

function merge(merging: Merging, english: unknown, words: unknown, path: Path, isStale: boolean): unknown {
  const field = fieldAt(merging, path);
  const refuse = (wrong: string, remedy: string) => {
    merging.report.refuse(merging.file, field, wrong, remedy);
    return english;
  };
  if (english === undefined) {
    // Editors of the English may not read this language, so a leftover must not stop their build.
    merging.gone.push(field);
    return undefined;
  }
  if (typeof words === 'string' || isTexts(words))
    return mergeText(merging, english, words, path, isStale)
      ? words
      : refuse('is no text of the English record', 'Take it out: only texts are translated');
  if (Array.isArray(words))
    return Array.isArray(english)
      ? mergeList(merging, english, words, path)
      : refuse('is no list in the English record', 'Write it as the English has it');
  if (!isFields(words)) return refuse('is no text', 'Take it out: only texts are translated');
  if (!isFields(english)) return refuse('is not in the English record', 'Take it out, or correct its name');
  return {
    ...english,
    ...Object.fromEntries(
      Object.entries(words)
        .filter(([key]) => key !== SOURCE)
        .map(([key, value]) => [key, merge(merging, english[key], value, [...path, key], isStale)])
        .filter(([, value]) => value !== undefined),
    ),
  };
}

/** @returns false where the English has no text, or a list where the words are one text */
function mergeText(
  merging: Merging,
  english: unknown,
  words: string | string[],
  path: Path,
  isStale: boolean,
): boolean {
  const { report, schema, file } = merging;
  const before = typeof english === 'string' ? [english] : isTexts(english) ? english : undefined;
  const isText = report.isText(schema, isTexts(words) ? [...path, 0] : path);
  if (before === undefined || !isText || Array.isArray(english) !== Array.isArray(words)) return false;
  if (!isStale) report.texts(file, fieldAt(merging, path), before, [words].flat());
  return true;
}

/**
 * Entries without an id find their English by its mark. One whose mark fits nothing translates the entry in its place, as
 * long as both lists are of one length. What has no translation is left out until there is one.
 */
function mergeList(merging: Merging, english: readonly unknown[], words: readonly unknown[], path: Path): unknown[] {
  const markOf = (entry: unknown) => (isFields(entry) ? entry[SOURCE] : undefined);
  const isMarked = words.some((entry) => markOf(entry) !== undefined);
  const taken = new Set<unknown>();
  const marked = english.map((row) => {
    const entry = words.find((candidate) => !taken.has(candidate) && markOf(candidate) === sourceMark(row, candidate));
    if (entry !== undefined) taken.add(entry);
    return entry;
  });
  return english.flatMap((row, at) => {
    const inPlace = words.length === english.length && !taken.has(words[at]) ? words[at] : undefined;
    const entry = marked[at] ?? inPlace;
    const isStale = entry === undefined || (isMarked && marked[at] === undefined);
    if (isStale) merging.stale.push(fieldAt(merging, [...path, at + 1]));
    // A day that we are closed is no text that may be left out.
    if (entry === undefined) return path[0] === 'hours' ? [row] : [];
    return [merge(merging, row, entry, [...path, at], isStale)];
  });
}

/** @param extra what the row has beside the fields of its schema */
export function mergeRecord(
  merging: Merging,
  row: Fields,
  words: Fields,
  extra: Fields,
  ...more: readonly string[]
): Fields {
  const fields = Object.fromEntries(Object.entries(row).filter(([key]) => !(key in extra)));
  const mark = words[SOURCE];
  const isStale = mark !== undefined && mark !== sourceMark(fields, words, ...more);
  if (isStale) merging.stale.push(merging.record ?? '');
  const merged = merge(merging, fields, words, [], isStale);
  const result = merging.schema.safeParse(merged, { reportInput: true });
  if (!result.success) merging.report.misfit(merging, merged, result.error.issues);
  return { ...((result.success ? result.data : merged) as Fields), ...extra };
}
