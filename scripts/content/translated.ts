/**
 * Lists translations whose English has changed since. With files or `all`, writes into those which English they translate:
 * npm run content -- translated content/es/pricing.yaml
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { ContentError } from '#business/problem.ts';
import { COLLECTION_NAMES, COLLECTIONS, isDocuments } from '#business/schema/collections.ts';
import { isFields, SOURCE, sourceMark, type Fields } from '#business/translated-record.ts';
import { readContent } from '#validation/read.ts';
import { readMarkdown, writeMarkdown } from '../../admin/yaml/markdown.ts';
import { readYaml, writeYaml } from '../../admin/yaml/yaml.ts';
import { runMain } from '../lib/run-main.ts';

const mapFields = (fields: Fields, change: (value: unknown, key: string) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, change(value, key)]));

/** Marks entries of lists; without an id, their mark is how they find their English. */
function markLists(words: unknown, english: unknown): unknown {
  const below = (key: string | number) => (english as Record<string | number, unknown> | undefined)?.[key];
  if (isFields(words)) return mapFields(words, (value, key) => markLists(value, below(key)));
  if (!Array.isArray(words)) return words;
  return words.map((entry: unknown, at) =>
    isFields(entry) && Object.keys(entry).length > 0 ? mark(entry, below(at)) : entry,
  );
}

/** @param body the English body, if it is translated too */
function mark(words: unknown, english: unknown, ...body: readonly string[]): unknown {
  if (!isFields(words)) return words;
  const source = { [SOURCE]: sourceMark(english, words, ...body) };
  // First where it is new.
  return { ...source, ...(markLists(words, english) as Fields), ...source };
}

/** The translation of a single record, with a mark on it and on the entries of its lists. */
export const markRecord = (text: string, english: unknown): Promise<string> =>
  writeYaml(text, mark(readYaml(text), english));

/** A file with translations by the ids of records. */
export async function markRecords(text: string, english: ReadonlyMap<string, unknown>): Promise<string> {
  const records = readYaml(text);
  if (!isFields(records)) return text;
  const marked = mapFields(records, (words, id) => mark(words, english.get(id)));
  return writeYaml(text, marked);
}

/** A Markdown file, whose body may be translated or not. */
export function markDocument(
  text: string,
  { body: englishBody, ...english }: Fields & { body: string },
): Promise<string> {
  const { body, ...words } = readMarkdown(text);
  return writeMarkdown(text, mark(words, english, ...(body === '' ? [] : [englishBody])));
}

type Rows = ReturnType<typeof readContent>['rows'];

/** @throws Error if the file holds no translation */
async function markFile(file: string, rows: Rows): Promise<string> {
  const [, part, id] = /^content\/[a-z]{2}\/([a-z-]+)(?:\.yaml|\/([a-z0-9-]+)\.md)$/.exec(file) ?? [];
  const name = COLLECTION_NAMES.find((one) => one === part);
  if (name === undefined) throw new Error(`${file} holds no translation: name a file such as content/es/pricing.yaml`);
  const text = readFileSync(file, 'utf8');
  if (isDocuments(name)) return markDocument(text, rows[name].find((one) => one.id === id) ?? { body: '' });
  if (COLLECTIONS[name].shape === 'record') return markRecord(text, rows[name]);
  return markRecords(text, new Map((rows[name] as { id: string }[]).map((row) => [row.id, row])));
}

function printStale(rows: Rows): void {
  const stale = rows.languages.flatMap((language) => language.stale);
  for (const { file, field, gone } of stale)
    console.log([file, field && `: ${field}`, gone && ' (gone from the English)'].filter(Boolean).join(''));
  if (stale.length === 0) console.log('Every translation is up to date.');
  else console.log(`\n${stale.length} to translate again; then npm run content -- translated and the file's name.`);
}

async function main(): Promise<void> {
  const { rows, problems } = readContent(process.cwd());
  if (problems.length > 0) throw new ContentError(problems);
  const names = process.argv.slice(2);
  if (names.length === 0) printStale(rows);
  const all = () =>
    globSync('content/[a-z][a-z]/**/*.{yaml,md}')
      .filter((file) => !file.endsWith('language.yaml'))
      .sort();
  for (const file of names.includes('all') ? all() : names) {
    writeFileSync(file, await markFile(file, rows));
    console.log(`${file}: marked`);
  }
}

if (import.meta.main) await runMain(main);
