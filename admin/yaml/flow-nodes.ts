/** Lists and maps in brackets as they stand in a text. */
import type { Pair } from 'yaml';
import type { Flow, FlowItem } from './flow.ts';
import { asTree, isAlias, isFlow, isListNode, isMapNode, spanOf, textOf, type Source, type Tree } from './source.ts';

/** Whether a node has brackets: in [a: b] the field has none. */
export const hasBrackets = (source: Source, node: unknown): node is Tree =>
  isFlow(node) && /^[[{]/.test(textOf(source, node));

/** Whether something is written for a value: "a:" has none. */
export const isWritten = (node: Tree | null | undefined): node is Tree =>
  node !== null && node !== undefined && spanOf(node).to > spanOf(node).from;

/** What comes before an item's value: its field's name, and a name for reuse (&) if there is one. */
export function beforeItem(key: string | undefined, node: Tree | null | undefined): string | undefined {
  const name = node && !isAlias(node) && node.anchor ? `&${node.anchor}` : undefined;
  return key === undefined || name === undefined ? (key ?? name) : `${key} ${name}`;
}

/** The name of a field in brackets, with its colon if it has one. */
export function keyIn(source: Source, { key, value }: Pair): string {
  const node = asTree(key);
  const name = node ? textOf(source, node) : '';
  const hasColon = isWritten(asTree(value)) || (node !== null && /^\s*:/.test(source.text.slice(spanOf(node).to)));
  return hasColon ? `${name}:` : name;
}

/** The brackets of a collection with their spaces, to be filled. */
export function frameOf(source: Source, node: Tree): { open: '[' | '{'; pad: string } {
  const text = textOf(source, node);
  // One that is broken over lines gets the space that Prettier gives a map.
  const padded = /^(?:. |\{\n)/.test(text);
  return { open: text.startsWith('[') ? '[' : '{', pad: padded ? ' ' : '' };
}

/** A value in brackets as it is; what has none is its text. */
export function flowAsIs(source: Source, node: Tree): Flow {
  if (!hasBrackets(source, node)) return { text: textOf(source, node) };
  const value = (inner: unknown): Flow | undefined => {
    const tree = asTree(inner);
    return isWritten(tree) ? flowAsIs(source, tree) : undefined;
  };
  const items: FlowItem[] = isMapNode(node)
    ? node.items.map((pair) => ({ key: beforeItem(keyIn(source, pair), asTree(pair.value)), value: value(pair.value) }))
    : isListNode(node)
      ? node.items.map((item) => ({ key: beforeItem(undefined, asTree(item)), value: value(item) }))
      : [];
  return { ...frameOf(source, node), items };
}
