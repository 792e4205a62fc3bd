/** Reviews that were picked, as records of content/reviews.yaml. */
import { review as schema } from '#business/schema/business.ts';
import { readYaml, writeYaml } from '../yaml/yaml.ts';
import { idFrom } from '../fields/slug.ts';
import { quotes, shortName, SHORTEST, type Found, type Review } from './review.ts';

/** A review that the owner wants on the site. */
export interface Pick {
  found: Found;
  place: string;
  service: string;
  /** Which part of it, where it is too long to be shown whole; else the first. */
  quote?: string;
}

/** What an id is made from, as in the desk's form. */
const ID = ['name', 'place', 'date'];

/** What the site cannot show, and why. */
export class CannotShow extends Error {}

/** The reviews that a file holds. */
export const reviewsIn = (text: string): Review[] => {
  const value = readYaml(text) as unknown;
  return Array.isArray(value) ? (value as Review[]) : [];
};

function recordOf({ found, place, service, quote }: Pick, taken: ReadonlySet<unknown>): Review {
  const author = shortName(found.name, found.source);
  const allowed = quotes(found.words);
  const shown = quote ?? allowed[0];
  if (shown === undefined)
    throw new CannotShow(
      `The review of ${author} has fewer than ${SHORTEST} characters of text, so it cannot be shown.`,
    );
  if (!allowed.includes(shown))
    throw new CannotShow(`The quote of ${author} is not what the customer wrote. A review is shown word for word.`);
  const record = {
    // A name in other letters than ours makes no address.
    id: [author, 'customer'].flatMap((name) => idFrom({ name, place, date: found.date }, ID, taken) ?? [])[0] ?? '',
    quote: shown,
    author,
    stars: found.stars,
    place,
    service,
    date: found.date,
    source: found.source,
    ...(found.url === undefined ? {} : { url: found.url }),
  };
  const { error } = schema.safeParse(record);
  if (!error) return record;
  const [issue] = error.issues;
  throw new CannotShow(
    `The review of ${author} cannot be shown as it is: ${String(issue?.path[0])} ${issue?.message.split('\n')[0]}.`,
  );
}

/**
 * @param text of content/reviews.yaml
 * @returns the same with what was picked at the top, in the order of its days; all else stays as it is
 * @throws CannotShow
 */
export async function withReviews(text: string, picks: readonly Pick[]): Promise<string> {
  const there = reviewsIn(text);
  const taken = new Set<unknown>(there.map(({ id }) => id));
  const fresh = picks
    .toSorted((a, b) => b.found.date.localeCompare(a.found.date))
    .map((pick) => {
      const record = recordOf(pick, taken);
      taken.add(record.id);
      return record;
    });
  return fresh.length === 0 ? text : writeYaml(text, [...fresh, ...there]);
}
