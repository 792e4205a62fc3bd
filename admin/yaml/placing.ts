/** A value behind the head that it belongs to, with the comments around it. */
import { columnsOf } from './columns.ts';
import { indentOf, isBlank, isComment, pad } from './entries.ts';
import { inOneLine, laidOut, type Flow } from './flow.ts';

/** What is to be written behind a head. */
export type Written =
  /** On the head's line; further lines are indented already. */
  | { readonly form: 'inline'; readonly lines: readonly string[] }
  /** In brackets, broken over lines behind a width if it is told. */
  | { readonly form: 'flow'; readonly flow: Flow; readonly width?: number }
  /** A header on the head's line, and lines below. */
  | { readonly form: 'text'; readonly header: string; readonly body: readonly string[] }
  /** Lines below, or from behind a dash on, which begin at a column. */
  | { readonly form: 'block'; readonly lines: readonly string[]; readonly column: number };

export const inline = (text: string): Written => ({ form: 'inline', lines: [text] });

/** What a value is written behind, and what is around it. */
export interface Place {
  /** "name:" or a dash, indented; nothing at the top of a file. */
  readonly head: string;
  readonly column: number;
  readonly kind: 'key' | 'item' | 'root';
  /** Space between head and value. */
  readonly space: string;
  /** Comments between head and value: the rest of the head's line, and lines of their own. */
  readonly above: readonly string[];
  /** What follows on the value's last line. */
  readonly note: string;
  /** Lines below that belong to it. */
  readonly after: readonly string[];
}

export const placeFor = (head: string, column: number, kind: Place['kind']): Place => ({
  ...{ head, column, kind },
  ...{ space: ' ', above: [], note: '', after: [] },
});

/** @param width columns after which lines are broken */
export function placed(place: Place, written: Written, width: number): string[] {
  return [...valueLines(place, written, width), ...place.after];
}

function valueLines(place: Place, written: Written, width: number): string[] {
  const { head, column, kind, note } = place;
  const space = head === '' ? '' : place.space;
  const isBelow = place.above.length > 0;
  switch (written.form) {
    case 'inline': {
      const isLong = kind === 'key' && !isBelow && note === '' && isTooLong(head + space, written.lines, width);
      return isLong
        ? [head, pad(column + 2) + (written.lines[0] ?? ''), ...written.lines.slice(1)]
        : inLine(place, written.lines);
    }
    case 'flow': {
      if (isBelow) return inLine(place, [inOneLine(written.flow)]);
      const spot = { head: head + space.slice(1), column, kind, hasNote: note.includes('#') };
      return noted(laidOut(written.flow, { ...spot, width: written.width ?? width }), note);
    }
    case 'text': {
      // Comments between head and text would be read as lines of the text.
      const notes = [...place.above, note].map((line) => line.trim()).filter((line) => line !== '');
      const behind = notes.length === 0 ? '' : ` # ${notes.map((line) => line.replace(/^#\s*/, '')).join(' ')}`;
      return [`${head}${space}${written.header}${isBelow ? behind : note}`, ...written.body];
    }
    case 'block':
      return belowHead(place, written.lines, written.column);
  }
}

const noted = (lines: readonly string[], note: string): string[] =>
  lines.map((line, at) => (at === lines.length - 1 ? line + note : line));

/** Lines of which the first goes on from the head, or from the comments below it. */
function inLine({ head, column, space, above, note }: Place, [first = '', ...rest]: readonly string[]): string[] {
  const [headNote = '', ...comments] = above;
  if (above.length > 0) return noted([head + headNote, ...comments, pad(column + 2) + first, ...rest], note);
  return noted([head + (head === '' ? '' : space) + first, ...rest], note);
}

/** Prettier begins a text of several lines below its name where the first would be too long beside it. */
const isTooLong = (head: string, lines: readonly string[], width: number): boolean =>
  lines.length > 1 && columnsOf(head + (lines[0] ?? '')) > width;

/** Lines below a head; behind a dash the first goes on from it. */
function belowHead({ head, column, kind, note, above }: Place, lines: readonly string[], inner: number): string[] {
  const [headNote = note, ...comments] = above;
  if (kind === 'root' && head === '') return [...comments, ...lines];
  if (kind !== 'item' || headNote !== '' || comments.length > 0) return [head + headNote, ...comments, ...lines];
  return behindDash(head, column, lines, inner);
}

/** Lines of which the first goes on behind a dash; comments above it go above the dash. */
export function behindDash(head: string, column: number, lines: readonly string[], inner: number): string[] {
  const first = lines.findIndex((line) => !isBlank(line) && !isComment(line));
  if (first === -1) return [head, ...lines];
  const above = lines.slice(0, first).map((line) => (isBlank(line) ? '' : pad(column) + line.trimStart()));
  const line = lines[first] ?? '';
  return [...above, head.padEnd(inner) + line.slice(Math.min(inner, indentOf(line))), ...lines.slice(first + 1)];
}
