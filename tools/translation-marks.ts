/** Writes into translations which English they were made from, so that a later change of it is noticed. */
import { isMap, isSeq, parseDocument, type Node, type YAMLMap } from 'yaml';
import { SOURCE, sourceMark } from '#model/translated-record.ts';

/** What to put where in a text; the end is left out. */
interface Edit {
  from: number;
  to: number;
  text: string;
}

/** The record's own mark, or a place for one. */
function markIn(map: YAMLMap, mark: string, text: string): Edit[] {
  const held = map.get(SOURCE, true) as Node | undefined;
  if (held?.range) return [{ from: held.range[0], to: held.range[1], text: mark }];
  const from = map.range?.[0];
  if (from === undefined) return [];
  if (map.flow) return [{ from: from + 1, to: from + 1, text: ` ${SOURCE}: ${mark},` }];
  const column = from - (text.lastIndexOf('\n', from - 1) + 1);
  return [{ from, to: from, text: `${SOURCE}: ${mark}\n${' '.repeat(column)}` }];
}

const below = (english: unknown, key: string | number): unknown =>
  typeof english === 'object' && english !== null ? (english as Record<string | number, unknown>)[key] : undefined;

/** Marks entries of lists below a record: they have no id by which they could be told. */
function* marksBelow(node: unknown, english: unknown, text: string): Generator<Edit> {
  if (isMap(node)) for (const { key, value } of node.items) yield* marksBelow(value, below(english, String(key)), text);
  else if (isSeq(node))
    for (const [at, entry] of node.items.entries())
      if (isMap(entry)) {
        const words = entry.toJSON() as object;
        if (Object.keys(words).length > 0) yield* markIn(entry, sourceMark(below(english, at), words), text);
        yield* marksBelow(entry, below(english, at), text);
      }
}

/** @param more texts beside the fields that were translated: the English body */
function* marksOf(node: unknown, english: unknown, text: string, ...more: readonly string[]): Generator<Edit> {
  if (!isMap(node)) return;
  const words = node.toJSON() as object;
  yield* markIn(node, sourceMark(english, words, ...more), text);
  yield* marksBelow(node, english, text);
}

function edited(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((whole, { from, to, text: put }) => whole.slice(0, from) + put + whole.slice(to), text);
}

/**
 * @param text YAML of a single record's translation
 * @param english the record
 * @returns the text with a mark on the record and on each entry of its lists, all else as it was
 */
export const markRecord = (text: string, english: unknown): string =>
  edited(text, [...marksOf(parseDocument(text).contents, english, text)]);

/** As markRecord, of a file with words by the ids of records. */
export function markRecords(text: string, english: ReadonlyMap<string, unknown>): string {
  const { contents } = parseDocument(text);
  if (!isMap(contents)) return text;
  return edited(
    text,
    contents.items.flatMap(({ key, value }) => [...marksOf(value, english.get(String(key)), text)]),
  );
}

/** As markRecord, of a Markdown file. @param body the English one, where the file has a translation of it */
export function markDocument(text: string, english: unknown, body: string | undefined): string {
  const [, front = ''] = /^---\n([\s\S]*?\n)---/.exec(text) ?? [];
  const more = body === undefined ? [] : [body];
  return `---\n${edited(front, [...marksOf(parseDocument(front).contents, english, front, ...more)])}${text.slice(4 + front.length)}`;
}
