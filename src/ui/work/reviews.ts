/** View models of reviews and the rating. */
import type { Review, Site } from '#business/entities.ts';
import { workWords } from './words.ts';
import { langOn } from '#i18n/dictionary.ts';
import { formatFor } from '#i18n/format.ts';
import type { Link } from '#ui/link.ts';
import { placeLink } from '#ui/places/links.ts';

export interface ReviewView {
  quote: string;
  /** Its language, where it is not that of the page. */
  lang: string | undefined;
  author: string;
  /** Undefined for samples: no one gave them. */
  stars: number | undefined;
  place: Link;
  service: Link;
  /** "November 21, 2026, Google" or "Example, not from a customer" */
  origin: string;
}

export const reviewView =
  (language: string) =>
  (review: Review): ReviewView => ({
    quote: review.quote,
    lang: langOn(language, review.lang),
    author: review.author,
    stars: review.sample ? undefined : review.stars,
    place: placeLink(review.place),
    service: { label: review.service.short, href: review.service.path },
    origin: review.sample
      ? workWords(language).sample
      : [review.date ? formatFor(language).fullDate(review.date) : '', review.source ?? ''].filter(Boolean).join(', '),
  });

/** "4.9 from 327 reviews", with source and date if known. */
export const ratingLine = (site: Site): string | undefined => {
  const { rating } = site.business;
  if (!rating) return undefined;
  const { value, count, source, asOf } = rating;
  return workWords(site.language).rating({ value, count, source, day: asOf && site.formats.fullDate(asOf) });
};

/** Where the rating was read, or a note that it is unconfirmed. */
export function ratingSource(site: Site): { text: string; href: string | undefined } | undefined {
  const { rating } = site.business;
  if (!rating) return undefined;
  const { source, asOf, url } = rating;
  const words = workWords(site.language).ratingSource;
  return source && asOf
    ? { text: words.readOn(source, site.formats.fullDate(asOf)), href: url }
    : { text: words.unconfirmed, href: undefined };
}

/** "4.9 from 327 reviews". */
export const ratingInShort = (site: Site): string | undefined => {
  const { rating } = site.business;
  return rating && workWords(site.language).rating({ ...rating, source: undefined, day: undefined });
};
