/** Words as the search compares them: short forms written out, endings taken off. */
import { wordsOf } from '#lib/query-words.ts';

/** Short forms and what they stand for. */
const SHORT: Record<string, string> = {
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

export const long = (word: string): string => SHORT[word] ?? word;

const known = new Map<string, string>();

/** A word without its usual endings, so that hauling, hauler and haul are one. */
export function stem(word: string): string {
  const stemmed = known.get(word) ?? stemOf(word);
  known.set(word, stemmed);
  return stemmed;
}

function stemOf(word: string): string {
  const full = long(word);
  if (full.length < 5 || /^\d/.test(full)) return full.length > 3 ? full.replace(/([^s])s$/, '$1') : full;
  return full
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1')
    .replace(/(?<=.{3})(ing|ers?|als?|ed)$/, '')
    .replace(/(?<=.{4})e$/, '');
}

export const stems = (text: string): string[] => wordsOf(text).map(stem);

/** A name as it is compared with a misspelled one. */
export const whole = (name: string): string => wordsOf(name).map(long).join('');

/** A name with nothing between its words: "ho-ho-kus" and "hohokus" are one. */
export const joined = (words: readonly string[]): string => words.join('');
