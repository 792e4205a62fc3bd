/** `/portfolio`, `/gallery` and `/reviews`: what the work looks like and what customers say. */
import { head } from '#seo/head.ts';
import { STANDING_PICTURES, type Job, type Site } from '#model/entities.ts';
import { PAGES } from '#model/routes.ts';
import { fullDate } from '#lib/dates.ts';
import { counted } from '#lib/words.ts';
import { dollars } from '#lib/money.ts';
import type { Link } from './chrome.ts';
import { contact } from './contact.ts';
import { CATEGORY_LABEL, ratingLine, reviewView, type ReviewView } from './home.ts';
import {
  gauge,
  placeLink,
  priceRange,
  share,
  standingPicture,
  type Gauge,
  pairOf,
  type PairView,
  type PictureView,
} from './ingredients.ts';
import type { PageView } from './page.ts';

export interface JobView {
  id: string;
  title: string;
  story: string;
  /** What the choices above the list know it by: its county and its service. */
  kinds: string[];
  pair: PairView | undefined;
  /** The diorama of its service, where there is no pair. */
  picture: PictureView;
  facts: { label: string; text: string; link?: string }[];
  gauge: Gauge;
  /** "Sample job, illustrations", so that nobody takes one for the other. */
  kind: string;
}

/** "1 hour 20 minutes" */
function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && counted(hours, 'hour'), rest > 0 && counted(rest, 'minute')].filter(Boolean).join(' ');
}

const jobView = (site: Site, job: Job): JobView => ({
  id: job.id,
  title: job.title,
  story: job.story,
  kinds: [job.place.county.id, job.service.id],
  pair: job.pair && {
    title: job.title,
    text: job.story,
    service: undefined,
    before: { picture: job.pair.before, gauge: gauge(job.eighths, job.eighths), label: 'Before' },
    after: { picture: job.pair.after, gauge: gauge(0, 0), label: 'After' },
  },
  picture: job.service.picture,
  facts: [
    { label: 'Place', text: job.place.label, link: placeLink(job.place).href },
    { label: 'Service', text: job.service.short, link: job.service.path },
    { label: 'Load', text: share(job.eighths) },
    { label: 'Price of that step', text: dollars(site.steps[job.eighths - 1]?.price ?? 0) },
    ...(job.minutes ? [{ label: 'Time on site', text: duration(job.minutes) }] : []),
    ...(job.date ? [{ label: 'Day', text: fullDate(job.date) }] : []),
  ],
  gauge: gauge(job.eighths, job.eighths),
  kind: [job.sample ? 'Sample job' : undefined, job.photographed ? undefined : 'illustration']
    .filter(Boolean)
    .join(', '),
});

export interface PortfolioView extends PageView {
  lead: string;
  note: string | undefined;
  fields: { legend: string; options: { id: string; label: string }[] }[];
  none: string;
  jobs: JobView[];
}

/** The different ones among all, in order of their label. */
const choices = (all: { id: string; label: string }[]) =>
  [...new Map(all.map((one) => [one.id, one])).values()].sort((a, b) => a.label.localeCompare(b.label, 'en'));

export function portfolioView(site: Site): PortfolioView {
  return {
    head: head(site, {
      title: 'Jobs, by Share of the Truck and Price',
      description:
        'What a load looks like: the place, the service, how much of the truck it filled and what that step costs. Sample jobs are marked as samples.',
      path: PAGES.portfolio,
      indexed: true,
      graph: { type: 'CollectionPage' },
    }),
    crumbs: [{ label: 'Home', href: PAGES.home }],
    contact: contact(site),
    card: {
      title: 'What a load looks like',
      picture: standingPicture(site, 'fleet/truck-three'),
      load: gauge(1, 8),
      answer: priceRange(site, 1, 8),
      note: 'Jobs by share of the truck and price',
    },
    title: 'What a load looks like',
    lead: 'Every job is told the same way: what was there, how much of the truck it filled, what that step costs.',
    note: site.jobs.some((job) => job.sample)
      ? 'These are sample jobs. They show how ours will be told here, and none of them happened. Real ones take their place, with photographs.'
      : undefined,
    fields: [
      {
        legend: 'County',
        options: choices(site.jobs.map(({ place: { county } }) => ({ id: county.id, label: county.name }))),
      },
      {
        legend: 'Service',
        options: choices(site.jobs.map(({ service }) => ({ id: service.id, label: service.short }))),
      },
    ],
    none: 'No job of that kind in that county yet. Choose one of the two alone.',
    jobs: site.jobs.map((job) => jobView(site, job)),
  };
}

