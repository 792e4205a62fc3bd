/** How a file is written: what a new line takes over from its neighbors. */
import { columnsOf } from './columns.ts';
import { lineStart, partsOf } from './entries.ts';
import { examplesIn, isInBrackets, mostLike, type Example, type Kin } from './examples.ts';
import { flowAsIs, frameOf } from './flow-nodes.ts';
import { laidOut } from './flow.ts';
import { isCollection, isEmpty, isMap, kindOf, type Plain } from './plain.ts';
import { habitOf, isFree, isPlainSafe, usualQuotes, type QuoteHabit } from './quoting.ts';
import { isBlock, isScalarNode, spanOf, textOf, type Source } from './source.ts';

export interface Habits {
  /** The value most like this one at such a place, of its kind. */
  readonly like: (kin: Kin, value: Plain, near: number) => Example | undefined;
  /** How every text beside this place is quoted, if each is without need. */
  readonly quotesBeside: (kin: Kin) => QuoteHabit | undefined;
  /** How texts that need it are quoted. */
  readonly quotes: () => QuoteHabit;
  /** Columns after which values in brackets are broken over lines; Infinity for never, undefined where it varies. */
  readonly flowWidth: () => number | undefined;
  /** Columns after which texts go on in the next line; undefined where they never do. */
  readonly foldWidth: () => number | undefined;
  /** How much deeper a list or map is than its name. */
  readonly step: (kind: string) => number;
  /** Whether a small list or map is in brackets as a rule. */
  readonly inBrackets: (value: Plain) => boolean;
  /** The space inside the brackets of a map. */
  readonly mapPad: () => string;
}

const keyFor = (kin: Kin): string => kin.join('\0');

/** A value that is worked out when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/**
 * @param own the file that is written
 * @param others files by which it goes where it has no example itself
 */
export function habitsOf(own: Source, others: readonly Source[]): Habits {
  const all = once(() => [own, ...others].flatMap(examplesIn));
  // What a file does as a whole it shows itself, unless it is new.
  const examples = once(() => (own.root ? all().filter(({ source }) => source === own) : all()));
  const byKin = once(() => Map.groupBy(all(), ({ kin }) => keyFor(kin)));
  const byParent = once(() => Map.groupBy(all(), ({ kin }) => keyFor(kin.slice(0, -1))));
  const quotes = once(() => usualQuotes(examples().filter(isString).map(writtenIn).filter(isQuoted)));
  const steps = once(() => Map.groupBy(examples().filter(isBelowName), ({ value }) => kindOf(value)));
  return {
    like: (kin, value, near) => mostLike(byKin().get(keyFor(kin)) ?? [], value, near, own),
    quotesBeside: (kin) => commonQuotes(byParent().get(keyFor(kin.slice(0, -1))) ?? [], quotes),
    quotes,
    // Where a neighbor has longer lines, Prettier has formatted neither.
    flowWidth: once(() => flowWidthOf(all())),
    foldWidth: once(() => foldWidthOf(examples())),
    step: (kind) => commonest((steps().get(kind) ?? []).map(stepOf)) ?? 2,
    inBrackets: (value) => isSmall(value) && areInBrackets(examples(), kindOf(value)),
    mapPad: once(() => {
      const maps = examples().filter((one) => isMap(one.value) && !isEmpty(one.value) && isInBrackets(one));
      return commonest(maps.map(({ source, node }) => frameOf(source, node).pad)) ?? ' ';
    }),
  };
}

/** The commonest of some values; the first of equals. */
function commonest<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

const isString = ({ value }: Example): boolean => typeof value === 'string';
const isQuoted = (written: string): boolean => /^['"]/.test(written);
const writtenIn = ({ source, node }: Example): string => textOf(source, node);

/** Whether a text is in quotes that it could do without. */
export function isQuotedByHabit(example: Example): boolean {
  const { head, value } = example;
  return isQuoted(writtenIn(example)) && typeof value === 'string' && isPlainSafe(value, head === undefined);
}

function commonQuotes(beside: readonly Example[], usual: () => QuoteHabit): QuoteHabit | undefined {
  const strings = beside.filter(isString);
  if (strings.length < 2 || !strings.every(isQuotedByHabit)) return undefined;
  const written = strings.map(writtenIn);
  return habitOf(written.find(isFree) ?? written[0] ?? "''", usual());
}

const isBelowName = ({ node, kind }: Example): boolean => kind === 'key' && isBlock(node);

/** How much deeper a list or map of lines is than what it belongs to. */
export function stepOf({ node, source: { text }, column }: Example): number {
  const from = partsOf(node)[0]?.head.from ?? 0;
  return from - lineStart(text, from) - column;
}

/** Whether a list or map is small enough for brackets, and holds nothing but short values. */
function isSmall(value: Plain): boolean {
  if (!isCollection(value) || isEmpty(value)) return false;
  const inner: Plain[] = Object.values(value);
  return inner.every((one) => !isCollection(one) && String(one).length < 40) && JSON.stringify(value).length <= 100;
}

function areInBrackets(examples: readonly Example[], kind: string): boolean {
  const small = examples.filter(({ value }) => kindOf(value) === kind && isSmall(value));
  return small.filter(isInBrackets).length * 2 > small.length;
}

/** Columns at which people and programs break lines, the likeliest first. */
export const WIDTHS = [120, 80, 100] as const;

/** The lines of a value in brackets as laid out at a width. */
export function laidOutAt({ source, node, head = '', column, kind }: Example, width: number): string {
  const hasNote = /^[ \t]+#/.test(source.text.slice(spanOf(node).to));
  return laidOut(flowAsIs(source, node), { head, column, kind, hasNote, width }).join('\n');
}

/** A value in brackets as it is, with its head. */
function asWritten({ source: { text }, node, head = '' }: Example): string {
  const { from, to } = spanOf(node);
  return head + text.slice(head === '' ? from : text.slice(0, from).trimEnd().length, to);
}

function flowWidthOf(examples: readonly Example[]): number | undefined {
  const flows = examples
    .filter((one) => one.head !== undefined && isInBrackets(one))
    .map((example) => ({ example, written: asWritten(example) }));
  const isBroken = ({ written }: { written: string }) => written.includes('\n');
  const width = WIDTHS.find((one) =>
    flows.every((flow) => {
      const lines = laidOutAt(flow.example, one);
      return isBroken(flow) ? lines === flow.written : !lines.includes('\n');
    }),
  );
  return width ?? (flows.some(isBroken) ? undefined : Infinity);
}

function foldWidthOf(examples: readonly Example[]): number | undefined {
  const ends = examples.flatMap(({ source: { text }, node }) => {
    const { from, to } = spanOf(node);
    const isFolded =
      isScalarNode(node) && node.type !== 'BLOCK_LITERAL' && text.slice(from, to).trimEnd().includes('\n');
    return isFolded ? text.slice(lineStart(text, from), to).split('\n').map(columnsOf) : [];
  });
  if (ends.length === 0) return undefined;
  const longest = Math.max(...ends);
  return WIDTHS.toSorted((a, b) => a - b).find((width) => width >= longest) ?? longest;
}
