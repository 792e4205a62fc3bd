/** Lists and maps in brackets with new values. */
import { beforeItem, flowAsIs, frameOf, hasBrackets, isWritten, keyIn } from './flow-nodes.ts';
import { inOneLine, isText, likeBefore, type Flow, type FlowItem } from './flow.ts';
import { ANY, type Example } from './examples.ts';
import { laidOutAt, WIDTHS } from './habits.ts';
import { matchItems } from './matching.ts';
import { get, isCollection, isList, isMap, kindOf, same, type Plain, type PlainMap } from './plain.ts';
import { isPlainSafe, quoted } from './quoting.ts';
import { CannotKeep } from './refusals.ts';
import { inline, type Place, type Written } from './placing.ts';
import { changedInline, freshInline, type FreshSpot, type Writer } from './scalars.ts';
import {
  asTree,
  commentsBetween,
  isAlias,
  isListNode,
  isMapNode,
  isScalarNode,
  keyOf,
  spanOf,
  textOf,
  valueOf,
  type Tree,
} from './source.ts';

/** The name of a new field. */
export const freshKey = (key: string, { habits }: Writer, inFlow: boolean): string =>
  isPlainSafe(key, inFlow) ? key : quoted(key, habits.quotes());

/** Keys in the order of the file; a new one goes behind the nearest before it in the new value that is there. */
export function orderedKeys(before: readonly string[], value: PlainMap): string[] {
  const wanted = Object.keys(value);
  const order = before.filter((key) => wanted.includes(key));
  wanted.forEach((key, at) => {
    if (order.includes(key)) return;
    const above = wanted.slice(0, at).findLast((other) => order.includes(other));
    const below = wanted.slice(at + 1).find((other) => order.includes(other));
    const place = above !== undefined ? order.indexOf(above) + 1 : below !== undefined ? order.indexOf(below) : 0;
    order.splice(place, 0, key);
  });
  return order;
}

/** An item of the new collection: the node that it was, if any, and what it says. */
interface Part {
  readonly key: string | undefined;
  readonly name: string | undefined;
  readonly node: Tree | null | undefined;
  readonly value: Plain;
}

function partsFor(writer: Writer, node: Tree, value: Plain): Part[] {
  const { source } = writer;
  if (isMapNode(node) && isMap(value)) {
    const pairs = new Map(node.items.map((pair) => [keyOf(pair), pair]));
    return orderedKeys([...pairs.keys()], value).map((key) => {
      const pair = pairs.get(key);
      const name = pair ? keyIn(source, pair) : `${freshKey(key, writer, true)}:`;
      const inner = get(value, key) ?? null;
      return {
        key,
        name: pair && inner !== null && !name.endsWith(':') ? `${name}:` : name,
        node: pair && asTree(pair.value),
        value: inner,
      };
    });
  }
  if (!isListNode(node) || !isList(value)) return [];
  const matches = matchItems(
    node.items.map((item) => valueOf(source, item)),
    value,
  );
  return value.map((item, at) => {
    const match = matches[at] ?? -1;
    return { key: undefined, name: undefined, node: match === -1 ? undefined : asTree(node.items[match]), value: item };
  });
}

/** A value within brackets that goes on from a node. */
export function changedFlow(writer: Writer, node: Tree, value: Plain, at: FreshSpot): Flow {
  const { source } = writer;
  const old = valueOf(source, node);
  if (isAlias(node) && writer.keepsAliases) return flowAsIs(source, node);
  if (!hasBrackets(source, node)) {
    if (same(old, value)) return flowAsIs(source, node);
    const goesOn = isScalarNode(node) && typeof old === 'string' && !isCollection(value);
    return goesOn ? { text: changedInline(writer, node, value, true) } : freshFlow(writer, value, at);
  }
  if (kindOf(old) !== kindOf(value)) return freshFlow(writer, value, at);
  const items = partsFor(writer, node, value).map((part) => itemFor(writer, part, at));
  return { ...frameOf(source, node), items };
}

