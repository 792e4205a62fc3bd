/** `/reviews`: reviews, newest first, on one or more pages. */
import type { Site } from '#business/entities.ts';
import { paginate } from '#lib/paging.ts';
import { routes } from '#pages.ts';
import { head } from '#seo/head.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { contact } from '#ui/contact/contact.ts';
import type { PageView, PagesIn } from '#ui/page-view.ts';
import { type PageLinks, pagedTitle, pagedDescription, pageLinks } from '#ui/paging.ts';
import { requiredPicture, type PictureView } from '#ui/picture/pictures.ts';
import { type ReviewView, ratingInShort, ratingLine, ratingSource, reviewView } from '#ui/work/reviews.ts';
import { workOf, type WorkView } from '#ui/work/work.ts';
import type { Words } from './words.en.ts';
import { reviewsWords } from './words.ts';

const PAGE_SIZE = 20;

interface ReviewsView extends PageView {
  labels: Words['labels'];
  lead: string;
  /** "4.9 from 327 reviews" */
  rating: string | undefined;
  picture: PictureView;
  /** Latest jobs. */
  work: WorkView;
  /** Below the quotes. */
  crew: PictureView;
  ratingSource: ReturnType<typeof ratingSource>;
  reviews: ReviewView[];
  /** Shown when there are no reviews. */
  empty: Words['empty'] | undefined;
  pages: PageLinks;
  note: string | undefined;
}

const pageCount = (site: Site): number => paginate(site.reviews, PAGE_SIZE).length;

/** @param page page number, from 1 */
function reviewsView(site: Site, page = 1): ReviewsView {
  const words = reviewsWords(site.language);
  const reviews = paginate(site.reviews, PAGE_SIZE)[page - 1] ?? [];
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
    breadcrumbs: breadcrumbsOf(site),
    contact: contact(site),
    card: { title: words.title, answer: ratingLine(site) ?? '', note: words.cardNote },
    labels: words.labels,
    title: pagedTitle(site, words.title, page),
    lead: site.reviews.length > 0 && site.reviews.every(({ sample }) => sample) ? words.empty.text : words.lead,
    rating: ratingInShort(site),
    picture: requiredPicture(site, 'company/reviews'),
    crew: requiredPicture(site, 'bands/crew-at-door'),
    ratingSource: ratingSource(site),
    reviews: reviews.map(reviewView(site.language)),
    work: workOf(site, { jobs: site.jobs, reviews: [] }, 4),
    empty: site.reviews.length === 0 ? words.empty : undefined,
    pages: pageLinks(site, site.pages.reviews, pageCount(site), page),
    note: reviews.some((review) => review.sample) ? words.samplesNote : undefined,
  };
}

export const pagesIn: PagesIn<ReviewsView> = (site) =>
  Array.from({ length: pageCount(site) }, (_, index) => ({
    path: routes.listPage(site.pages.reviews, index + 1),
    view: () => reviewsView(site, index + 1),
  }));
