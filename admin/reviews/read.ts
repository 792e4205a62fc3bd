/**
 * Reads reviews: from the owner's export of the business profile (Google Takeout), or pasted.
 *
 * Google does not document the export. Programs that read it agree on `reviews.json`, or several `reviews-….json`, each
 * `{ "reviews": [ … ] }` with the fields of the Business Profile API: `name`, `reviewer.displayName`, `starRating`
 * ("FIVE"), `comment` (missing where only stars were given), `createTime`. Other known spellings are read, too.
 */
import { ORIGINAL_MARK, TRANSLATED } from '#business/machine-translation.ts';
import { isRecord, type Values } from '../forms/shape.ts';
import { languageOf } from './language.ts';

/** A review as its source shows it. */
export interface Found {
  /** Empty where the source shows none. */
  name: string;
  stars: number;
  /** The customer's own; empty where only stars were given, or a translation alone. */
  words: string;
  /** The language of the words, where it is not English; "und" if it cannot be told. */
  lang?: string;
  /** Google's translation is all there is. */
  translated?: true;
  /** The day it was published, year-month-day. */
  date: string;
  source: string;
  url?: string;
  /** The source's own id. */
  key?: string;
}

export const HOW =
  'Go to takeout.google.com, deselect all, check “Google Business Profile”, and create the export. In the archive, unpacked, open Takeout, Google Business Profile, account, location: the file is reviews.json.';

/** The lengths that src/business/schema/business.ts allows. */
const SHORTEST = 20;
const LONGEST = 400;

const STARS: Record<string, number> = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 };

/** "FIVE", "FIVE_STARS", 5, "5" → 5 */
function starsOf(value: unknown): number | undefined {
  const word = String(value)
    .toUpperCase()
    .replace(/_?STARS?$/, '');
  const stars = STARS[word] ?? Number(word);
  return Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : undefined;
}

/** The first of these fields that is a text. */
const textIn = (from: Values, ...names: string[]): string | undefined =>
  names.map((name) => from[name]).find((value) => typeof value === 'string');

/** A mark in brackets on a line of its own: "(Original)" in a language that our list lacks. */
const ORIGINAL_AT_START = new RegExp(`^\\s*${ORIGINAL_MARK.source}`, 'imu');
const ON_ITS_LINE = /^[ \t]*[(（][^()（）\n]{2,60}[)）][ \t]*$/m;

/** The customer's own words: Google puts its translation before or after them, marked in the language of the export. */
export function ownWords(comment: string): Pick<Found, 'words' | 'lang' | 'translated'> {
  const mark = TRANSLATED.exec(comment);
  const before = comment.slice(0, mark?.index).trim();
  const after = mark ? comment.slice(mark.index + mark[0].length) : '';
  const original = ORIGINAL_AT_START.exec(after) ?? ON_ITS_LINE.exec(after) ?? ORIGINAL_MARK.exec(after);
  const own =
    before !== ''
      ? before.replace(ORIGINAL_AT_START, '')
      : original
        ? after.slice(original.index + original[0].length)
        : '';
  const words = own.trim();
  if (mark && words === '') return { words, translated: true };
  const lang = languageOf(words) ?? (mark ? 'und' : 'en');
  return lang === 'en' ? { words } : { words, lang };
}

/** The day at the business: 2026-05-02T01:30:00Z is May 1 in New York. */
function dayOf(moment: string | undefined, timezone: string): string | undefined {
  if (moment === undefined || /^\d{4}-\d\d-\d\d$/.test(moment)) return moment;
  const time = new Date(moment);
  // Sweden writes days as year-month-day.
  return Number.isNaN(time.getTime()) ? undefined : time.toLocaleDateString('sv-SE', { timeZone: timezone });
}

function nameIn(value: Values): string {
  const reviewer = isRecord(value.reviewer) ? value.reviewer : {};
  if (reviewer.isAnonymous === true) return '';
  return textIn(reviewer, 'displayName', 'name') ?? textIn(value, 'author', 'name_of_author') ?? '';
}

