/** View models of reviews and the rating. */
import type { Review, Site } from '#business/entities.ts';
import { workWords } from './words.ts';
import { formatFor } from '#i18n/format.ts';
import type { Link } from '#ui/link.ts';
import { placeLink } from '#ui/places/links.ts';

export interface ReviewView {
  quote: string;
  author: string;
  stars: number;
  place: Link;
  service: Link;
  /** "November 21, 2026, Google" or "Sample, not a customer" */
  origin: string;
  sample: boolean;
}

export const reviewView =
  (language: string) =>
  (review: Review): ReviewView => ({
    quote: review.quote,
    author: review.author,
    stars: review.stars,
    place: placeLink(review.place),
    service: { label: review.service.short, href: review.service.path },
    origin: review.sample
      ? workWords(language).sample
      : [review.date ? formatFor(language).fullDate(review.date) : '', review.source ?? ''].filter(Boolean).join(', '),
    sample: review.sample ?? false,
  });

/** "4.9 from 327 reviews", with source and date if known. */
export const ratingLine = (site: Site): string | undefined => {
  const { rating } = site.business;
  if (!rating) return undefined;
  const { value, count, source, asOf } = rating;
  return workWords(site.language).rating({ value, count, source, day: asOf && site.formats.fullDate(asOf) });
};

/** "4.9 from 327 reviews". */
export const ratingInShort = (site: Site): string | undefined => {
  const { rating } = site.business;
  return rating && workWords(site.language).rating({ ...rating, source: undefined, day: undefined });
};
