/** Reads content/ against its schemas and reports every mistake of form. */
import { z } from 'astro/zod';
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  homeOf,
  type Collection,
  type CollectionName,
} from '#business/schema/collections.ts';
import { bodyProblems } from './bodies.ts';
import { filesOf, frontMatter, parseYaml, readText, stemOf, unknownFiles, type Files } from './files.ts';
import { problemsOf } from './issues.ts';
import type { Problem } from '#business/problem.ts';
import { withLanguages, type Content, type Rows } from '#business/rows.ts';
import { knownIds, unknownIds, withIds, type IdProblem } from './named-ids.ts';
import { readLanguages } from './read-translations.ts';
import { rootIssues } from './unknown-fields.ts';

interface Reading {
  files: Files;
  name: CollectionName;
  collection: Collection;
  problems: IdProblem[];
  /** All records of the collection as they were read, broken ones too. */
  records: unknown[];
}

/**
 * Reads every file of a content folder against its schema.
 *
 * @param files of the project, with `content/`
 * @returns rows in the editor's order and all problems; only without problems are they complete. `html` is empty:
 *   Astro renders
 */
export function readFiles(files: Files): { rows: Content; problems: Problem[] } {
  const found: IdProblem[] = unknownFiles(files);
  const records = new Map<CollectionName, unknown[]>(COLLECTION_NAMES.map((name) => [name, []]));
  const rows = COLLECTION_NAMES.map((name) => {
    const collection = COLLECTIONS[name];
    const reading = { files, name, collection, problems: found, records: records.get(name) ?? [] };
    return [name, READERS[collection.shape](reading)] as const;
  });
  const read = Object.fromEntries(rows) as unknown as Rows;
  if (found.length > 0) {
    // Which ids a file has that cannot be read, no one knows.
    const unread = COLLECTION_NAMES.filter((name) =>
      found.some(({ file, field }) => isWhole(field) && isIn(file, name)),
    );
    for (const name of unread) records.delete(name);
    const known = knownIds(records);
    // Mistakes in the English would be repeated for each language.
    return { rows: { ...read, languages: [] }, problems: [...withIds(found, known), ...unknownIds(read, known)] };
  }
  const problems: Problem[] = [];
  const content = withLanguages(read, readLanguages(files, read, problems));
  // Of languages that are switched off nothing is asked.
  return { rows: content, problems: content.hidden ? [] : problems };
}

const isWhole = (field: string): boolean => /^(the whole file|front matter|line \d+)$/.test(field);
const isIn = (file: string, name: CollectionName): boolean => file.startsWith(homeOf(name));

const READERS: Record<Collection['shape'], (reading: Reading) => unknown> = {
  record: readRecord,
  list: readList,
  lists: readLists,
  documents: readDocuments,
};

/** Results by file: most texts stay the same until the next reading. */
const lastReadings = new Map<string, { text: string; rows: unknown; problems: IdProblem[]; records: unknown[] }>();

/** The rows of a file, read again only when its text has changed; undefined when it cannot be read. */
function rowsOf<Row>(
  { files, name, collection, problems, records }: Reading,
  file: string,
  read: (text: string, problems: IdProblem[], records: unknown[]) => Row,
): Row | undefined {
  const text = readText(files, file, problems, ifEmpty(collection));
  if (text === undefined) return undefined;
  const key = `${name} ${file}`;
  let last = lastReadings.get(key);
  if (last?.text !== text) {
    last = { text, rows: undefined, problems: [], records: [] };
    last.rows = read(text, last.problems, last.records);
    lastReadings.set(key, last);
  }
  problems.push(...last.problems);
  records.push(...last.records);
  return last.rows as Row;
}

function readRecord(reading: Reading): unknown {
  const file = homeOf(reading.name);
  return rowsOf(reading, file, (text, problems) => {
    const value = parseYaml(file, text, problems);
    return value === undefined ? undefined : accept(reading.collection.schema, value, { file, text, problems });
  });
}

function readList(reading: Reading): unknown[] {
  const file = homeOf(reading.name);
  return (
    rowsOf(reading, file, (text, problems, records) => listIn({ ...reading, problems, records }, file, text)) ?? []
  );
}

/** What to write into a file without records. */
function ifEmpty(collection: Collection): string {
  if ('mayBeEmpty' in collection) return 'Write [] where there are none, or bring the records back';
  if (collection.shape === 'list') return `Bring the records back: at least one ${collection.label} is needed`;
  return collection.shape === 'record' ? 'Bring its fields back' : 'Bring its contents back, or take the file away';
}

