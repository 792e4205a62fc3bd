/** Reviews as records of content/reviews.yaml: which are there, what a new one is about, what is written. */
import type { z } from 'astro/zod';
import { review as schema } from '#business/schema/business.ts';
import { shingles, similarity } from '#lib/text.ts';
import { idFrom } from '../fields/ids.ts';
import { readYaml, writeYaml } from '../yaml/yaml.ts';
import { oneLine, quotes, shortName, type Found } from './read.ts';

export type Review = z.infer<typeof schema>;

/** The FTC's rule on reviews, 16 CFR part 465, in a line. */
export const RULES =
  'Show reviews as they were written, good and bad alike. Never write one yourself, change a word, or give anything for a review.';

/** A review that cannot be shown; the message says why. */
export class CannotShow extends Error {}

/** The reviews that a file holds. */
export const reviewsIn = (text: string): Review[] => {
  const value = readYaml(text) as unknown;
  return Array.isArray(value) ? (value as Review[]) : [];
};

/** A town or service that a review may name. */
export interface Named {
  id: string;
  label: string;
  /** What customers call it. */
  words: readonly string[];
}

export const placesFrom = (rows: readonly { id: string; name: string; label: string }[]): Named[] =>
  rows.map(({ id, name, label }) => ({ id, label, words: [name] }));

export const servicesFrom = (
  rows: readonly { id: string; name: string; asking: string; objects?: readonly string[] | undefined }[],
): Named[] =>
  rows.map(({ id, name, asking, objects = [] }) => ({
    id,
    label: name,
    words: [name, asking, asking.replace(/ (removal|cleanout|hauling|pickup|disposal)$/, ''), ...objects].filter(
      (word) => word.length > 2,
    ),
  }));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @returns the only one that a text names; "Mount Kisco" does not name Kisco */
function onlyNamed(text: string, known: readonly Named[]): string | undefined {
  const found = known
    .flatMap(({ id, words }) => words.map((word) => ({ id, word })))
    .filter(({ word }) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}s?(?![\\p{L}\\p{N}])`, 'iu').test(text));
  const longest = found.filter(({ word }) => !found.some((other) => other.word !== word && other.word.includes(word)));
  const [first, ...others] = new Set(longest.map(({ id }) => id));
  return others.length === 0 ? first : undefined;
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Texts this similar are the same text with a correction. */
const SAME = 0.6;

/** @returns the site's own record of a review */
export const existing = (found: Found, reviews: readonly Review[]): Review | undefined =>
  reviews.find(({ url, author, quote, date, source }) => {
    if (found.url !== undefined && found.url === url) return true;
    if (![found.name, shortName(found.name)].map(lettersOf).includes(lettersOf(author))) return false;
    const part = oneLine(quote).replace(/^… | …$/g, '');
    if (oneLine(found.words).includes(part)) return true;
    // Who rewrites a review changes its text, and the day stays.
    return (
      (date === found.date && source === found.source) ||
      similarity(shingles(part, 2), shingles(found.words, 2)) >= SAME
    );
  });

/** A review with what the owner needs to choose. */
export interface Candidate {
  found: Found;
  author: string;
  /** What may be shown of it; the first unless the owner picks another. */
  quotes: string[];
  place: string | undefined;
  service: string | undefined;
  /** Why it cannot be chosen. */
  problem: string | undefined;
}

export const candidates = (
  found: readonly Found[],
  reviews: readonly Review[],
  places: readonly Named[],
  services: readonly Named[],
): Candidate[] =>
  found.map((one) => ({
    found: one,
    author: shortName(one.name, one.source),
    quotes: quotes(one.words),
    place: onlyNamed(one.words, places),
    service: onlyNamed(one.words, services),
    problem: problemOf(one, reviews),
  }));

function problemOf(found: Found, reviews: readonly Review[]): string | undefined {
  if (existing(found, reviews)) return 'on the site already';
  if (found.translated) return 'only a translation of it, not the customer’s own words';
  if (found.words === '') return 'stars only, no text';
  return quotes(found.words).length === 0 ? 'too short to be shown' : undefined;
}

export interface Pick {
  found: Found;
  place: string;
  service: string;
  quote?: string;
}

/** @throws CannotShow */
function recordOf({ found, place, service, quote }: Pick, taken: ReadonlySet<unknown>): Review {
  const author = shortName(found.name, found.source);
  const allowed = quotes(found.words);
  const shown = quote ?? allowed[0];
  if (shown === undefined || !allowed.includes(shown))
    throw new CannotShow(`The quote of ${author} is not what the customer wrote. A review is shown word for word.`);
  // A name in another alphabet makes no id.
  const idOf = (name: string) => idFrom({ name, place, date: found.date }, ['name', 'place', 'date'], taken);
  const { data, error } = schema.safeParse({
    id: idOf(author) ?? idOf('customer'),
    quote: shown,
    ...(found.lang === undefined ? {} : { lang: found.lang }),
    author,
    stars: found.stars,
    place,
    service,
    date: found.date,
    source: found.source,
    ...(found.url === undefined ? {} : { url: found.url }),
  });
  if (data) return data;
  const [issue] = error.issues;
  throw new CannotShow(
    `The review of ${author} cannot be shown as it is: ${String(issue?.path[0])} ${issue?.message.split('\n')[0]}.`,
  );
}

/** @returns the text of content/reviews.yaml with the picked reviews first, the newest first @throws CannotShow */
export async function withReviews(text: string, picks: readonly Pick[]): Promise<string> {
  const old = reviewsIn(text);
  const taken = new Set<unknown>(old.map(({ id }) => id));
  const added = picks
    .toSorted((a, b) => b.found.date.localeCompare(a.found.date, 'en'))
    .map((pick) => {
      const record = recordOf(pick, taken);
      taken.add(record.id);
      return record;
    });
  return added.length === 0 ? text : writeYaml(text, [...added, ...old]);
}
