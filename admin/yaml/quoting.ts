/** When a text needs quotes in YAML, and which. */
import { parse } from 'yaml';

export type Quote = "'" | '"';
export interface QuoteHabit {
  readonly quote: Quote;
  /** Whether this quote is used even where the other would need no escapes. */
  readonly always: boolean;
}

/** What only double quotes can hold, escaped: control characters, ends of lines, halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\ufeff\ufffe\uffff]/u;
const UNPRINTABLES = new RegExp(UNPRINTABLE, 'gu');

/** Whether a block of lines can hold a text: tabs and ends of lines are fine in it. */
export const isPrintable = (value: string): boolean => !UNPRINTABLE.test(value.replaceAll(/[\n\t]/g, ''));

/** Beginnings and insides that mean something else without quotes. */
const INDICATOR = /^[,[\]{}#&*!|>'"%@`]|^[-?:](?:\s|$)|^[?:]|^(?:---|\.\.\.)|:(?:\s|$)|\s#|^\s|\s$/;
const FLOW_INDICATOR = /[,[\]{}]/;
/** Read as something else than text by one reader or another: merging, the default value. */
const ODD_WORDS = new Set(['<<', '=', '~', '']);

/** Whether every reader of YAML, old or new, takes these characters for text. */
function readsAsText(value: string, inFlow: boolean): boolean {
  const written = inFlow ? `[${value}]` : value;
  const meant = (read: unknown) => (Array.isArray(read) ? (read.length === 1 ? read[0] : undefined) : read) === value;
  try {
    return meant(parse(written)) && meant(parse(written, { version: '1.1', logLevel: 'silent' }));
  } catch {
    return false;
  }
}

/** Whether a text keeps its meaning without quotes. */
export function isPlainSafe(value: string, inFlow: boolean): boolean {
  if (ODD_WORDS.has(value) || UNPRINTABLE.test(value) || INDICATOR.test(value)) return false;
  if (inFlow && FLOW_INDICATOR.test(value)) return false;
  return readsAsText(value, inFlow);
}

/** Times, spans and numbers of any kind, such as 08:00-20:00: where no neighbor shows how, they take quotes. */
export const looksLikeFigures = (value: string): boolean => /^[-+.\d][^\p{L}]*$/u.test(value);

const single = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const double = (value: string): string =>
  JSON.stringify(value).replace(UNPRINTABLES, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A text in quotes, chosen as Prettier does unless a habit says otherwise. */
export function quoted(value: string, { quote, always }: QuoteHabit): string {
  if (UNPRINTABLE.test(value)) return double(value);
  if (always) return quote === "'" ? single(value) : double(value);
  if (value.includes('"')) return single(value);
  const hasSingle = value.includes("'");
  // Prettier leaves a text with a backslash in the quotes that it has.
  if (hasSingle && !value.includes('\\')) return double(value);
  return quote === "'" ? single(value) : double(value);
}

/** Whether quotes were chosen freely; if not, the text inside asked for them. */
export function isFree(written: string): boolean {
  return !/['"\\]/.test(written.slice(1, -1));
}

/** Whether a text is written with escapes that Prettier would have spared. */
function isKeptAnyway(written: string): boolean {
  const inside = written.slice(1, -1);
  return written.startsWith("'")
    ? inside.includes("''") && !/["\\]/.test(inside)
    : inside.includes('\\"') && !/\\[^"]/.test(inside);
}

/** How a text in quotes goes on being written when it changes. @param usual what its file does elsewhere */
export function habitOf(written: string, usual: QuoteHabit): QuoteHabit {
  const quote = written.startsWith("'") ? "'" : '"';
  if (isKeptAnyway(written)) return { quote, always: true };
  return isFree(written) ? { quote, always: usual.always && usual.quote === quote } : usual;
}

/** What the texts of a file have in common. @param written texts with their quotes */
export function usualQuotes(written: readonly string[]): QuoteHabit {
  const free = written.filter(isFree);
  const doubles = free.filter((text) => text.startsWith('"')).length;
  const kept = written.find(isKeptAnyway);
  if (kept !== undefined) return { quote: kept.startsWith("'") ? "'" : '"', always: true };
  return { quote: doubles * 2 > free.length ? '"' : "'", always: false };
}
