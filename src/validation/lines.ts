/** Finds the line of the YAML field that a problem names. */
import { isMap, isSeq, type Node, type Pair } from 'yaml';
import { plainSigns } from '#lib/plain-signs.ts';
import { fieldName } from '#business/field-names.ts';
import { yamlOfFile, type Files } from './files.ts';
import type { Problem } from '#business/problem.ts';
import { readYaml, type ReadYaml } from './yaml.ts';

/** A node with its path from the root, and the offset of its key. */
interface Placed {
  path: PropertyKey[];
  node: Node;
  at: number;
}

const startOf = (node: Node): number => node.range?.[0] ?? 0;

function childrenOf(node: Node): { key: PropertyKey; node: Node; at: number }[] {
  if (isSeq<Node>(node)) return node.items.map((entry, key) => ({ key, node: entry, at: startOf(entry) }));
  if (!isMap(node)) return [];
  return (node.items as Pair<Node, Node>[]).flatMap(({ key, value }) =>
    value ? [{ key: String(key), node: value, at: startOf(key) }] : [],
  );
}

function* below(node: Node, path: PropertyKey[] = []): Generator<Placed> {
  for (const child of childrenOf(node)) {
    const here = [...path, child.key];
    yield { path: here, node: child.node, at: child.at };
    yield* below(child.node, here);
  }
}

/** The record named by the first part of a field's name, and the rest of the name. */
function recordOf(root: Node, field: string): { record: Node; rest: string } | undefined {
  const [first = '', ...more] = field.split(' → ');
  const children = childrenOf(root);
  // Facts are in a list below the name of their collection.
  const list = isSeq(root) ? root : children.length === 1 ? children[0]?.node : undefined;
  if (!isSeq<Node>(list)) return { record: root, rest: field };
  const record = list.items.find(
    (entry, at) => first === `record ${at + 1}` || (isMap(entry) && entry.get('id') === first),
  );
  return record && { record, rest: more.join(' → ') };
}

/**
 * @param text YAML
 * @returns the line of a field or of its nearest parent, from 1. Fields are named as in problems: "10583 →
 *   municipalities", "line 12"
 */
export function lineFinder(text: string): (field: string) => number | undefined {
  let read: ReadYaml | undefined;
  return (field) => {
    const line = /^line (\d+)$/.exec(field)?.[1];
    if (line !== undefined) return Number(line);
    read ??= readYaml(text);
    const { doc, error, lineAt } = read;
    const found = error || !doc.contents ? undefined : recordOf(doc.contents, field);
    if (!found) return undefined;
    const { record, rest } = found;
    const at =
      placeIn(record, record.toJS(doc, { maxAliasCount: -1 }), rest) ??
      (record === doc.contents ? undefined : startOf(record));
    return at === undefined ? undefined : lineAt(at);
  };
}

/** Offset of a field in its record, or of the longest part of its name that exists. */
function placeIn(record: Node, value: unknown, field: string): number | undefined {
  const near = [...below(record)]
    .map(({ path, at }) => ({ at, name: fieldName(value, path) }))
    .filter(({ name }) => name === field || field.startsWith(`${name} → `) || field.startsWith(`${name}.`));
  return near.sort((a, b) => b.name.length - a.name.length)[0]?.at;
}

/** What has a place in a file. */
type Placeable = Pick<Problem, 'file' | 'field' | 'line' | 'found'>;

/** Adds the line to each problem or task whose field, or words in the text of a page, can be found. */
export function withLines<Placed extends Placeable>(files: Files, problems: readonly Placed[]): Placed[] {
  const finders = new Map<string, (problem: Placeable) => number | undefined>();
  return problems.map((problem) => {
    const find = finders.get(problem.file) ?? finderOf(files, problem.file);
    finders.set(problem.file, find);
    const line = find(problem);
    return line === undefined ? problem : { ...problem, line };
  });
}

const FRONT = /^---\r?\n([\s\S]*?\n)---[^\n]*/;

function finderOf(files: Files, file: string): (problem: Placeable) => number | undefined {
  const bytes = /\.(yaml|md)$/.test(file) ? files.bytesOf(file) : undefined;
  if (bytes === undefined) return () => undefined;
  const text = new TextDecoder().decode(bytes);
  const inFields = lineFinder(yamlOfFile(file, text));
  return ({ field, found }) => (field === 'body' && found ? lineInBody(text, found) : inFields(field));
}

/** @param found as `plainSigns` has it @returns its first line below the front matter, from 1 */
function lineInBody(text: string, found: string): number | undefined {
  const front = FRONT.exec(text)?.[0] ?? '';
  const lines = plainSigns(text.slice(front.length));
  const at = lines.indexOf(found);
  return at === -1 ? undefined : `${front}${lines.slice(0, at)}`.split('\n').length;
}
