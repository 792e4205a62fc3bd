/** Plain-text helpers, and number and list formats of American English. */
import { digits } from './digits.ts';

/** "a", "a and b", "a, b and c". */
export function listed(names: readonly string[], conjunction = 'and'): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${conjunction} ${names[names.length - 1]}`;
}

/** Characters a search result shows of a title and a description. */
export const SHOWN = { title: 60, description: 160 } as const;

/** The first text of at most `longest` characters; the last one if none fits. */
export const firstThatFits = (longest: number, texts: readonly string[]): string =>
  texts.find((text) => text.length <= longest) ?? texts.at(-1) ?? '';

/** Splits a text into sentences, punctuation included. */
export const sentences = (text: string): string[] => text.split(/(?<=[.!?]) +/);

/** Word count of plain text. */
export const wordCount = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,/$%-]*/gu)?.length ?? 0;

/** "1 town", "3 towns". `many` is for irregular plurals. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${digits(count)} ${count === 1 ? one : many}`;

const TO_TEN = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Spells out whole numbers up to ten: "four", "11". */
export const spelled = (count: number): string => TO_TEN[count] ?? digits(count);

export const ONES = 'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
export const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Below 10,000, as a pattern: "fifty-four", "two hundred (?:and )?sixteen", also "eleven hundred". */
export function inWords(count: number): string {
  if (count <= 10) return spelled(count);
  if (count < 20) return ONES[count - 11] ?? '';
  if (count < 100)
    return [TENS[Math.floor(count / 10) - 2], count % 10 ? spelled(count % 10) : ''].filter(Boolean).join('-');
  const hundreds = `${inWords(Math.floor(count / 100))} hundred${after(count % 100)}`;
  return count < 1000
    ? hundreds
    : `(?:${inWords(Math.floor(count / 1000))} thousand${after(count % 1000)}|${hundreds})`;
}
const after = (rest: number): string => (rest === 0 ? '' : `,? (?:and )?${inWords(rest)}`);

/** All runs of `size` words, lowercase, without punctuation. */
export function shingles(text: string, size = 5): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const result = new Set<string>();
  for (let at = 0; at + size <= words.length; at += 1) result.add(words.slice(at, at + size).join(' '));
  return result;
}

/** Jaccard similarity of two shingle sets, 0 (nothing shared) to 1 (the same). */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  return shared / (a.size + b.size - shared);
}

/** Control, bidi, surrogate, private-use, replacement and unassigned characters; the zero-width joiner of emoji is allowed. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}\ufffc\ufffd]|(?!\u200d)\p{Cf}/u;
const codePointName = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The first invisible character of a text, as "U+200B". */
export const findInvisible = (text: string): string | undefined => {
  const character = INVISIBLE.exec(text)?.[0];
  return character === undefined ? undefined : codePointName(character);
};

/** Makes untrusted text safe to print: names invisible characters and truncates. */
export const printable = (text: string, longest = 160): string =>
  (text.length > longest ? `${text.slice(0, longest)}…` : text).replace(
    new RegExp(INVISIBLE.source, 'gu'),
    (character) => `<${codePointName(character)}>`,
  );

/** "monday" → "Monday" */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Lowercases the first letter for use mid-sentence; acronyms such as TV are kept. */
export const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
