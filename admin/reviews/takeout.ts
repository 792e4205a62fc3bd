/**
 * Reviews out of the owner's own export of his business profile (Google Takeout, "Google Business Profile").
 *
 * Google publishes no description of that export. What programs that read it agree on, and people say of their own
 * exports: `Takeout/Google Business Profile/account-…/location-…/reviews.json` and, where there are many,
 * `reviews-….json` beside it, each `{ "reviews": [ … ] }`, whose fields are those of the Business Profile API: `name`,
 * `reviewer.displayName`, `starRating` ("FIVE"), `comment` (none where only stars were given), `createTime`,
 * `updateTime`, `reviewReply`. There is no address of a review. Other spellings of these are taken as well.
 */
import { businessDay, type Found } from './review.ts';

/** A file that holds no reviews of this business, and which one to take. */
export class WrongFile extends Error {}

/** How the owner comes by the file. */
export const HOW =
  'Go to takeout.google.com, deselect all, check “Google Business Profile”, and create the export. In the archive, unpacked, open Takeout, Google Business Profile, account, location: the file is reviews.json.';

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const STARS: Record<string, number> = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 };

/** "FIVE", "FIVE_STARS", 5, "5" → 5 */
function starsOf(value: unknown): number | undefined {
  const said = String(value)
    .toUpperCase()
    .replace(/_?STARS?$/, '');
  const stars = STARS[said] ?? Number(said);
  return Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : undefined;
}

/** The first of these fields that is a text. */
const textIn = (from: Plain, ...names: string[]): string | undefined =>
  names.map((name) => from[name]).find((value): value is string => typeof value === 'string');

/**
 * The words of the customer: Google puts its own translation before them, or behind.
 * "(Translated by Google) Great. (Original) Muy bien." → "Muy bien."
 */
export function uniqueWordCount(comment: string): string {
  const TRANSLATED = '(Translated by Google)';
  const ORIGINAL = '(Original)';
  const translated = comment.indexOf(TRANSLATED);
  if (translated < 0) return comment.trim();
  const original = comment.indexOf(ORIGINAL, translated);
  if (original >= 0) return comment.slice(original + ORIGINAL.length).trim();
  // Older ones have the customer's words first.
  return comment.slice(0, translated).trim();
}

function reviewIn(value: unknown, timezone: string): Found | undefined {
  if (!isPlain(value)) return undefined;
  const reviewer = isPlain(value.reviewer) ? value.reviewer : {};
  const stars = starsOf(value.starRating ?? value.rating ?? value.stars);
  const written = textIn(value, 'createTime', 'create_time', 'date', 'updateTime');
  const day = written === undefined ? undefined : businessDay(written, timezone);
  if (stars === undefined || day === undefined) return undefined;
  const isUnnamed = reviewer.isAnonymous === true;
  return {
    name: isUnnamed ? '' : (textIn(reviewer, 'displayName', 'name') ?? textIn(value, 'author', 'name_of_author') ?? ''),
    stars,
    words: uniqueWordCount(textIn(value, 'comment', 'text') ?? ''),
    date: day,
    source: 'Google',
    ...addressOf(value),
    ...keyOf(value),
  };
}

function addressOf(value: Plain): Pick<Found, 'url'> {
  const url = textIn(value, 'url', 'reviewUrl', 'link');
  return url?.startsWith('https://') ? { url } : {};
}

/** The account in front of it is another one where the same place was exported twice. */
function keyOf(value: Plain): Pick<Found, 'key'> {
  const key = (textIn(value, 'reviewId') ?? textIn(value, 'name'))?.split('/').at(-1);
  return key ? { key } : {};
}

function parsed(text: string, file: string): unknown {
  if (text.startsWith('PK'))
    throw new WrongFile(`${file} is an archive. Unpack it first, then choose the reviews.json inside. ${HOW}`);
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    const isPage = /^\s*</.test(text);
    throw new WrongFile(
      `${file} ${isPage ? 'is a web page, not the export' : 'cannot be read: it is damaged, cut off, or no JSON file'}. ${HOW}`,
    );
  }
}

function listIn(value: unknown, file: string): unknown[] {
  if (isPlain(value) && value.type === 'FeatureCollection')
    throw new WrongFile(
      `${file} holds the reviews that you wrote about other places (from “Maps”), not those of your business. ${HOW}`,
    );
  const list = isPlain(value) ? value.reviews : value;
  if (Array.isArray(list)) return list;
  throw new WrongFile(`${file} holds no list of reviews. ${HOW}`);
}

/**
 * @param file its name, for what is said of it
 * @param timezone the business's own: a review of late evening is of that day
 * @returns the reviews of one file, the newest first, each once
 * @throws WrongFile
 */
export function readExport(text: string, file: string, timezone: string): Found[] {
  const list = listIn(parsed(text, file), file);
  const found = list.map((value) => reviewIn(value, timezone)).filter((one) => one !== undefined);
  if (list.length > 0 && found.length === 0)
    throw new WrongFile(`${file} has a list, but none of its entries is a review with stars and a day. ${HOW}`);
  const once = new Map(found.map((one, at) => [one.key ?? `place ${at}`, one]));
  return [...once.values()].sort((a, b) => b.date.localeCompare(a.date));
}
