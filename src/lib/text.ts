/** Plain-text work: counting, comparing and listing words; numbers and lists as American English writes them. */
import { digits } from './digits.ts';

/** "a", "a and b", "a, b and c". */
export function listed(names: readonly string[], conjunction = 'and'): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${conjunction} ${names[names.length - 1]}`;
}

/** Most characters that a search result shows of a page's title and description. */
export const SHOWN = { title: 60, description: 160 } as const;

/** The first of the texts that has at most `longest` characters; the last one where none has. */
export const firstThatFits = (longest: number, texts: readonly string[]): string =>
  texts.find((text) => text.length <= longest) ?? texts.at(-1) ?? '';

/** A text's sentences, each with the mark that ends it. */
export const sentences = (text: string): string[] => text.split(/(?<=[.!?]) +/);

/** Number of words in a text without markup. */
export const wordCount = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,/$%-]*/gu)?.length ?? 0;

/** "1 town", "3 towns". Pass the plural where it is irregular. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${digits(count)} ${count === 1 ? one : many}`;

const TO_TEN = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A whole number in a sentence: "four", and in digits above ten: "11". */
export const spelled = (count: number): string => TO_TEN[count] ?? digits(count);

/** A number of eighths, 1 to 8, as a part of something: "an eighth" to "all". */
export const EIGHTHS: readonly string[] = [
  '',
  'an eighth',
  'a quarter',
  'three-eighths',
  'half',
  'five-eighths',
  'three-quarters',
  'seven-eighths',
  'all',
];

/** "a quarter" → "a quarter of the truck", "half" → "half the truck", "all" → "a full truck". */
export const ofTruck = (part: string): string =>
  ({ half: 'half the truck', all: 'a full truck' })[part] ?? `${part} of the truck`;

/** The set of 5-word shingles of a text, lower-case, punctuation dropped. */
export function shingles(text: string, size = 5): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = new Set<string>();
  for (let at = 0; at + size <= words.length; at += 1) found.add(words.slice(at, at + size).join(' '));
  return found;
}

/** Jaccard similarity of two shingle sets, 0 (nothing shared) to 1 (the same). */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  return shared / (a.size + b.size - shared);
}

/** Controls, direction marks, halves of a character, and what a badly decoded file leaves; the joiner inside an emoji may stay. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}\ufffd]|(?!\u200d)\p{Cf}/u;
const codeOf = (sign: string): string => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The first character of a text that a reader cannot see, as "U+200B". */
export const unseen = (text: string): string | undefined => {
  const sign = UNSEEN.exec(text)?.[0];
  return sign === undefined ? undefined : codeOf(sign);
};

/** Fit to be read anywhere: what cannot be seen is named, and what is endless is cut. */
export const legible = (text: string, longest = 160): string =>
  (text.length > longest ? `${text.slice(0, longest)}…` : text).replace(
    new RegExp(UNSEEN.source, 'gu'),
    (sign) => `<${codeOf(sign)}>`,
  );

/** "monday" → "Monday" */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The text as it stands within a sentence; TV stays TV. */
export const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