export interface GalleryView extends PageView {
  lead: string;
  pairs: PairView[];
  dioramas: { picture: PictureView; service: Link }[];
  /** The counties, the trucks and where things go. */
  scenes: PictureView[];
  loads: { label: string; gauge: Gauge; services: Link[] }[];
}

/** Every picture: the pairs, a diorama a service, and the truck at each of its eight steps. */
export function galleryView(site: Site): GalleryView {
  return {
    head: head(site, {
      title: 'Gallery: Rooms Full and Cleared, and 48 Loads'.replace('48', String(site.services.length)),
      description:
        'Rooms before and after, a small diorama for every service, and the truck drawn at each of its eight steps. All are illustrations, none is a job photo.',
      path: PAGES.gallery,
      indexed: true,
      graph: { type: 'ImageGallery' },
    }),
    crumbs: [{ label: 'Home', href: PAGES.home }],
    contact: contact(site),
    title: 'Gallery',
    lead: 'Illustrations, all of them: rooms full and cleared, a diorama for every service, and the truck eight times.',
    pairs: site.services.flatMap((service) => pairOf(service, service.short, 'Full, then cleared.')),
    dioramas: site.services.map((service) => ({
      picture: service.picture,
      service: { label: service.short, href: service.path },
    })),
    scenes: [
      ...site.counties.map((county) => county.picture),
      ...STANDING_PICTURES.map((id) => standingPicture(site, id)),
    ],
    loads: site.steps.map((step) => ({
      label: `${share(step.eighths)}, ${dollars(step.price)}`,
      gauge: gauge(step.eighths, step.eighths),
      services: site.services
        .filter((service) => service.load.to === step.eighths)
        .map((service) => ({ label: service.short, href: service.path })),
    })),
  };
}

function ratingSource({ business: { rating } }: Site): ReviewsView['ratingSource'] {
  return rating.source && rating.asOf
    ? { text: `Read on ${rating.source} on ${fullDate(rating.asOf)}.`, url: rating.url }
    : {
        text: 'The figure is the company’s own. The page it was read on, and the day, will stand here as soon as they are confirmed.',
        url: undefined,
      };
}

export interface ReviewsView extends PageView {
  lead: string;
  rating: string;
  /** Where the figure is from, or that this is still to come. */
  ratingSource: { text: string; url: string | undefined };
  reviews: ReviewView[];
  note: string | undefined;
  categories: Link[];
}

export function reviewsView(site: Site): ReviewsView {
  return {
    head: head(site, {
      title: `Reviews: ${site.business.rating.value} from ${site.business.rating.count}`,
      description: `Rated ${site.business.rating.value} from ${site.business.rating.count} reviews. What customers wrote, word for word, with date and source. Samples are marked as samples.`,
      path: PAGES.reviews,
      indexed: true,
    }),
    crumbs: [{ label: 'Home', href: PAGES.home }],
    contact: contact(site),
    card: {
      title: 'Reviews',
      answer: ratingLine(site),
      note: 'Word for word, with date and source, or not at all',
    },
    title: 'Reviews',
    lead: 'Word for word, with date and source, or not at all.',
    rating: ratingLine(site),
    ratingSource: ratingSource(site),
    reviews: site.reviews.map(reviewView),
    note: site.reviews.some((review) => review.sample)
      ? 'The texts below are samples that show the form. They are not customers, and search engines are not told of them.'
      : undefined,
    categories: Object.entries(CATEGORY_LABEL).map(([id, label]) => ({ label, href: `${PAGES.services}#${id}` })),
  };
}
