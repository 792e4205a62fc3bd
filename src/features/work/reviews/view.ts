/** `/reviews`, newest first, and how a review and the rating are told on other pages. */
import type { PageView, PagesIn } from '#ui/page-view.ts';
import type { Words } from './words.en.ts';
import { reviewsWords } from './words.ts';
import { type ReviewView, ratingLine, reviewView } from '#ui/work/reviews.ts';
import { type PageLinks, pagedTitle, pagedDescription, pageLinks } from '#ui/paging.ts';
import type { Site } from '#business/entities.ts';
import { paginate } from '#lib/paging.ts';
import { head } from '#seo/head.ts';
import { routes } from '#pages.ts';
import { contact } from '#ui/contact/contact.ts';
import { CATEGORIES } from '#business/schema/pages.ts';
import { categoryWords } from '#ui/services/words.ts';
import type { Link } from '#ui/link.ts';
import { trail } from '#ui/breadcrumbs.ts';

/** Reviews on a page: with the longest quotes it stays within what a page may weigh. */
const A_PAGE = 20;

export interface ReviewsView extends PageView {
  labels: Words['labels'];
  lead: string;
  /** Undefined while the business has none. */
  rating: string | undefined;
  /** Where the figure is from, or that this is still to come. */
  ratingSource: { text: string; url: string | undefined } | undefined;
  reviews: ReviewView[];
  /** In place of the list while there is none. */
  empty: Words['empty'] | undefined;
  pages: PageLinks;
  note: string | undefined;
  categories: Link[];
}

function ratingSource(site: Site): ReviewsView['ratingSource'] {
  const { rating } = site.business;
  if (!rating) return undefined;
  const { source, asOf, url } = rating;
  const words = reviewsWords(site.language);
  return source && asOf
    ? { text: words.readOn(source, site.speech.fullDate(asOf)), url }
    : { text: words.unconfirmed, url: undefined };
}

export const reviewPages = (site: Site): number => paginate(site.reviews, A_PAGE).length;

/** @param page its number, from 1 */
export function reviewsView(site: Site, page = 1): ReviewsView {
  const words = reviewsWords(site.language);
  const reviews = paginate(site.reviews, A_PAGE)[page - 1] ?? [];
  const { rating } = site.business;
  const title = words.headTitle(rating);
  const description = words.description(rating);
  return {
    head: head(site, {
      title: pagedTitle(site, title, page),
      description: pagedDescription(site, description, title, page),
      path: routes.listPage(site.pages.reviews, page),
      indexed: page === 1,
    }),
    breadcrumbs: trail(site),
    contact: contact(site),
    card: { title: words.title, answer: ratingLine(site) ?? '', note: words.cardNote },
    labels: words.labels,
    title: pagedTitle(site, words.title, page),
    lead: words.lead,
    rating: ratingLine(site),
    ratingSource: ratingSource(site),
    reviews: reviews.map(reviewView(site.language)),
    empty: site.reviews.length === 0 ? words.empty : undefined,
    pages: pageLinks(site, site.pages.reviews, reviewPages(site), page),
    note: reviews.some((review) => review.sample) ? words.samplesNote : undefined,
    categories: CATEGORIES.map((id) => ({
      label: categoryWords(site.language).categories[id],
      href: `${site.pages.services}#${id}`,
    })),
  };
}

export const pagesIn: PagesIn<ReviewsView> = (site) =>
  Array.from({ length: reviewPages(site) }, (_, at) => ({
    path: routes.listPage(site.pages.reviews, at + 1),
    view: () => reviewsView(site, at + 1),
  }));
