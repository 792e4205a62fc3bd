/** Writes into translations which English they were made from, so that a later change of it is noticed. */
import { SOURCE, sourceMark } from '#business/translated-record.ts';
import { readMarkdown, writeMarkdown } from '../../admin/yaml/markdown.ts';
import { readYaml, writeYaml } from '../../admin/yaml/yaml.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapped = (fields: Fields, change: (value: unknown, key: string) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, change(value, key)]));

const below = (english: unknown, key: string | number): unknown =>
  typeof english === 'object' && english !== null ? (english as Record<string | number, unknown>)[key] : undefined;

/** Marks the entries of lists, too: they have no id by which they could be told. */
function marksBelow(words: unknown, english: unknown): unknown {
  if (isFields(words)) return mapped(words, (value, key) => marksBelow(value, below(english, key)));
  if (!Array.isArray(words)) return words;
  return words.map((entry: unknown, at) =>
    isFields(entry) && Object.keys(entry).length > 0 ? marked(entry, below(english, at)) : entry,
  );
}

/** @param more texts beside the fields that were translated: the English body */
function marked(words: unknown, english: unknown, ...more: readonly string[]): unknown {
  if (!isFields(words)) return words;
  const mark = sourceMark(english, words, ...more);
  return Object.assign({ [SOURCE]: mark }, marksBelow(words, english), { [SOURCE]: mark });
}

/**
 * @param text YAML of a single record's translation
 * @param english the record
 * @returns the text with a mark on the record and on each entry of its lists, all else as it was
 */
export const markRecord = (text: string, english: unknown): Promise<string> =>
  writeYaml(text, marked(readYaml(text), english));

/** As markRecord, of a file with words by the ids of records. */
export async function markRecords(text: string, english: ReadonlyMap<string, unknown>): Promise<string> {
  const records = readYaml(text);
  return isFields(records)
    ? writeYaml(
        text,
        mapped(records, (words, id) => marked(words, english.get(id))),
      )
    : text;
}

/** As markRecord, of a Markdown file, whose body may be translated or not. */
export async function markDocument(
  text: string,
  { body: englishBody, ...english }: Fields & { body: string },
): Promise<string> {
  const { body, ...words } = readMarkdown(text);
  return writeMarkdown(text, marked(words, english, ...(body === '' ? [] : [englishBody])));
}
