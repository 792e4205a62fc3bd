/** Markdown as a tree: its nodes, and the words in them. */
import type { MdastNode } from 'satteri';

/** A node and all below it, in reading order; without recursion, because nothing limits how deep Markdown goes. */
export function* nodesIn(root: MdastNode): Generator<MdastNode> {
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    if ('children' in node) waiting.push(...node.children.toReversed());
  }
}

/** The words of a node, without what stresses or links them. */
export const textOf = (node: MdastNode): string =>
  [...nodesIn(node)].map((inner) => (inner.type === 'text' ? inner.value : '')).join('');
