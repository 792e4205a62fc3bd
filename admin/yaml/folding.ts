/** Long texts over several lines: folded ones, and blocks after | and >. */
import { parse } from 'yaml';
import { columnsOf } from './columns.ts';
import { isBlank, pad } from './entries.ts';
import { isPrintable } from './quoting.ts';

/** Spaces at which a text may go on in the next line: alone between two characters that are none. */
const BREAK = /(?<=[^\s]) (?=[^\s])/;

export interface Fold {
  /** The longest a line may be. */
  readonly width: number;
  /** Columns before the first line and before each further one. */
  readonly first: number;
  readonly rest: number;
}

/** Words put into as few lines as the width allows. */
function filled(words: readonly string[], { width, first, rest }: Fold): string[] {
  const lines: string[] = [];
  let line: string | undefined;
  for (const word of words) {
    const column = lines.length === 0 ? first : rest;
    if (line === undefined) line = word;
    else if (column + columnsOf(line) + 1 + columnsOf(word) <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === undefined ? lines : [...lines, line];
}

/** How many entries two lists have in common at their beginning. */
function common<T>(a: readonly T[], b: readonly T[]): number {
  const at = a.findIndex((item, index) => item !== b[index]);
  return at === -1 ? Math.min(a.length, b.length) : Math.min(at, b.length);
}

/**
 * A text in lines, with as many of its old line ends as possible.
 *
 * @param text in one line
 * @param old its lines before
 */
export function folded(text: string, old: readonly string[], fold: Fold): string[] {
  const words = text.split(BREAK);
  if (words.length < 2) return [text];
  const was = old.map((line) => line.split(BREAK));
  const before = was.flat();
  const start = common(before, words);
  const end = Math.min(common(before.toReversed(), words.toReversed()), Math.min(before.length, words.length) - start);
  // Words after which a line ended; those at the end counted in the new text.
  let count = 0;
  const ends = new Set<number>();
  for (const line of was.slice(0, -1)) {
    count += line.length;
    if (count <= start) ends.add(count);
    else if (count >= before.length - end) ends.add(count + words.length - before.length);
  }
  const lines: string[][] = [[]];
  words.forEach((word, at) => {
    if (ends.has(at) && at > 0) lines.push([]);
    lines.at(-1)?.push(word);
  });
  return refitted(lines, fold);
}

/** Lines as they are up to the first that is too long; from there on filled anew. */
function refitted(lines: readonly string[][], fold: Fold): string[] {
  const columnOf = (at: number) => (at === 0 ? fold.first : fold.rest);
  const bad = lines.findIndex(
    (words, at) => words.length > 1 && columnOf(at) + columnsOf(words.join(' ')) > fold.width,
  );
  if (bad === -1) return lines.map((words) => words.join(' '));
  const good = lines.slice(0, bad).map((words) => words.join(' '));
  return [...good, ...filled(lines.slice(bad).flat(), { ...fold, first: columnOf(bad) })];
}

export interface BlockText {
  /** What stands on the head's line, such as ">-". */
  readonly header: string;
  readonly body: readonly string[];
}

/** How a block text was written. */
export interface BlockStyle {
  readonly sign: '|' | '>';
  /** Lines of its body, without their indentation. */
  readonly body: readonly string[];
  /** How many more columns its lines have than what it belongs to. */
  readonly step: number;
  /** Whether the blank lines below it are part of it (+); else they may part it from what comes next. */
  readonly keeps: boolean;
  readonly width: number;
}

/** Lines that were one before folding; undefined where a line is indented and nothing is folded around it. */
function paragraphs(body: readonly string[]): string[][] | undefined {
  if (body.some((line) => /^\s/.test(line) && !isBlank(line))) return undefined;
  const found: string[][] = [];
  body.forEach((line, at) => {
    if (isBlank(line)) return;
    if (at > 0 && !isBlank(body[at - 1] ?? '')) found.at(-1)?.push(line);
    else found.push([line]);
  });
  return found;
}

const joined = (lines: readonly string[]): string => lines.join(' ');

/** The lines of a folded block; undefined where the text has lines that cannot be folded. */
function foldedBody(lines: readonly string[], { body, width, step }: BlockStyle, column: number): string[] | undefined {
  if (lines.some((line) => /^\s/.test(line))) return undefined;
  const old = paragraphs(body) ?? [];
  const fold = { width, first: column + step, rest: column + step };
  const told = lines.filter((line) => line !== '');
  const made = told.map((line, at) => {
    const was =
      old.find((paragraph) => joined(paragraph) === line) ?? (old.length === told.length ? old[at] : undefined);
    return was && joined(was) === line ? was : folded(line, was ?? [], fold);
  });
  let next = 0;
  return lines.flatMap((line, at) => {
    if (line === '') return [''];
    const isAfterText = at > 0 && lines[at - 1] !== '';
    // One end of a line is written as one blank line, two as two.
    const above = isAfterText || (at > 0 && lines.slice(0, at).some((other) => other !== '')) ? [''] : [];
    return [...above, ...(made[next++] ?? [])];
  });
}

/**
 * A text of several lines as a block.
 *
 * @param column of what it belongs to
 * @returns undefined where only quotes can hold it
 */
export function blockText(value: string, style: BlockStyle, column: number): BlockText | undefined {
  const text = value.replace(/\n+$/, '');
  if (isBlank(text) || !isPrintable(value)) return undefined;
  const ends = value.length - text.length;
  if (ends > 1 && !style.keeps) return undefined;
  const lines = text.split('\n');
  const shorter = style.sign === '>' ? foldedBody(lines, style, column) : undefined;
  const sign = shorter ? '>' : '|';
  const indicator = /^\n*[ \t]/.test(text) ? String(style.step) : '';
  const header = `${sign}${indicator}${['-', ''][ends] ?? '+'}`;
  const blank = Array.from({ length: Math.max(ends - 1, 0) }, () => '');
  const body = [...(shorter ?? lines), ...blank].map((line) => (line === '' ? '' : pad(column + style.step) + line));
  return holds({ header, body }, value, column) ? { header, body } : undefined;
}

/** Whether a block is read as meant. */
function holds({ header, body }: BlockText, value: string, column: number): boolean {
  const name = `${pad(column)}x`;
  try {
    const read = parse([`${name}: ${header}`, ...body, `${name}x: 1`, ''].join('\n')) as { x: unknown };
    return read.x === value;
  } catch {
    return false;
  }
}