function reviewIn(value: unknown, timezone: string): Found | undefined {
  if (!isRecord(value)) return undefined;
  const stars = starsOf(value.starRating ?? value.rating ?? value.stars);
  const date = dayOf(textIn(value, 'createTime', 'create_time', 'date', 'updateTime'), timezone);
  if (stars === undefined || date === undefined) return undefined;
  const url = textIn(value, 'url', 'reviewUrl', 'link');
  // The account before it differs where the same place was exported twice.
  const key = (textIn(value, 'reviewId') ?? textIn(value, 'name'))?.split('/').at(-1);
  return {
    name: nameIn(value),
    stars,
    ...ownWords(textIn(value, 'comment', 'text') ?? ''),
    date,
    source: 'Google',
    ...(url?.startsWith('https://') ? { url } : {}),
    ...(key ? { key } : {}),
  };
}

function listIn(text: string, file: string): unknown[] {
  if (text.startsWith('PK'))
    throw new Error(`${file} is an archive. Unpack it first, then choose the reviews.json inside. ${HOW}`);
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    const wrong = /^\s*</.test(text)
      ? 'is a web page, not the export'
      : 'cannot be read: it is damaged, cut off, or no JSON file';
    throw new Error(`${file} ${wrong}. ${HOW}`);
  }
  if (isRecord(value) && value.type === 'FeatureCollection')
    throw new Error(
      `${file} holds the reviews that you wrote about other places (from “Maps”), not those of your business. ${HOW}`,
    );
  const list = isRecord(value) ? value.reviews : value;
  if (Array.isArray(list)) return list;
  throw new Error(`${file} holds no list of reviews. ${HOW}`);
}

/**
 * @param file its name, for messages
 * @returns each review once, the newest first
 * @throws Error that says which file to take
 */
export function readExport(text: string, file: string, timezone: string): Found[] {
  const list = listIn(text, file);
  const found = list.map((value) => reviewIn(value, timezone)).filter((one) => one !== undefined);
  if (list.length > 0 && found.length === 0)
    throw new Error(`${file} has a list, but none of its entries is a review with stars and a day. ${HOW}`);
  const unique = new Map(found.map((one, at) => [one.key ?? `entry ${at}`, one]));
  return [...unique.values()].sort((a, b) => b.date.localeCompare(a.date, 'en'));
}

/** Names of companies stay whole. */
const COMPANY = /\b(llc|inc|corp|co|company|ltd|realty|properties|management|group|services|church|school)\b/i;
const TITLE = /^(mr|mrs|ms|miss|dr|prof|rev)\.?$/i;

/** "Maria Gonzalez" → "Maria G." */
export function shortName(name: string, source = 'Google'): string {
  // Stars and hearts around a name are not part of it.
  const clean = name
    .replace(/[^\p{L}\p{M}\p{N}\s.,'’&()-]/gu, ' ')
    .replace(/\(.*?\)|,.*$/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!/\p{L}/u.test(clean) || /^a? ?google user$/i.test(clean))
    return source === 'Google' ? 'Google user' : `A customer on ${source}`;
  if (COMPANY.test(clean)) return clean.slice(0, 40).trim();
  const words = clean.split(' ').filter((word) => !TITLE.test(word) && /\p{L}/u.test(word));
  const [first = clean, ...others] = words;
  const initial = others.at(-1)?.match(/\p{L}\p{M}*/u)?.[0];
  const short = initial === undefined ? first : `${first} ${initial.toLocaleUpperCase('en-US')}.`;
  return short.length >= 2 ? short.slice(0, 40) : `${short}.`;
}

/** Without line breaks, invisible characters and quotes around all of it. */
export const oneLine = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    // The zero-width joiner makes one emoji of several.
    .replace(/(?!\u200d)[\p{Cc}\p{Cf}\ufffd]/gu, '')
    .trim()
    .replace(/^“([^“”]*)”$/, '$1');

const SENTENCE_END = /(?<=[.!?…؟।]['"”’)]*) +|(?<=[。！？][”’」』）]*)(?=\p{L})/u;

/**
 * What can be shown of a review: all of it or, where that is too long, whole sentences in a row with "…" where something
 * is left out, the first from its beginning. Empty where there is too little text.
 */
export function quotes(words: string): string[] {
  const all = oneLine(words);
  if (all.length < SHORTEST) return [];
  if (all.length <= LONGEST) return [all];
  const sentences = all.split(SENTENCE_END);
  const parts = sentences.flatMap((_, from) => longestFrom(sentences, from) ?? []);
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
