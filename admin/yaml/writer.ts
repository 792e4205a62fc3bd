/** Lists and maps of lines with new values: what did not change stays as it is. */
import {
  arranged,
  blockOf,
  endOf,
  indentOf,
  isBlank,
  lineEnd,
  lineStart,
  linesOf,
  pad,
  partsOf,
  type Entry,
  type Slot,
} from './entries.ts';
import { hasBrackets, isWritten } from './flow-nodes.ts';
import { changedBrackets, freshFlow, freshKey, orderedKeys } from './flow-writer.ts';
import { columnsOf } from './columns.ts';
import { ANY, type Example, type Kin } from './examples.ts';
import { stepOf } from './habits.ts';
import { matchItems } from './matching.ts';
import { get, isCollection, isEmpty, isList, isMap, kindOf, same, type Plain } from './plain.ts';
import { behindDash, inline, placed, placeFor, type Place, type Written } from './placing.ts';
import { changedScalar, freshScalar, type FreshSpot, type Writer } from './scalars.ts';
import {
  commentsBetween,
  isAlias,
  isBlock,
  isScalarNode,
  sourceOf,
  spanOf,
  valueOf,
  type Source,
  type Span,
  type Tree,
} from './source.ts';

export interface Writing extends Writer {
  /** Where in the file a new value goes whose example is being followed. */
  readonly near?: number;
}

/** The lines below a block's head, and whether its first entry stands behind a dash. */
function regionOf({ text }: Source, entry: Entry, block: Tree): { region: Span; inner: number | undefined } {
  const first = partsOf(block)[0]?.head.from ?? entry.headTo;
  const isBehind = lineStart(text, first) === lineStart(text, entry.headTo);
  const from = isBehind ? first : lineEnd(text, entry.headTo) + 1;
  return { region: { from, to: entry.to }, inner: isBehind ? first - lineStart(text, first) : undefined };
}

/** An entry with a new value. */
function changedEntry(writing: Writing, entry: Entry, value: Plain, kin: Kin): string[] {
  const { source } = writing;
  const { text } = source;
  const { node, column, from, headTo } = entry;
  const old = valueOf(source, node);
  if (same(old, value) || (isAlias(node) && writing.keepsAliases)) return linesOf(source, entry);
  if (!node || !isBlock(node)) return changedValue(writing, entry, value, kin);
  const { region, inner } = regionOf(source, entry, node);
  const head = pad(column) + text.slice(from, headTo);
  const rest = inner === undefined ? text.slice(headTo, lineEnd(text, headTo)) : '';
  if (kindOf(old) === kindOf(value) && !isEmpty(value)) {
    const lines = changedBlock(writing, node, region, value, kin);
    return inner === undefined ? [head + rest, ...lines] : behindDash(head, column, lines, inner);
  }
  const kind = entry.key === undefined ? 'item' : 'key';
  const after = arranged(blockOf(source, node as Tree, region), []).filter((line) => !isBlank(line));
  return freshEntry(writing, { ...placeFor(head, column, kind), note: rest, after }, value, { kin, near: from });
}

/** Where an entry's value stands, with the comments around it. */
function placeOf({ text }: Source, { node, key, column, from, headTo, valueTo, to }: Entry): Place {
  const start = isWritten(node) ? spanOf(node).from : headTo;
  const between = text.slice(headTo, start).split('\n');
  const isBelow = between.length > 1;
  const [note = '', ...after] = text.slice(valueTo, to).split('\n');
  return {
    ...{ head: pad(column) + text.slice(from, headTo), column, note, after },
    kind: key === undefined ? 'item' : 'key',
    space: isBelow ? ' ' : between[0] === '' ? ' ' : (between[0] ?? ' '),
    above: isBelow && between.some((line) => !isBlank(line)) ? between.slice(0, -1) : [],
  };
}

/** Whether a value goes on from what stands there: a list from a list, a text from a text. */
export function goesOn({ source }: Writing, node: Tree | null, value: Plain): node is Tree {
  if (!isWritten(node)) return false;
  const old = valueOf(source, node);
  if (isCollection(value)) return hasBrackets(source, node) && kindOf(old) === kindOf(value) && !isEmpty(old);
  return isScalarNode(node) && (typeof value !== 'string' || typeof old === 'string');
}

