/** Plain-text work: counting, comparing and listing words. */

/** "a", "a and b", "a, b and c". */
export function listed(names: readonly string[], conjunction = 'and'): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${conjunction} ${names[names.length - 1]}`;
}

/** Number of words in a text without markup. */
export const wordCount = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,/$%-]*/gu)?.length ?? 0;

/** "1 town", "3 towns". Pass the plural where it is irregular. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

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
