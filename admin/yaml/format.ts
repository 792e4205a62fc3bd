/**
 * The house format of content: Prettier's, with each text on one line so that a changed word is a changed line. Braces
 * and brackets that do not fit on a line become a line for each entry.
 */
import * as yaml from 'prettier/plugins/yaml';
import { format } from 'prettier/standalone';
import { visit, type Document } from 'yaml';
import { commentsOf, documentOf, valueOf } from './document.ts';
import { joinMarkdown, splitMarkdown } from './front-matter.ts';
import { same } from './plain.ts';
import { CannotWrite } from './refusals.ts';

/** Line breaks in double quotes stay \n: Prettier would trim the spaces around real ones. */
const PRINTED = { lineWidth: 0, singleQuote: true, doubleQuotedMinMultiLineLength: Infinity };

export async function printDocument(doc: Document): Promise<string> {
  const text = await format(doc.toString(PRINTED), {
    parser: 'yaml',
    plugins: [yaml],
    printWidth: 120,
    singleQuote: true,
    proseWrap: 'never',
  });
  const printed = documentOf(text);
  const broken: unknown[] = [];
  visit(printed, {
    Collection: (_, node) => {
      if (!node.flow || node.items.length === 0 || node === printed.contents) return undefined;
      const [from, to] = node.range ?? [0, 0];
      const isBelowKey = text.slice(text.lastIndexOf('\n', from - 1) + 1, from).trim() === '';
      if (!isBelowKey && !text.slice(from, to).includes('\n')) return undefined;
      node.flow = false;
      broken.push(node);
      // What is inside may fit once it has lines of its own.
      return visit.SKIP;
    },
  });
  return broken.length > 0 ? printDocument(printed) : text;
}

/** @throws CannotWrite where the format would change what the text says */
async function formatYaml(text: string): Promise<string> {
  const doc = documentOf(text);
  if (!doc.contents) return text;
  // Prettier reads some forms of YAML otherwise, or not at all.
  const made = await printDocument(doc).catch(() => '');
  const isKept = same(valueOf(doc), valueOf(documentOf(made))) && commentsOf(text).join() === commentsOf(made).join();
  if (!isKept) throw new CannotWrite('The file cannot be formatted without changing what it says.');
  return made;
}

/** @throws CannotWrite where the file cannot be read, or the format would change what it says */
export async function formatContent(path: string, text: string): Promise<string> {
  if (!path.endsWith('.md')) return formatYaml(text);
  const { front, body } = splitMarkdown(text);
  // A body stays as typed: translations are marked with a hash of it, and a changed cell would realign its table.
  return joinMarkdown({ front: await formatYaml(front), body });
}
