/** In which line of a YAML text the field stands that a report names. */
import { isMap, isSeq, type Node, type Pair } from 'yaml';
import { fieldName } from '#business/field-names.ts';
import type { Files } from './files.ts';
import type { Problem } from '#business/problem.ts';
import { readYaml, type ReadYaml } from './yaml.ts';

/** A node below another with its path from there, and where its key begins. */
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

/** The record that the first part of a field's name names, and what is left of the name. */
function recordOf(root: Node, field: string): { record: Node; rest: string } | undefined {
  const [first = '', ...more] = field.split(' → ');
  const children = childrenOf(root);
  // Facts stand in a list below the name of their collection.
  const list = isSeq(root) ? root : children.length === 1 ? children[0]?.node : undefined;
  if (!isSeq<Node>(list)) return { record: root, rest: field };
  const record = list.items.find(
    (entry, at) => first === `record ${at + 1}` || (isMap(entry) && entry.get('id') === first),
  );
  return record && { record, rest: more.join(' → ') };
}

/**
 * @param text YAML as it is in its file
 * @returns tells the line of a field, else of what it belongs to, counted from one; undefined where none can be told.
 *   Fields are named as problems name them: "10583 → municipalities", "rating.value", "line 12".
 */
export function lineFinder(text: string): (field: string) => number | undefined {
  let read: ReadYaml | undefined;
  return (field) => {
    const told = /^line (\d+)$/.exec(field)?.[1];
    if (told !== undefined) return Number(told);
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

/** Where a field stands in its record, else the longest part of its name that is there. */
function placeIn(record: Node, value: unknown, field: string): number | undefined {
  const near = [...below(record)]
    .map(({ path, at }) => ({ at, name: fieldName(value, path) }))
    .filter(({ name }) => name === field || field.startsWith(`${name} → `) || field.startsWith(`${name}.`));
  return near.sort((a, b) => b.name.length - a.name.length)[0]?.at;
}

/** Says of each problem in which line it stands, where that can be told. */
export function withLines(files: Files, problems: readonly Problem[]): Problem[] {
  const finders = new Map<string, (field: string) => number | undefined>();
  return problems.map((problem) => {
    const find = finders.get(problem.file) ?? finderOf(files, problem.file);
    finders.set(problem.file, find);
    const line = find(problem.field);
    return line === undefined ? problem : { ...problem, line };
  });
}

function finderOf(files: Files, file: string): (field: string) => number | undefined {
  const bytes = /\.(yaml|md)$/.test(file) ? files.bytesOf(file) : undefined;
  if (bytes === undefined) return () => undefined;
  const text = new TextDecoder().decode(bytes);
  // The first --- becomes an empty line, so that the numbers stay the same.
  return lineFinder(file.endsWith('.md') ? text.replace(/^---\r?\n([\s\S]*?\n)---[\s\S]*$/, '\n$1') : text);
}
