/** In which line of a YAML text the field stands that a report names. */
import { load, YAMLException } from 'js-yaml';
import { fieldName } from './field-names.ts';
import type { Files } from './files.ts';
import type { Problem } from './problem.ts';

interface Node {
  /** Counted from one. */
  line: number;
  value: unknown;
  kind: string | undefined;
  /** Keys and values of a mapping in turns, or the entries of a list. */
  children: Node[];
}

/** The text as a tree; undefined where it cannot be read. */
function treeOf(text: string): Node | undefined {
  const open: Node[] = [{ line: 1, value: undefined, kind: undefined, children: [] }];
  try {
    load(text, {
      listener: (event, state) => {
        if (event === 'open') {
          open.push({ line: state.line + 1, value: undefined, kind: undefined, children: [] });
          return;
        }
        const node = open.pop();
        if (!node) return;
        node.value = state.result;
        node.kind = state.kind;
        open.at(-1)?.children.push(node);
      },
    });
  } catch (error) {
    if (error instanceof YAMLException) return undefined;
    throw error;
  }
  return open[0]?.children[0];
}

/** A node below another with its path from there; the line is that of its key. */
interface Placed {
  path: PropertyKey[];
  line: number;
  node: Node;
}

function childrenOf({ kind, children, value }: Node): { key: PropertyKey; line: number; node: Node }[] {
  if (kind === 'sequence') return children.map((node, key) => ({ key, line: node.line, node }));
  if (kind !== 'mapping' || typeof value !== 'object' || value === null) return [];
  const keys = children.filter((_, at) => at % 2 === 0);
  return keys.flatMap((key, at) => {
    const node = children[2 * at + 1];
    return node ? [{ key: String(key.value), line: key.line, node }] : [];
  });
}

function* below(node: Node, path: PropertyKey[] = []): Generator<Placed> {
  for (const child of childrenOf(node)) {
    const here = [...path, child.key];
    yield { path: here, line: child.line, node: child.node };
    yield* below(child.node, here);
  }
}

/** The record that the first part of a field's name names, and what is left of the name. */
function recordOf(root: Node, field: string): { record: Node; rest: string } | undefined {
  const [first = '', ...more] = field.split(' → ');
  const children = childrenOf(root);
  // Facts stand in a list below the name of their collection.
  const list = root.kind === 'sequence' ? root : children.length === 1 ? children[0]?.node : undefined;
  if (list?.kind !== 'sequence') return { record: root, rest: field };
  const record = list.children.find(
    ({ value }, at) => first === `record ${at + 1}` || (value as { id?: unknown } | null)?.id === first,
  );
  return record && { record, rest: more.join(' → ') };
}

/**
 * @param text YAML as it is in its file
 * @returns tells the line of a field, else of what it belongs to, counted from one; undefined where none can be told.
 *   Fields are named as problems name them: "10583 → municipalities", "rating.value", "line 12".
 */
export function lineFinder(text: string): (field: string) => number | undefined {
  let root: Node | undefined;
  return (field) => {
    const told = /^line (\d+)$/.exec(field)?.[1];
    if (told !== undefined) return Number(told);
    root ??= treeOf(text);
    const found = root && recordOf(root, field);
    if (!found) return undefined;
    return lineIn(found.record, found.rest) ?? (found.record === root ? undefined : found.record.line);
  };
}

/** The line of a field in its record, else of the longest part of its name that is there. */
function lineIn(record: Node, field: string): number | undefined {
  const near = [...below(record)]
    .map(({ path, line }) => ({ line, name: fieldName(record.value, path) }))
    .filter(({ name }) => name === field || field.startsWith(`${name} → `) || field.startsWith(`${name}.`));
  return near.sort((a, b) => b.name.length - a.name.length)[0]?.line;
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
