/** A list or map of lines, cut into its entries: what belongs to each, and what stands between them. */
import type { CST } from 'yaml';
import {
  isBlock,
  isListNode,
  isMapNode,
  isScalarNode,
  keyOf,
  asTree,
  spanOf,
  type Source,
  type Span,
  type Tree,
} from './source.ts';

export interface Entry {
  /** The name of a map's field. */
  readonly key: string | undefined;
  readonly node: Tree | null;
  /** Blank lines, headings and comments that stay where they are when entries move. */
  readonly gap: readonly string[];
  /** The comment lines directly above, which belong to the entry. */
  readonly lead: readonly string[];
  /** Where its name or dash begins, and how far that is from the edge. */
  readonly from: number;
  readonly column: number;
  /** The end of "name:" or of the dash, with a name for reuse (&) if there is one. */
  readonly headTo: number;
  /** The end of its value. */
  readonly valueTo: number;
  /** The end of its last line, or of the deeper comments below it. */
  readonly to: number;
}

export interface Block {
  readonly entries: readonly Entry[];
  /** What stands below the last entry and belongs to none. */
  readonly tail: readonly string[];
}

export const isBlank = (line: string): boolean => line.trim() === '';
export const isComment = (line: string): boolean => /^\s*#/.test(line);
export const indentOf = (line: string): number => line.length - line.trimStart().length;
export const pad = (columns: number): string => ' '.repeat(columns);

/** "# --- Rockland ---": a heading of what follows, not a comment on one entry. */
const isHeading = (line: string): boolean => isComment(line) && /([-=~*_─])\1\1/.test(line);

export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}
/** The lines of a piece of text; a piece without length has none. */
const linesBetween = (text: string, { from, to }: Span): string[] =>
  from > to ? [] : text.slice(from, to).split('\n');

type Item = CST.BlockMap['items'][number] | CST.BlockSequence['items'][number];
/** Tokens that an entry begins with; what else comes before its value is space, line ends and comments. */
const HEAD = new Set(['seq-item-ind', 'map-value-ind', 'anchor', 'tag', 'explicit-key-ind']);

const isHead = (token: CST.SourceToken): boolean => HEAD.has(token.type);
const endOfToken = ({ offset, source }: CST.SourceToken): number => offset + source.length;

/** Where an entry's head begins and ends. */
function headOf({ start, key, sep }: Item): Span | undefined {
  const marks = start.filter(isHead);
  const from = marks[0]?.offset ?? (key && 'offset' in key ? key.offset : sep?.[0]?.offset);
  const last = (sep ?? start).findLast(isHead);
  return from === undefined || !last ? undefined : { from, to: endOfToken(last) };
}

/** The entries' heads, nodes and names in their order. */
export function partsOf(block: Tree): { head: Span; node: Tree | null; key: string | undefined }[] {
  const { srcToken } = block;
  if (!srcToken || !('items' in srcToken)) return [];
  const heads = (srcToken.items as Item[]).map(headOf).filter((head) => head !== undefined);
  const parts = isMapNode(block)
    ? block.items.map((pair) => ({ node: asTree(pair.value), key: keyOf(pair) }))
    : isListNode(block)
      ? block.items.map((node) => ({ node: asTree(node), key: undefined }))
      : [];
  return parts.flatMap((part, at) => {
    const head = heads[at];
    return head ? [{ ...part, head }] : [];
  });
}

/** Where a value's last character is; where there is no value, the end of its head. */
export function endOf({ text }: Source, node: Tree | null, headTo: number): number {
  if (!node) return headTo;
  if (isBlock(node)) {
    const last = partsOf(node).at(-1);
    return last ? endOf({ text } as Source, last.node, last.head.to) : headTo;
  }
  const { from, to } = spanOf(node);
  if (from === to) return headTo;
  if (!isScalarNode(node) || (node.type !== 'BLOCK_LITERAL' && node.type !== 'BLOCK_FOLDED')) return to;
  const written = text.slice(from, to);
  // With + the blank lines below are part of the text.
  const kept = /^[|>]\d?\+/.test(written) ? written.replace(/\n$/, '') : written.replace(/(\n[ \t]*)+$/, '');
  return from + kept.length;
}

/** The end of the last comment line below an entry that is indented deeper than it. */
function withDeeperComments(text: string, end: number, column: number, limit: number): number {
  let to = lineEnd(text, end);
  for (let next = to + 1; next <= limit && next < text.length;) {
    const stop = lineEnd(text, next);
    const line = text.slice(next, stop);
    if (isComment(line) && indentOf(line) > column) to = stop;
    else if (!isBlank(line)) break;
    next = stop + 1;
  }
  return Math.min(to, limit);
}

/** Parts what is above an entry into what stays in place and what belongs to it. */
function parted(above: string[], isFirstInFile: boolean): Pick<Entry, 'gap' | 'lead'> {
  let cut = above.length;
  while (cut > 0 && isComment(above[cut - 1] ?? '') && !isHeading(above[cut - 1] ?? '')) cut -= 1;
  // Comments at the top of a file speak of the file, up to the first blank line.
  const isHeader = isFirstInFile && !above.slice(0, cut).some(isBlank);
  // A heading speaks of all that follows, with the lines below it.
  const isUnderHeading = isHeading(above[cut - 1] ?? '');
  return isHeader || isUnderHeading ? { gap: above, lead: [] } : { gap: above.slice(0, cut), lead: above.slice(cut) };
}