function listIn({ collection, problems, records }: Reading, file: string, text: string): unknown[] {
  const value = parseYaml(file, text, problems, { ifEmpty: ifEmpty(collection) });
  const fail = (wrong: string, remedy: string) => void problems.push({ file, field: 'the whole file', wrong, remedy });
  if (!Array.isArray(value)) {
    if (value !== undefined) fail('must be a list', 'Begin each record with "- id:" at the beginning of a line');
    return [];
  }
  if (value.length === 0 && !('mayBeEmpty' in collection)) fail('holds no records', ifEmpty(collection));
  records.push(...(value as unknown[]));
  return acceptList(collection.schema, value, { file, text, problems });
}

function readLists(reading: Reading): unknown[] {
  const { files, name, collection } = reading;
  const schema = z.strictObject({ [name]: z.array(collection.schema).min(1) });
  const read = (file: string) => (text: string, problems: IdProblem[], records: unknown[]) => {
    const value = parseYaml(file, text, problems);
    if (value === undefined) return [];
    records.push(...[(value as Record<string, unknown>)[name] ?? []].flat());
    const parsed = accept(schema, value, { file, text, problems }, recordNames(name, value));
    return (parsed?.[name] ?? []).map((row) => ({ ...row, file }));
  };
  return filesOf(files, name).flatMap((file) => rowsOf(reading, file, read(file)) ?? []);
}

function readDocuments(reading: Reading): unknown[] {
  const { files, name, collection } = reading;
  const read = (file: string) => (text: string, problems: IdProblem[], records: unknown[]) => {
    const { front, body, firstLine } = frontMatter(file, text, problems);
    const data = parseYaml(file, front, problems, { firstLine: 2 });
    if (data === undefined) return [];
    records.push({ ...data, id: stemOf(file, '.md') });
    problems.push(...bodyProblems(file, body, firstLine));
    const parsed = accept<z.ZodType<object>>(collection.schema, data, { file, text, problems });
    return parsed ? [{ ...parsed, id: stemOf(file, '.md'), body: body.trim(), html: '' }] : [];
  };
  return filesOf(files, name).flatMap((file) => rowsOf(reading, file, read(file)) ?? []);
}

/** The record of an issue, for messages; undefined for the file. */
type NameOfRecord = (path: readonly PropertyKey[]) => string | undefined;

const idOf = (record: unknown): string | undefined => {
  if (typeof record !== 'object' || record === null || !('id' in record)) return undefined;
  const { id } = record;
  return typeof id === 'string' && id.trim() !== '' && id.length <= 60 ? id : undefined;
};

/** The record that a path through a named list begins with. */
const below = (value: unknown, [list = '', at = 0]: readonly PropertyKey[]): unknown =>
  (value as Record<PropertyKey, Record<PropertyKey, unknown> | undefined>)[list]?.[at];

/** Names of the records in a file with a list under the collection's name. */
const recordNames =
  (name: CollectionName, value: unknown): NameOfRecord =>
  ([list, at]) =>
    list === name && typeof at === 'number' ? idOf((value as Record<string, unknown[]>)[name]?.[at]) : undefined;

interface Accepting {
  file: string;
  text: string;
  problems: IdProblem[];
}

function acceptList(schema: z.ZodType, list: unknown[], { file, text, problems }: Accepting): unknown[] {
  const seen = new Set<string>();
  return list.flatMap((value, at) => {
    const id = idOf(value);
    if (id !== undefined && seen.has(id))
      problems.push({
        file,
        field: id,
        wrong: 'stands twice',
        remedy: 'Give one of the two records another id, or take it out',
      });
    if (id !== undefined) seen.add(id);
    const name = id ?? `record ${at + 1}`;
    const result = schema.safeParse(value, { reportInput: true });
    if (result.success) return [result.data];
    const place = { file, text, record: name, value, schema, root: [at] };
    problems.push(...rootIssues(result.error, schema).flatMap((issue) => problemsOf(issue, issue.path, place)));
    return [];
  });
}

/** @returns undefined when the schema refuses the value, which is reported */
function accept<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  { file, text, problems }: Accepting,
  nameOf: NameOfRecord = () => undefined,
): z.infer<Schema> | undefined {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  for (const issue of rootIssues(result.error, schema)) {
    const record = nameOf(issue.path);
    // The record's name replaces the list and the index.
    const [path, inner] = record === undefined ? [issue.path, value] : [issue.path.slice(2), below(value, issue.path)];
    problems.push(...problemsOf(issue, path, { file, text, record, value: inner, schema, root: [] }));
  }
  return undefined;
}
