/** Traversal and text of Markdown syntax trees. */
import type { MdastNode } from 'satteri';

/** Depth-first traversal in reading order. Iterative, because Markdown can nest arbitrarily deep. */
export function* nodesIn(root: MdastNode): Generator<MdastNode> {
  const stack = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    yield node;
    if ('children' in node) stack.push(...node.children.toReversed());
  }
}

/** Plain text of a node. */
export const textOf = (node: MdastNode): string =>
  [...nodesIn(node)].map((inner) => (inner.type === 'text' ? inner.value : '')).join('');