function itemFor(writer: Writer, { key, name, node, value }: Part, at: FreshSpot): FlowItem {
  const here = { ...at, kin: [...at.kin, key ?? ANY] };
  if (node === undefined || (!isWritten(node) && value !== null))
    return { key: beforeItem(name, node), value: freshFlow(writer, value, here) };
  return { key: beforeItem(name, node), value: isWritten(node) ? changedFlow(writer, node, value, here) : undefined };
}

/** A new value within brackets, as its neighbors are written. */
export function freshFlow(writer: Writer, value: Plain, at: FreshSpot): Flow {
  if (!isCollection(value)) return { text: freshInline(writer, value, at, true) };
  const { habits } = writer;
  const example = habits.like(at.kin, value, at.near);
  if (example && hasBrackets(example.source, example.node))
    return changedFlow({ source: example.source, habits }, example.node, value, at);
  if (isList(value))
    return {
      open: '[',
      pad: '',
      items: value.map((item) => ({
        key: undefined,
        value: freshFlow(writer, item, { ...at, kin: [...at.kin, ANY] }),
      })),
    };
  const items = Object.entries(value).map(([key, inner]) => ({
    key: `${freshKey(key, writer, true)}:`,
    value: freshFlow(writer, inner, { ...at, kin: [...at.kin, key] }),
  }));
  return { open: '{', pad: habits.mapPad(), items };
}

/** A text with its nodes' places taken by new texts. */
function spliced(text: string, from: number, to: number, places: readonly { node: Tree; text: string }[]): string {
  let at = from;
  const sorted = places.toSorted((a, b) => spanOf(a.node).from - spanOf(b.node).from);
  const pieces = sorted.map((place) => {
    const piece = text.slice(at, spanOf(place.node).from) + place.text;
    at = spanOf(place.node).to;
    return piece;
  });
  return pieces.join('') + text.slice(at, to);
}

/** A value whose brackets someone laid out by hand: nothing but what changed is written anew. */
function byHand(writer: Writer, node: Tree, value: Plain, at: FreshSpot, column: number): string {
  const { source } = writer;
  const { from, to } = spanOf(node);
  const old = valueOf(source, node);
  if (same(old, value) || (isAlias(node) && writer.keepsAliases)) return source.text.slice(from, to);
  const flow = changedFlow(writer, node, value, at);
  if (isText(flow) || !hasBrackets(source, node) || kindOf(old) !== kindOf(value)) return inOneLine(flow);
  const parts = partsFor(writer, node, value);
  const was = isMapNode(node)
    ? node.items.map((pair) => asTree(pair.value))
    : isListNode(node)
      ? node.items.map(asTree)
      : [];
  if (parts.length === was.length && parts.every(({ node }, index) => node && isWritten(node) && node === was[index])) {
    const places = parts.flatMap(({ key, node, value: inner }) =>
      node ? [{ node, text: byHand(writer, node, inner, { ...at, kin: [...at.kin, key ?? ANY] }, column) }] : [],
    );
    return spliced(source.text, from, to, places);
  }
  if (commentsBetween(source, { from, to }).length > 0) throw new CannotKeep('has comments within its brackets');
  return likeBefore(flow, textOf(source, node), column);
}

/**
 * A changed value in brackets: laid out as before, by Prettier's rules or by hand.
 *
 * @param written the value as it is, with its head
 */
export function changedBrackets(
  writer: Writer,
  node: Tree,
  value: Plain,
  at: FreshSpot,
  { head, column, kind }: Place,
  written: string,
): Written {
  const { source, habits } = writer;
  const example: Example = { source, node, value, kin: at.kin, head, column, kind };
  const usual = habits.flowWidth();
  const widths = usual === undefined ? [...WIDTHS, Infinity] : [usual];
  const width = widths.find((one) => laidOutAt(example, one) === written);
  if (width === undefined) return inline(byHand(writer, node, value, at, column));
  return { form: 'flow', flow: changedFlow(writer, node, value, at), width };
}
