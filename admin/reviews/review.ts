/** A review as its source has it, and what of it the site may show: the words untouched, the name shortened. */

/** A review at its source. */
export interface Found {
  /** As the source shows it; empty where it shows none. */
  name: string;
  stars: number;
  /** What the customer wrote; empty where only stars were given. */
  words: string;
  /** The day it was published, year-month-day. */
  date: string;
  source: string;
  url?: string;
  /** What the source knows it by. */
  key?: string;
}

/** A record of content/reviews.yaml. */
export interface Review {
  id: string;
  quote: string;
  author: string;
  stars: number;
  place: string;
  service: string;
  date?: string;
  source?: string;
  url?: string;
  sample?: boolean;
}

/** What may stand in a record: src/business/schema/business.ts asks for it. */
export const SHORTEST = 20;
export const LONGEST = 400;

/** What the owner may and may not do, in a line: the FTC's rule on reviews, 16 CFR part 465. */
export const RULES =
  'Show reviews as they were written, good and bad alike. Never write one yourself, change a word, or give anything for a review.';

/** A moment as the source writes it → the day at the business: 2026-05-02T01:30:00Z is May 1 in New York. */
export function businessDay(moment: string, timezone: string): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(moment)) return moment;
  const time = new Date(moment);
  if (Number.isNaN(time.getTime())) return undefined;
  // Swedish writes days as we do.
  return time.toLocaleDateString('sv-SE', { timeZone: timezone });
}

/** Words of a firm's name: it is no person's, and stays whole. */
const FIRM = /\b(llc|inc|corp|co|company|ltd|realty|properties|management|group|services|church|school)\b/i;
const TITLE = /^(mr|mrs|ms|miss|dr|prof|rev)\.?$/i;
const UNNAMED = 'Google user';

/** "Maria Gonzalez" → "Maria G."; one word stays, a firm stays; whoever is unnamed is a user of the source. */
export function shortName(name: string, source = 'Google'): string {
  // Stars, hearts and the like around a name are no letters of it.
  const clean = name
    .replace(/[^\p{L}\p{M}\p{N}\s.,'’&()-]/gu, ' ')
    .replace(/\(.*?\)|,.*$/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const nobody = source === 'Google' ? UNNAMED : `A customer on ${source}`;
  if (!/\p{L}/u.test(clean) || /^a? ?google user$/i.test(clean)) return nobody;
  if (FIRM.test(clean)) return clean.slice(0, 40).trim();
  const words = clean.split(' ').filter((word) => !TITLE.test(word) && /\p{L}/u.test(word));
  const [first = clean, ...others] = words.length > 0 ? words : [clean];
  const initial = others.at(-1)?.match(/\p{L}\p{M}*/u)?.[0];
  const short = initial === undefined ? first : `${first} ${initial.toLocaleUpperCase('en-US')}.`;
  return short.length >= 2 ? short.slice(0, 40) : `${short}.`;
}

/** A quote is one line: line breaks, doubled spaces, marks that cannot be seen and quotes around all of it are no words. */
export const oneLine = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    // The joiner makes one emoji of several.
    .replace(/(?!\u200d)[\p{Cc}\p{Cf}\ufffd]/gu, '')
    .trim()
    .replace(/^“([^“”]*)”$/, '$1');

const SENTENCE_END = /(?<=[.!?…]['"”’)]*) +/u;

/**
 * What can be shown of a review: all of it or, where that is too long, whole sentences in a row, marked where something
 * was left out. The first is from its beginning.
 *
 * @returns nothing where there is too little text
 */
export function quotes(words: string): string[] {
  const all = oneLine(words);
  if (all.length < SHORTEST) return [];
  if (all.length <= LONGEST) return [all];
  const sentences = all.split(SENTENCE_END);
  const parts = sentences.map((_, from) => longestFrom(sentences, from)).filter((part) => part !== undefined);
  return parts.filter((part, at) => !parts.slice(0, at).some((before) => before.includes(part.replace(/^… /, ''))));
}

function longestFrom(sentences: readonly string[], from: number): string | undefined {
  for (let to = sentences.length; to > from; to -= 1) {
    const part = sentences.slice(from, to).join(' ');
    const marked = `${from > 0 ? '… ' : ''}${part}${to < sentences.length ? ' …' : ''}`;
    if (marked.length <= LONGEST && part.length >= SHORTEST) return marked;
  }
  return undefined;
}
