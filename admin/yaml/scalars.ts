/** The text of a single value: as it was written before, or as its neighbors are. */
import { columnsOf } from './columns.ts';
import { indentOf, isBlank, lineStart, pad } from './entries.ts';
import { blockText, folded, type BlockStyle } from './folding.ts';
import type { Example, Kin } from './examples.ts';
import { isQuotedByHabit, type Habits } from './habits.ts';
import { inline, type Written } from './placing.ts';
import type { Scalar } from './plain.ts';
import { habitOf, isPlainSafe, looksLikeFigures, quoted, type QuoteHabit } from './quoting.ts';
import { isScalarNode, spanOf, textOf, type Source, type Tree } from './source.ts';

/** Where a text is to stand. */
export interface TextSpot {
  /** Columns taken on its line, with the space after the head. */
  readonly first: number;
  /** The column of what it belongs to. */
  readonly column: number;
}

/** A number, yes or no, or nothing. */
const word = (value: Scalar): string => (Object.is(value, -0) ? '-0' : String(value));

const isBlockText = (node: Tree): boolean =>
  isScalarNode(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');

/** Without quotes where it keeps its meaning. */
const bare = (value: string, habit: QuoteHabit, inFlow: boolean): string =>
  isPlainSafe(value, inFlow) ? value : quoted(value, habit);

/** The same, but figures such as 08:00-20:00 in quotes, as long as none without them are there. */
const figured = (value: string, habit: QuoteHabit, inFlow: boolean): string =>
  looksLikeFigures(value) ? quoted(value, habit) : bare(value, habit, inFlow);

/** A value within brackets, which has one line, as it goes on from what stood there. */
export function changedInline({ source, habits }: Writer, node: Tree, value: Scalar, inFlow: boolean): string {
  if (typeof value !== 'string') return word(value);
  const written = textOf(source, node);
  if (/^['"]/.test(written)) return quoted(value, habitOf(written, habits.quotes()));
  return looksLikeFigures(written) ? bare(value, habits.quotes(), inFlow) : figured(value, habits.quotes(), inFlow);
}

export interface Writer {
  readonly source: Source;
  readonly habits: Habits;
  /** Whether *name stays where a value is used a second time, so that it changes with the first. */
  readonly keepsAliases?: boolean;
}

/** The lines of a text without what is indented before them. */
const linesIn = (source: Source, node: Tree): string[] =>
  textOf(source, node)
    .split('\n')
    .map((line) => line.trim());

/** Columns at which the further lines of a text begin. */
function restColumn(source: Source, node: Tree, column: number): number {
  const second = textOf(source, node)
    .split('\n')
    .slice(1)
    .find((line) => !isBlank(line));
  return second === undefined ? column + 2 : indentOf(second);
}

/** How a block text is written. @param column of what it belongs to */
function blockStyle({ source, habits }: Writer, node: Tree, column: number): BlockStyle {
  const [header = '', ...body] = textOf(source, node).replace(/\n$/, '').split('\n');
  const deep = Math.min(...body.filter((line) => !isBlank(line)).map(indentOf));
  const indent = Number.isFinite(deep) ? deep : column + 2;
  const told = Number(/^.[-+]?(\d)/.exec(header)?.[1] ?? indent - column);
  const lines = body.map((line) => line.slice(column + told));
  const longest = Math.max(0, ...body.map((line) => columnsOf(line)));
  const width = Math.max(habits.foldWidth() ?? 80, longest);
  const sign = header.startsWith('>') ? '>' : '|';
  return { sign, body: lines, step: Math.max(told, 1), keeps: /^.\d?\+/.test(header), width };
}

const LITERAL = { sign: '|', body: [], step: 2, keeps: false, width: 80 } as const;

/** A text of several lines in a block, or in quotes where no block can hold it. */
function asBlock(value: string, style: BlockStyle, column: number, habit: QuoteHabit): Written {
  const block = blockText(value, style, column);
  return block ? { form: 'text', ...block } : inline(quoted(value, habit));
}

/** A changed value in the way of the one that it takes the place of. */
export function changedScalar(writer: Writer, node: Tree, value: Scalar, spot: TextSpot): Written {
  const { source, habits } = writer;
  if (typeof value !== 'string') return inline(word(value));
  if (isBlockText(node)) {
    if (value === '') return inline(quoted(value, habits.quotes()));
    return asBlock(value, blockStyle(writer, node, spot.column), spot.column, habits.quotes());
  }
  const written = textOf(source, node);
  if (value.includes('\n') && !written.startsWith('"')) return asBlock(value, LITERAL, spot.column, habits.quotes());
  const text = changedInline(writer, node, value, false);
  if (!written.includes('\n')) return inline(text);
  return inLines(text, linesIn(source, node), {
    width: habits.foldWidth() ?? Infinity,
    first: spot.first,
    rest: restColumn(source, node, spot.column),
  });
}

/** A text over as many lines as it needs. */
function inLines(text: string, old: readonly string[], fold: { width: number; first: number; rest: number }): Written {
  const [first = '', ...rest] = folded(text, old, fold);
  return { form: 'inline', lines: [first, ...rest.map((line) => pad(fold.rest) + line)] };
}

export interface FreshSpot {
  readonly kin: Kin;
  readonly near: number;
}

/** The characters of a new value as its neighbors write theirs. */
export function freshInline(writer: Writer, value: Scalar, { kin, near }: FreshSpot, inFlow: boolean): string {
  const { habits } = writer;
  const example = habits.like(kin, value, near);
  if (typeof value === 'string') return freshText(writer, value, kin, example, inFlow);
  const nothing = example === undefined ? '' : textOf(example.source, example.node);
  return value !== null || nothing === '' ? word(value) : nothing;
}

function freshText({ habits }: Writer, value: string, kin: Kin, example: Example | undefined, inFlow: boolean): string {
  const usual = habits.quotes();
  if (!example || isBlockText(example.node)) {
    const beside = example ? undefined : habits.quotesBeside(kin);
    return beside ? quoted(value, beside) : figured(value, usual, inFlow);
  }
  const written = textOf(example.source, example.node);
  const isThere = example.value === value && !written.includes('\n') && (!inFlow || example.head === undefined);
  if (isThere) return written;
  if (/^['"]/.test(written)) {
    const habit = habitOf(written, usual);
    return isQuotedByHabit(example) ? quoted(value, habit) : bare(value, habit, inFlow);
  }
  return looksLikeFigures(written) ? bare(value, usual, inFlow) : figured(value, usual, inFlow);
}

/** Whether a text like this one goes on in further lines. */
function foldsLike(example: Example | undefined, width: number): boolean {
  if (!example) return true;
  const { source, node } = example;
  if (textOf(source, node).includes('\n')) return true;
  const { from, to } = spanOf(node);
  return to - lineStart(source.text, from) <= width;
}

/** A new value as its neighbors are written. */
export function freshScalar(writer: Writer, value: Scalar, at: FreshSpot, spot: TextSpot): Written {
  const { habits } = writer;
  if (typeof value !== 'string' || value === '') return inline(freshInline(writer, value, at, false));
  const example = habits.like(at.kin, value, at.near);
  if (example && isBlockText(example.node)) {
    const { sign, step, width } = blockStyle({ source: example.source, habits }, example.node, example.column);
    return asBlock(value, { ...LITERAL, sign, step, width }, spot.column, habits.quotes());
  }
  const isDouble = example !== undefined && textOf(example.source, example.node).startsWith('"');
  if (value.includes('\n') && !isDouble) return asBlock(value, LITERAL, spot.column, habits.quotes());
  const text = freshInline(writer, value, at, false);
  const foldWidth = habits.foldWidth();
  if (foldWidth === undefined || !foldsLike(example, foldWidth)) return inline(text);
  const rest = example ? restColumn(example.source, example.node, example.column) - example.column : 2;
  return inLines(text, [], { width: foldWidth, first: spot.first, rest: spot.column + rest });
}
