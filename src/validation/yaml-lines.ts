/** Mistakes in YAML outside of quotes, found by how a line looks. */
import type { YamlMistake } from './yaml.ts';

type LineCheck = (lines: readonly string[], line: number) => Omit<YamlMistake, 'line'> | undefined;

/** A value without quotes before a # that neither begins a comment ("# so") nor is part of a word. */
const SWALLOWED = /^\s*(?:- +)*(?:[\w-]+: +)?(?![\s'"#|>])[^"']*?\s(#[^\s#][^\n]*)$/;

/** Ends of lines that YAML drops silently as comments. */
export const droppedEnds = (text: string): YamlMistake[] =>
  text.split(/\r?\n/).flatMap((words, line) => {
    const [, lost] = /^\s*(- |[\w-]+: )/.test(words) ? (SWALLOWED.exec(words) ?? []) : [];
    return lost === undefined
      ? []
      : [
          {
            line,
            wrong: `has "${lost}" behind a text without quotes, where it counts as a note and is dropped`,
            remedy: 'Put quotes around the whole text, or a space after # if it is a note',
          },
        ];
  });

const RIGHT = 'Begin it in the same column as the fields around it';
const QUOTED = 'Put quotes around the whole text';
/** Dashes and the key before a value. */
const LEAD = /^\s*(?:- +)*(?:[\w-]+: +)?/;
const isBlank = (line: string): boolean => /^\s*(#|$)/.test(line);

/** The most certain first. */
const LINE_CHECKS: LineCheck[] = [
  (lines, line) =>
    /^ *\t/.test(lines[line] ?? '')
      ? { wrong: 'begins with a tab', remedy: 'Indent with two spaces for each step' }
      : undefined,
  (lines, line) =>
    /^ *[\u00a0\u2000-\u200b\u202f\u3000]/.test(lines[line] ?? '')
      ? { wrong: 'begins with a sign that only looks like a space', remedy: 'Take it out and type the spaces again' }
      : undefined,
  special,
  (lines, line) =>
    /^\s*(?:- +)*[\w-]+: +[^\s'"[{|>#&*].*:( |$)/.test(lines[line] ?? '')
      ? { wrong: 'has ": " inside a text without quotes', remedy: QUOTED }
      : undefined,
  (lines, line) =>
    /^\s*(?:- +)*[A-Za-z][\w-]*:[^\s/]/.test(lines[line] ?? '')
      ? { wrong: 'has no space behind its colon', remedy: 'Write a space between the colon and the value' }
      : undefined,
  (lines, line) =>
    /^\s*-[A-Za-z'"[{]/.test(lines[line] ?? '')
      ? { wrong: 'has no space behind its dash', remedy: 'Write a space between the dash and what follows' }
      : undefined,
  misplaced,
  keyless,
  indented,
];

/** The parser may give up a line below the mistake. */
export function unquotedMistake(lines: readonly string[], last: number): YamlMistake | undefined {
  const above = lines.slice(0, last).findLastIndex((words) => !isBlank(words));
  for (const check of LINE_CHECKS)
    for (const line of [last, above]) {
      const found = isBlank(lines[line] ?? '') ? undefined : check(lines, line);
      if (found) return { line, ...found };
    }
  // A text continued on the next line is reported where it begins.
  const below = lines.findIndex((words, line) => line > last && !isBlank(words));
  const found = below === -1 ? undefined : indented(lines, below);
  return found && { line: below, ...found };
}

/** A text that begins with a character reserved by YAML. */
function special(lines: readonly string[], line: number): ReturnType<LineCheck> {
  const value = (lines[line] ?? '').replace(LEAD, '');
  const [, sign] = /^([@`%&*])/.exec(value) ?? /^([[{])[^[\]{}]*[\]}]\s*[^\s#,:\]}]/.exec(value) ?? [];
  return sign === undefined ? undefined : { wrong: `has a text that begins with ${sign}`, remedy: QUOTED };
}

const depthOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

/** A field at the left edge below records with dashes; a dash in a different column. */
function misplaced(lines: readonly string[], line: number): ReturnType<LineCheck> {
  const words = lines[line] ?? '';
  const records = lines.slice(0, line).filter((above) => /^\s*- /.test(above));
  if (
    /^[A-Za-z][\w-]*:( |$)/.test(words) &&
    lines
      .slice(0, line)
      .find((above) => !isBlank(above))
      ?.startsWith('- ')
  )
    return { wrong: 'begins at the left edge, outside of its record', remedy: 'Indent it like the fields above it' };
  const dashes = new Set(records.map(depthOf));
  return /^\s*- /.test(words) && records.length > 0 && !dashes.has(depthOf(words))
    ? { wrong: 'has its dash in another column than those above', remedy: 'Begin it in the same column' }
    : undefined;
}

/** A line that is no field, no entry and no continuation. */
function keyless(lines: readonly string[], line: number): ReturnType<LineCheck> {
  const words = lines[line] ?? '';
  if (/^\s*(- |-$|["']?[\w-]+["']? *:( |$)|[[\]{}"'])/.test(words)) return undefined;
  const above = lines.slice(0, line).findLast((other) => !isBlank(other)) ?? '';
  return depthOf(words) <= (/^\s*(?:- +)?/.exec(above)?.[0].length ?? 0)
    ? {
        wrong: 'is no field, because it has no name and colon',
        remedy: 'Write "name: value"; if it goes on with the text above, indent it further than that field',
      }
    : undefined;
}

/** A line indented further than a field with a value above it. */
function indented(lines: readonly string[], line: number): ReturnType<LineCheck> {
  const above = lines.slice(0, line).findLast((words) => !/^\s*(#|$)/.test(words)) ?? '';
  const steps = depthOf(lines[line] ?? '') - depthOf(above);
  if (steps <= 0 || !/^\s*[\w-]+: +[^\s#|>]/.test(above)) return undefined;
  return {
    wrong: `begins ${steps === 1 ? 'one space' : `${steps} spaces`} further in than the line above`,
    remedy: RIGHT,
  };
}

const BRACKETS = [
  { open: '[', close: ']' },
  { open: '{', close: '}' },
];

/** A list or record in one line that is not closed before the next field. */
export function openBracket(lines: readonly string[], last: number): YamlMistake | undefined {
  const count = (words: string, sign: string) => words.split(sign).length - 1;
  for (let line = last; line >= 0; line -= 1) {
    const words = (lines[line] ?? '').replace(/(["'])(?:(?!\1).)*\1/g, '');
    for (const { open, close } of BRACKETS) {
      if (!new RegExp(`^\\s*(?:- +)*[\\w-]+: +\\${open}`).test(words) || count(words, open) <= count(words, close))
        continue;
      const next = lines.slice(line + 1).find((below) => !isBlank(below)) ?? '';
      if (/^\s*(?:- +)?[\w-]+:( |$)/.test(next) && depthOf(next) <= depthOf(words))
        return { line, wrong: `has ${open} without ${close}`, remedy: `Write ${close} behind the last entry` };
    }
  }
  return undefined;
}
