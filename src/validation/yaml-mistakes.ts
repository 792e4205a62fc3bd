/** Explains text that is not YAML in an editor's words, at the line of the mistake. */
import { openBracket, unquotedMistake } from './yaml-lines.ts';
import type { YamlError, YamlMistake } from './yaml.ts';

/** Spaces, dashes and the key before a value. */
const BEFORE = /^\s*(?:- +)*(?:["']?[\w-]+["']?: +)?/;
const CURLY = /[“”„‘’]/;

/**
 * @param firstLine number of the text's first line in its file
 * @param error where the parser gave up, maybe far below the mistake
 */
export function yamlMistake(text: string, error: YamlError, firstLine: number): YamlMistake {
  const lines = text.split(/\r?\n/);
  return (
    (error.code === 'DUPLICATE_KEY' ? duplicateKey(lines, text, error, firstLine) : undefined) ??
    (error.code === 'MULTIPLE_DOCS' ? secondDocument(error) : undefined) ??
    curly(lines, error.line) ??
    escaped(error) ??
    quotes(lines, error.line) ??
    unquotedMistake(lines, error.line) ??
    openBracket(lines, error.line) ?? {
      line: error.line,
      wrong: `is not YAML: ${error.reason}`,
      remedy: 'Check indentation and quotes; put quotes around texts with ": " in them',
    }
  );
}

const secondDocument = ({ line }: YamlError): YamlMistake => ({
  line,
  wrong: 'begins a second document',
  remedy: 'Keep one document in the file, without --- lines',
});

const escaped = ({ code, line }: YamlError): YamlMistake | undefined =>
  code === 'BAD_DQ_ESCAPE'
    ? {
        line,
        wrong: 'has a backslash in double quotes',
        remedy: 'Put the text in single quotes, or write the backslash twice',
      }
    : undefined;

function duplicateKey(lines: readonly string[], text: string, mark: YamlError, firstLine: number): YamlMistake {
  const [, key = ''] = /^["']?([^"':\n]{0,60})/.exec(text.slice(mark.position)) ?? [];
  const before = lineOfFirst(lines, key, mark);
  return {
    line: mark.line,
    wrong: `has "${key}" a second time in one record`,
    remedy: `Take out this one or the first${before === undefined ? '' : `, in line ${firstLine + before}`}`,
  };
}

/** The line where the same record has the key first. */
function lineOfFirst(lines: readonly string[], key: string, mark: YamlError): number | undefined {
  for (let at = mark.line - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? '';
    if (/^\s*(#|$)/.test(line)) continue;
    const [lead = ''] = /^\s*(?:- +)*/.exec(line) ?? [];
    if (lead.length === mark.column && /^["']?([^"':]*)/.exec(line.slice(lead.length))?.[1] === key) return at;
    // The record begins here.
    if (lead.length < mark.column || (lead.length === mark.column && lead.includes('-'))) return undefined;
  }
  return undefined;
}

const curly = (lines: readonly string[], line: number): YamlMistake | undefined =>
  CURLY.test((lines[line] ?? '').replace(BEFORE, '').slice(0, 1))
    ? { line, wrong: 'has curly quotes around a text', remedy: 'Use straight quotes instead: \' or "' }
    : undefined;

/** Offset of the closing quote; -1 without one. */
function endOf(text: string, from: number, quote: string): number {
  for (let at = from; at < text.length; at += 1) {
    if (quote === '"' && text[at] === '\\') at += 1;
    else if (text[at] === quote) {
      if (quote === '"' || text[at + 1] !== "'") return at;
      at += 1;
    }
  }
  return -1;
}

/** Whether a quote opens a text: at the start of a value, or in braces or brackets after a separator. */
const opens = (line: string, place: number, value: number, flow: boolean): boolean =>
  `"'`.includes(line[place] ?? ' ') &&
  (place === value || (flow && /[[{,:]\s*$/.test(line.slice(Math.max(0, place - 20), place))));

/** The first text down to a line that its quotes do not close properly. */
function quotes(lines: readonly string[], last: number): YamlMistake | undefined {
  const rest = lines.join('\n');
  let start = 0;
  /** Where the last quoted text ended. */
  let done = 0;
  for (const [at, line] of lines.slice(0, last + 1).entries()) {
    const [lead = ''] = BEFORE.exec(line) ?? [];
    let flow = false;
    for (let place = Math.max(lead.length, done - start); place < line.length; place += 1) {
      const sign = line[place] ?? '';
      if (sign === '#' && /\s/.test(line[place - 1] ?? ' ')) break;
      if ('[{'.includes(sign)) flow ||= place === lead.length;
      if (!opens(line, place, lead.length, flow)) continue;
      const end = endOf(rest, start + place + 1, sign);
      const wrong = unended(rest, start + place, end, flow);
      if (wrong) return { line: at, ...wrong };
      done = end + 1;
      place = end - start;
    }
    start += line.length + 1;
  }
  return undefined;
}

/** @param end where the text that begins at `start` ends; -1 without an end */
function unended(text: string, start: number, end: number, flow: boolean): Omit<YamlMistake, 'line'> | undefined {
  const quote = text[start] ?? '';
  const after = /^[^\n]*/.exec(text.slice(end + 1))?.[0] ?? '';
  if (end !== -1 && (flow ? /^\s*([,\]}:]|#|$)/ : /^\s*(:|#|$)/).test(after)) return undefined;
  const inner = text.slice(start + 1, end === -1 ? undefined : end);
  if (end !== -1 && /^[^\n]*\s$/.test(inner) && after.trimEnd().endsWith(quote)) return inside(quote);
  return end === -1 || inner.includes('\n') || /[\s,:[{]$/.test(inner) ? noEnd(quote, inner) : goesOn(quote, after);
}

const inside = (quote: string): Omit<YamlMistake, 'line'> => ({
  wrong: `has ${quote} inside a text in the same quotes, which ends it there`,
  remedy: `Put the whole text in ${quote === '"' ? 'single' : 'double'} quotes`,
});

function noEnd(quote: string, inner: string): Omit<YamlMistake, 'line'> {
  const [line = ''] = inner.split('\n');
  return {
    wrong: 'has a text without its end quote',
    remedy: CURLY.test(line.trimEnd().slice(-1))
      ? `End it with a straight ${quote}, as it begins, in place of the curly quote`
      : `Write ${quote} behind the text that begins here`,
  };
}

const goesOn = (quote: string, after: string): Omit<YamlMistake, 'line'> =>
  quote === "'" && /^\p{L}/u.test(after)
    ? {
        wrong: 'has an apostrophe inside single quotes, which ends the text there',
        remedy: "Write it twice, as in 'We''ll call', or put the text in double quotes",
      }
    : {
        wrong: 'goes on behind the quote that ends its text',
        remedy: 'Put the whole text in quotes of the other kind',
      };
