/** Every value of a file with its place, for others to be written like it. */
import { lineStart, pad, partsOf } from './entries.ts';
import { hasBrackets } from './flow-nodes.ts';
import { isEmpty, isMap, kindOf, type Plain } from './plain.ts';
import type { Place } from './placing.ts';
import {
  asTree,
  hasNames,
  isBlock,
  isListNode,
  isMapNode,
  keyOf,
  spanOf,
  valueOf,
  type Source,
  type Tree,
} from './source.ts';

/** A place in a file with the items of each list taken together: ["faq", "*", "a"]. */
export type Kin = readonly string[];
export const ANY = '*';

export interface Example {
  readonly source: Source;
  readonly node: Tree;
  readonly value: Plain;
  /** What comes before it on its line, undefined within brackets, and the column of what it belongs to. */
  readonly head: string | undefined;
  readonly column: number;
  readonly kind: Place['kind'];
  readonly kin: Kin;
}

/** Every value of a file. */
export function examplesIn(source: Source): Example[] {
  const { text, root } = source;
  const found: Example[] = [];
  const add = (node: Tree, kin: Kin, place: Pick<Example, 'head' | 'column' | 'kind'>) =>
    found.push({ source, node, kin, value: valueOf(source, node), ...place });
  const within = (node: Tree, kin: Kin, column: number): void => {
    for (const [key, value] of itemsOf(node)) {
      const tree = asTree(value);
      if (!tree) continue;
      add(tree, [...kin, key], { head: undefined, column, kind: 'item' });
      within(tree, [...kin, key], column);
    }
  };
  const below = (block: Tree, kin: Kin): void => {
    for (const { head, node, key } of partsOf(block)) {
      if (!node) continue;
      const column = head.from - lineStart(text, head.from);
      const here = [...kin, key ?? ANY];
      const kind = key === undefined ? 'item' : 'key';
      add(node, here, { head: pad(column) + text.slice(head.from, head.to), column, kind });
      if (isBlock(node)) below(node, here);
      else within(node, here, column);
    }
  };
  if (!root) return found;
  add(root, [], { head: '', column: 0, kind: 'root' });
  if (isBlock(root)) below(root, []);
  else within(root, [], 0);
  return found;
}

/** The values of a collection with their keys. */
function itemsOf(node: Tree): (readonly [string, unknown])[] {
  if (isMapNode(node)) return node.items.map((pair) => [keyOf(pair), pair.value] as const);
  return isListNode(node) ? node.items.map((item) => [ANY, item] as const) : [];
}

export const isInBrackets = ({ source, node }: Example): boolean => hasBrackets(source, node);

/** A text that may have been folded. */
const LONG = 100;

/** How alike two values of one kind are: by their fields, then by their size. */
function closeness(a: Plain, b: Plain): number {
  if (typeof a === 'string' && typeof b === 'string')
    return Number(a.includes('\n') === b.includes('\n')) + Number(a.length > LONG === b.length > LONG);
  const [less = 0, more = 1] = [a, b].map((value) => JSON.stringify(value).length).sort((x, y) => x - y);
  if (!isMap(a) || !isMap(b)) return less / more;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  const shared = [...keys].filter((key) => Object.hasOwn(a, key) && Object.hasOwn(b, key)).length;
  return Math.round((10 * shared) / keys.size) + less / more / 10;
}

/**
 * The value that another is most like, the nearer of equals.
 *
 * @param own the file that is written; what others show comes after it
 */
export function mostLike(candidates: readonly Example[], value: Plain, near: number, own: Source): Example | undefined {
  const distance = ({ source, node }: Example) => (source === own ? Math.abs(spanOf(node).from - near) : Infinity);
  let best: { example: Example; score: number; distance: number } | undefined;
  for (const example of candidates) {
    if (kindOf(example.value) !== kindOf(value) || isEmpty(example.value) || hasNames(example.node)) continue;
    const one = { example, score: closeness(example.value, value), distance: distance(example) };
    if (!best || one.score > best.score || (one.score === best.score && one.distance < best.distance)) best = one;
  }
  return best?.example;
}
