/** What an export holds, beside what the site has: for the command and for the page. */
import { alreadyThere } from './duplicates.ts';
import { quotes, shortName, type Found, type Review } from './review.ts';
import { suggested, type Named, type Suggested } from './suggestions.ts';

export interface Listed {
  found: Found;
  author: string;
  /** What may be shown of it, the first unless the owner picks another; none where there is too little text. */
  quotes: string[];
  /** The site's own record of it. */
  there?: Review;
  suggested: Suggested;
}

export const listed = (
  reviews: readonly Found[],
  there: readonly Review[],
  places: readonly Named[],
  services: readonly Named[],
): Listed[] =>
  reviews.map((found) => {
    const same = alreadyThere(found, there);
    return {
      found,
      author: shortName(found.name, found.source),
      quotes: quotes(found.words),
      ...(same ? { there: same } : {}),
      suggested: suggested(found, places, services),
    };
  });

/** Why a review cannot be picked; undefined where it can. */
export function notToPick({ quotes: shown, there, found }: Listed): string | undefined {
  if (there) return 'on the site already';
  if (found.words === '') return 'stars only, no text';
  return shown.length === 0 ? 'too short to be shown' : undefined;
}
