/** Normalization of search words: abbreviations expanded, suffixes removed. */
import { wordsOf } from '#lib/query-words.ts';

const ABBREVIATIONS: Record<string, string> = {
  mt: 'mount',
  st: 'saint',
  ft: 'fort',
  n: 'north',
  so: 'south',
  hts: 'heights',
  twp: 'township',
  boro: 'borough',
  vlg: 'village',
  tvs: 'tv',
  television: 'tv',
  televisions: 'tv',
  fridge: 'refrigerator',
  fridges: 'refrigerator',
  freezers: 'freezer',
  ac: 'airconditioner',
};

export const expand = (word: string): string => ABBREVIATIONS[word] ?? word;

const cache = new Map<string, string>();

/** Removes common suffixes, so that hauling, hauler and haul match. */
export function stem(word: string): string {
  const stemmed = cache.get(word) ?? stemOf(word);
  cache.set(word, stemmed);
  return stemmed;
}

function stemOf(word: string): string {
  const full = expand(word);
  if (full.length < 5 || /^\d/.test(full)) return full.length > 3 ? full.replace(/([^s])s$/, '$1') : full;
  return full
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1')
    .replace(/(.{3})(?:ing|ers?|als?|ed)$/, '$1')
    .replace(/(.{4})e$/, '$1');
}

export const stems = (text: string): string[] => wordsOf(text).map(stem);

/** Key for fuzzy matching of names. */
export const nameKey = (name: string): string => wordsOf(name).map(expand).join('');

/** Joins words without separators, so that "ho-ho-kus" and "hohokus" match. */
export const joinWords = (words: readonly string[]): string => words.join('');
