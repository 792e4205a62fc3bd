/** Which reviews the site has already. */
import { oneLine, shortName, type Found, type Review } from './review.ts';

/** Letters and digits of a text alone, in lower case. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Each word with the one behind it, and how often. */
function pairs(text: string): Map<string, number> {
  const words = plain(text).split(' ');
  const counts = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    const pair = `${word} ${words[at + 1] ?? ''}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0);

/** From 0 (nothing in common) to 1 (the same words in the same order). */
export function likeness(one: string, other: string): number {
  const [a, b] = [pairs(one), pairs(other)];
  const common = sum([...a].map(([pair, count]) => Math.min(count, b.get(pair) ?? 0)));
  return (2 * common) / (sum(a.values()) + sum(b.values()));
}

/** Texts this alike are one text, of which something was corrected. */
const SAME = 0.8;

const isQuoteOf = (quote: string, words: string): boolean => {
  const part = oneLine(quote).replace(/^… | …$/g, '');
  return oneLine(words).includes(part) || likeness(part, words) >= SAME;
};

const sameName = (name: string, author: string): boolean =>
  plain(shortName(name)) === plain(author) || plain(name) === plain(author);

/** @returns the review of the site that this one is; undefined where the site has it not */
export function alreadyThere(found: Found, reviews: readonly Review[]): Review | undefined {
  return reviews.find((review) => {
    if (found.url !== undefined && found.url === review.url) return true;
    if (!sameName(found.name, review.author)) return false;
    // Whoever writes anew changes the text, and the day stays.
    return isQuoteOf(review.quote, found.words) || (review.date === found.date && review.source === found.source);
  });
}