/**
 * @param region the lines in which the block stands, from the first below its head to the end of its last
 * @returns its entries; joined again, all lines of the region
 */
export function blockOf(source: Source, block: Tree, region: Span): Block {
  const { text } = source;
  const entries: Entry[] = [];
  let done = region.from;
  for (const { head, node, key } of partsOf(block)) {
    const begin = lineStart(text, head.from);
    // A map that begins on its dash's line has nothing above its first field.
    const above = begin > done ? linesBetween(text, { from: done, to: begin - 1 }) : [];
    const column = head.from - begin;
    const valueTo = endOf(source, node, head.to);
    const to = withDeeperComments(text, valueTo, column, region.to);
    const isFirstInFile = entries.length === 0 && block === source.root;
    entries.push({ key, node, ...parted(above, isFirstInFile), from: head.from, column, headTo: head.to, valueTo, to });
    done = to + 1;
  }
  return { entries, tail: linesBetween(text, { from: done, to: region.to }) };
}

/** The lines of an entry as they are, the first indented by spaces even where it begins behind a dash. */
export const linesOf = ({ text }: Source, { from, to, column }: Pick<Entry, 'from' | 'to' | 'column'>): string[] =>
  (pad(column) + text.slice(from, to)).split('\n');

/**
 * What stands below one another when entries go, come and move. What is above an entry (blank lines, headings) keeps its
 * place; comments directly above it go with it.
 */
export interface Slot {
  readonly lines: readonly string[];
  /** The entry whose place in the file these lines have; undefined for a new one. */
  readonly entry: Entry | undefined;
}

/**
 * Whether comments above entries speak of one entry each: then they go when it goes. Where few of a list have one, they
 * head what follows; and what is said about a field is of use when it comes back.
 */
function areOwn(entries: readonly Entry[]): boolean {
  const isList = entries.every(({ key }) => key === undefined);
  return isList && entries.length > 1 && entries.filter(({ lead }) => lead.length > 0).length * 2 >= entries.length;
}

/** "cspell:disable-next-line": of use to the next line only. */
const isForNextLine = (line: string): boolean => line.includes('next-line');

/** What stays of an entry that is deleted. */
function remains(entry: Entry, own: boolean): string[] {
  const lead = own ? [] : entry.lead.filter((line) => !isForNextLine(line));
  return [...entry.gap, ...lead];
}

/** Several gaps that have become one: all comments, and a blank line at its top if any had one. */
function merged(gaps: readonly (readonly string[])[], isFirst: boolean): readonly string[] {
  const [first = []] = gaps;
  if (gaps.length < 2) return first;
  const told = gaps.filter((gap) => gap.some((line) => !isBlank(line))).flat();
  if (isFirst && told.length === 0) return first;
  const isSpaced = !isFirst && gaps.some((gap) => isBlank(gap[0] ?? '#'));
  const lines = isSpaced && !isBlank(told[0] ?? '#') ? ['', ...told] : told;
  return lines.filter((line, at) => !isBlank(line) || !isBlank(lines[at - 1] ?? '#'));
}

/** The blank lines between entries, as most have them. */
function separator(entries: readonly Entry[]): string[] {
  const below = entries.slice(1);
  const spaced = below.filter(({ gap }) => gap.some(isBlank));
  return below.length > 0 && spaced.length * 2 > below.length ? [''] : [];
}

/** The lines of a block with these slots. */
export function arranged({ entries, tail }: Block, slots: readonly Slot[]): string[] {
  const own = areOwn(entries);
  const kept = new Set(slots.map(({ entry }) => entry));
  const gaps: (readonly string[])[] = [];
  let waiting: (readonly string[])[] = [];
  for (const entry of entries) {
    if (!kept.has(entry)) waiting.push(remains(entry, own));
    else {
      gaps.push(merged([...waiting, entry.gap], gaps.length === 0));
      waiting = [];
    }
  }
  // With no entry left, the top of the file is still its top.
  const top = gaps.length === 0 ? waiting.splice(0, 1) : [];
  const between = separator(entries);
  let next = 0;
  const lines = slots.flatMap(({ lines, entry }, at) => {
    const isNew = entry === undefined;
    // A new first entry goes below what is at the top; the one that was first is then parted from it like any other.
    const gap = at === 0 ? (gaps[0] ?? top[0] ?? []) : isNew || next === 0 ? between : (gaps[next] ?? []);
    if (!isNew) next += 1;
    const lead = entry?.lead ?? [];
    // Directly below the comments at the top of a list, those of its first entry would be taken for more of the same.
    const isMixed = at === 0 && lead.length > 0 && gap.length > 0 && !isBlank(gap.at(-1) ?? '');
    return [...gap, ...(isMixed ? [''] : []), ...lead, ...lines];
  });
  const below = waiting.filter((gap) => gap.some((line) => !isBlank(line))).flat();
  return [...(slots.length === 0 ? (top[0] ?? []) : []), ...lines, ...below, ...tail];
}
