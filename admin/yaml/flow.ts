/** Lists and maps in brackets: how Prettier lays them out, and which of a file's are laid out so. */
import { columnsOf } from './columns.ts';
import { indentOf, pad } from './entries.ts';

export type Flow = FlowText | FlowCollection;
export interface FlowText {
  readonly text: string;
}
export interface FlowCollection {
  readonly open: '[' | '{';
  /** A space inside the brackets, or nothing. */
  readonly pad: string;
  readonly items: readonly FlowItem[];
}
export interface FlowItem {
  /** The field's name with its colon, and a name for reuse (&) if there is one. */
  readonly key: string | undefined;
  readonly value: Flow | undefined;
}

const CLOSE = { '[': ']', '{': '}' } as const;
export const isText = (flow: Flow): flow is FlowText => 'text' in flow;

const inOneItem = ({ key, value }: FlowItem): string =>
  [key, value && inOneLine(value)].filter((part) => part !== undefined).join(' ');

export function inOneLine(flow: Flow): string {
  if (isText(flow)) return flow.text;
  const inside = flow.items.map(inOneItem).join(', ');
  return `${flow.open}${inside && `${flow.pad}${inside}${flow.pad}`}${CLOSE[flow.open]}`;
}

/** Where a value in brackets is to stand. */
export interface Spot {
  /** What comes before it on its line: "name:", or a dash. */
  readonly head: string;
  /** The column of what it belongs to. */
  readonly column: number;
  readonly kind: 'key' | 'item' | 'root';
  /** Whether a comment follows on its line. */
  readonly hasNote: boolean;
  readonly width: number;
}

const fits = (line: string, width: number): boolean => columnsOf(line) <= width;

/** A collection over several lines, the first without indentation. @param column of its closing bracket */
function broken(flow: FlowCollection, column: number, width: number): string[] {
  const inner = column + 2;
  const items = flow.items.flatMap(({ key, value }) => {
    const lines = itemLines(key, value, inner, width);
    return lines.map((line, at) => (at === lines.length - 1 ? `${line},` : line));
  });
  return [flow.open, ...items, `${pad(column)}${CLOSE[flow.open]}`];
}

/** One item of a broken collection; a comma is to follow. */
function itemLines(key: string | undefined, value: Flow | undefined, column: number, width: number): string[] {
  const line = pad(column) + inOneItem({ key, value });
  if (!value || isText(value) || value.items.length === 0 || fits(`${line},`, width)) return [line];
  if (key === undefined) return indentFirst(broken(value, column, width), column);
  const below = pad(column + 2) + inOneLine(value);
  return [
    pad(column) + key,
    ...(fits(`${below},`, width) ? [below] : indentFirst(broken(value, column + 2, width), column + 2)),
  ];
}

const indentFirst = ([first = '', ...rest]: readonly string[], column: number): string[] => [
  pad(column) + first,
  ...rest,
];

/** The lines of a value in brackets, its head on the first. */
export function laidOut(flow: Flow, { head, column, kind, hasNote, width }: Spot): string[] {
  const flat = inOneLine(flow);
  const line = head === '' ? flat : `${head} ${flat}`;
  if (isText(flow) || flow.items.length === 0 || fits(line, width)) return [line];
  const onHead = (lines: readonly string[]) => {
    const [first = '', ...rest] = lines;
    return [head === '' ? first : `${head} ${first}`, ...rest];
  };
  if (kind === 'root') return onHead(broken(flow, 0, width));
  if (kind === 'item' || hasNote) return onHead(broken(flow, column + 2, width));
  const below = pad(column + 2) + flat;
  return [head, ...(fits(below, width) ? [below] : indentFirst(broken(flow, column + 2, width), column + 2))];
}

/** A value in brackets rewritten where its lines are not Prettier's: its items one below the other as they were, or in one line. */
export function likeBefore(flow: FlowCollection, before: string, column: number): string {
  const lines = before.split('\n');
  const [first = '', second = ''] = lines;
  if (lines.length < 3 || first.trim().length > 1 || flow.items.length === 0) return inOneLine(flow);
  const comma = /,\s*[\]}]$/.test(before) ? ',' : '';
  const items = flow.items.map((item) => pad(indentOf(second)) + inOneItem(item)).join(',\n');
  return `${flow.open}\n${items}${comma}\n${pad(Math.min(column, indentOf(lines.at(-1) ?? '')))}${CLOSE[flow.open]}`;
}
