/** `/reviews`, and how a review and the rating are told on other pages. */
import { head } from '#seo/head.ts';
import type { Review, Site } from '#model/entities.ts';
import { PAGES } from '#model/routes.ts';
import { CATEGORIES } from '#schema/pages.ts';
import { fullDate } from '#lib/dates.ts';
import { wordsOf, type Words } from '#words/words.ts';
import { contact } from './contact.ts';
import { trail, type Link } from './frame.ts';
import { placeLink } from './parts.ts';
import type { PageView } from './page.ts';

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
  (words: Words) =>
  (review: Review): ReviewView => ({
    quote: review.quote,
    author: review.author,
    stars: review.stars,
    place: placeLink(review.place),
    service: { label: review.service.short, href: review.service.path },
    origin: review.sample
      ? words.reviews.sample
      : [review.date ? fullDate(review.date) : '', review.source ?? ''].filter(Boolean).join(', '),
    sample: review.sample ?? false,
  });

/** "4.9 from 327 reviews", with source and day once the owner gives them. */
export const ratingLine = (site: Site): string => {
  const { value, count, source, asOf } = site.business.rating;
  return wordsOf(site).reviews.rating({ value, count, source, day: asOf && fullDate(asOf) });
};

/** The same in short: "4.9 from 327 reviews". */
export const ratingInShort = (site: Site): string => {
  const { value, count } = site.business.rating;
  return wordsOf(site).reviews.rating({ value, count, source: undefined, day: undefined });
};

export interface ReviewsView extends PageView {
  labels: Words['reviews']['labels'];
  lead: string;
  rating: string;
  /** Where the figure is from, or that this is still to come. */
  ratingSource: { text: string; url: string | undefined };
  reviews: ReviewView[];
  note: string | undefined;
  categories: Link[];
}

function ratingSource(site: Site): ReviewsView['ratingSource'] {
  const { source, asOf, url } = site.business.rating;
  const words = wordsOf(site).reviews;
  return source && asOf
    ? { text: words.readOn(source, fullDate(asOf)), url }
    : { text: words.unconfirmed, url: undefined };
}

export function reviewsView(site: Site): ReviewsView {
  const words = wordsOf(site);
  const { value, count } = site.business.rating;
  return {
    head: head(site, {
      title: words.reviews.headTitle(value, count),
      description: words.reviews.description(value, count),
      path: PAGES.reviews,
      indexed: true,
    }),
    breadcrumbs: trail(site),
    contact: contact(site),
    card: { title: words.reviews.title, answer: ratingLine(site), note: words.reviews.cardNote },
    labels: words.reviews.labels,
    title: words.reviews.title,
    lead: words.reviews.lead,
    rating: ratingLine(site),
    ratingSource: ratingSource(site),
    reviews: site.reviews.map(reviewView(words)),
    note: site.reviews.some((review) => review.sample) ? words.reviews.samplesNote : undefined,
    categories: CATEGORIES.map((id) => ({ label: words.parts.categories[id], href: `${PAGES.services}#${id}` })),
  };
}
