/** The marks in translations that tell which English they were made from. */
import { COLLECTION_NAMES, COLLECTIONS, isDocuments } from '#business/schema/collections.ts';
import { isFields, SOURCE, sourceMark, type Fields } from '#business/translated-record.ts';
import type { Content } from '#business/rows.ts';
import { readMarkdown, writeMarkdown } from '../../admin/yaml/markdown.ts';
import { readYaml, writeYaml } from '../../admin/yaml/yaml.ts';

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

/**
 * @param text of a file such as content/es/pricing.yaml
 * @throws Error if the file holds no translation
 */
export async function marked(file: string, text: string, rows: Content): Promise<string> {
  const [, part, id] = /^content\/[a-z]{2}\/([a-z-]+)(?:\.yaml|\/([a-z0-9-]+)\.md)$/.exec(file) ?? [];
  const name = COLLECTION_NAMES.find((one) => one === part);
  if (name === undefined) throw new Error(`${file} holds no translation: name a file such as content/es/pricing.yaml`);
  if (isDocuments(name)) return markDocument(text, rows[name].find((one) => one.id === id) ?? { body: '' });
  if (COLLECTIONS[name].shape === 'record') return markRecord(text, rows[name]);
  return markRecords(text, new Map((rows[name] as { id: string }[]).map((row) => [row.id, row])));
}