/** An entry with a single value or one in brackets that becomes another. */
function changedValue(writing: Writing, entry: Entry, value: Plain, kin: Kin): string[] {
  const { source, habits } = writing;
  const { text } = source;
  const { node, from, valueTo } = entry;
  const place = placeOf(source, entry);
  const at: FreshSpot = { kin, near: writing.near ?? from };
  if (!goesOn(writing, node, value)) return freshEntry(writing, place, value, at);
  const { head, column, note, space } = place;
  if (isCollection(value)) {
    const was = pad(column) + text.slice(from, valueTo);
    return placed(place, changedBrackets(writing, node, value, at, place, was), Infinity);
  }
  const written = changedScalar(writing, node, value, { first: columnsOf(head + space), column });
  const start = spanOf(node).from;
  // The comment of a block text stands behind its sign.
  const header = /^[|>][-+\d]*([ \t]+#[^\n]*)/.exec(text.slice(start, lineEnd(text, start)))?.[1];
  const isBelow = text.slice(entry.headTo, start).includes('\n');
  return placed({ ...place, note: header ?? note }, written, isBelow ? (habits.foldWidth() ?? Infinity) : Infinity);
}

/** A list or map of lines with a new value of its kind, which is not empty. */
export function changedBlock(writing: Writing, node: Tree, region: Span, value: Plain, kin: Kin): string[] {
  const { source } = writing;
  const block = blockOf(source, node, region);
  const { entries } = block;
  const [first] = entries;
  const column = first?.column ?? 0;
  const slots: Slot[] = [];
  const nearest = () => writing.near ?? slots.findLast(({ entry }) => entry)?.entry?.from ?? first?.from ?? 0;
  const add = (entry: Entry | undefined, inner: Plain, key: string | undefined) => {
    const here = [...kin, key ?? ANY];
    if (entry) {
      slots.push({ entry, lines: changedEntry(writing, entry, inner, here) });
      return;
    }
    const head = pad(column) + (key === undefined ? '-' : `${freshKey(key, writing, false)}:`);
    const place = placeFor(head, column, key === undefined ? 'item' : 'key');
    slots.push({ entry, lines: freshEntry(writing, place, inner, { kin: here, near: nearest() }) });
  };
  if (isList(value)) {
    const matches = matchItems(
      entries.map((entry) => valueOf(source, entry.node)),
      value,
    );
    value.forEach((item, at) => add(entries[matches[at] ?? -1], item, undefined));
  } else if (isMap(value)) {
    const byKey = new Map(entries.map((entry) => [entry.key ?? '', entry]));
    for (const key of orderedKeys([...byKey.keys()], value)) add(byKey.get(key), get(value, key) ?? null, key);
  }
  return arranged(block, slots);
}

/** A new value behind its head, as its neighbors are written. */
export function freshEntry(writing: Writing, place: Place, value: Plain, at: FreshSpot): string[] {
  const { habits } = writing;
  return placed(place, fresh(writing, place, value, at), habits.flowWidth() ?? Infinity);
}

function fresh(writing: Writing, place: Place, value: Plain, at: FreshSpot): Written {
  const { habits } = writing;
  const { head, column, kind } = place;
  if (!isCollection(value)) return freshScalar(writing, value, at, { first: columnsOf(head) + 1, column });
  if (isEmpty(value)) return inline(isList(value) ? '[]' : '{}');
  const example = habits.like(at.kin, value, at.near);
  const inBrackets = example ? hasBrackets(example.source, example.node) : habits.inBrackets(value);
  if (inBrackets) return { form: 'flow', flow: freshFlow(writing, value, at) };
  const deeper = kind === 'root' ? 0 : kind === 'item' ? 2 : example ? stepOf(example) : habits.step(kindOf(value));
  const inner = column + deeper;
  if (example && isBlock(example.node)) {
    const source = sourceOf(withoutComments(example, inner));
    const { root } = source;
    const copy: Writing = { source, habits, near: at.near };
    if (root) {
      const lines = changedBlock(copy, root, { from: 0, to: source.text.length }, value, at.kin);
      return { form: 'block', lines, column: inner };
    }
  }
  return { form: 'block', lines: plainBlock(writing, value, inner, at), column: inner };
}

/** A list or map of lines for which there is no example. */
function plainBlock(writing: Writing, value: Plain, column: number, { kin, near }: FreshSpot): string[] {
  if (isList(value))
    return value.flatMap((item) =>
      freshEntry(writing, placeFor(`${pad(column)}-`, column, 'item'), item, { kin: [...kin, ANY], near }),
    );
  if (!isMap(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = placeFor(`${pad(column)}${freshKey(key, writing, false)}:`, column, 'key');
    return freshEntry(writing, place, inner, { kin: [...kin, key], near });
  });
}

/** Where a block's first entry begins. */
const startOf = (block: Tree): number => partsOf(block)[0]?.head.from ?? spanOf(block).from;

/** The lines of an example, moved to a column, without its comments. */
function withoutComments({ source, node }: Example, column: number): string {
  const { text } = source;
  const from = startOf(node);
  const to = endOf(source, node, from);
  const was = from - lineStart(text, from);
  let kept = '';
  let at = from;
  for (const comment of commentsBetween(source, { from, to })) {
    kept += text.slice(at, comment.from);
    const isOwn = isBlank(text.slice(lineStart(text, comment.from), comment.from));
    kept = isOwn ? kept.replace(/[ \t]*$/, '') : kept.trimEnd();
    at = isOwn ? comment.to + 1 : comment.to;
  }
  const lines = (pad(was) + kept + text.slice(at, to)).split('\n');
  return lines
    .map((line) => (isBlank(line) ? line : pad(column) + line.slice(Math.min(was, indentOf(line)))))
    .join('\n');
}
