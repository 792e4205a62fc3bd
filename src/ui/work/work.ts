/** Latest jobs and reviews on service and place pages. */
import type { Job, Review, Site } from '#business/entities.ts';
import { dollars } from '#lib/money.ts';
import type { Link } from '#ui/link.ts';
import { gauge, type Gauge } from '#ui/load/gauge.ts';
import { type PictureView } from '#ui/picture/pictures.ts';
import { jobKind, jobPath } from './jobs.ts';
import { reviewView, type ReviewView } from './reviews.ts';
import { workWords } from './words.ts';

export interface JobCard {
  title: string;
  href: string;
  /** "Scarsdale, garage cleanout" */
  where: string;
  gauge: Gauge;
  price: string;
  kind: string;
  picture: PictureView;
}

export interface WorkView {
  jobs: JobCard[];
  /** Differs for sample jobs. */
  jobsHeading: string;
  allJobs: Link;
  reviews: ReviewView[];
  allReviews: Link;
}

function jobCard(site: Site, job: Job): JobCard {
  return {
    title: job.title,
    href: jobPath(site, job),
    where: workWords(site.language).where({ place: job.place.label, service: job.service.short }),
    gauge: gauge(site.language, job.eighths, job.eighths),
    price: dollars(site.steps[job.eighths - 1]?.price ?? 0),
    kind: jobKind(site.language, job),
    picture: job.pair?.before ?? job.service.picture,
  };
}

/**
 * @param about jobs and reviews of a service or place, newest first
 * @param shown how many of each
 */
export function workOf(site: Site, about: { jobs: readonly Job[]; reviews: readonly Review[] }, shown = 2): WorkView {
  const words = workWords(site.language);
  const [jobs, reviews] = [about.jobs.slice(0, shown), about.reviews.slice(0, shown)];
  return {
    jobs: jobs.map((job) => jobCard(site, job)),
    jobsHeading: jobs.some((job) => job.sample) ? words.sampleJobs : words.jobs,
    allJobs: { label: words.allJobs, href: site.pages.portfolio },
    reviews: reviews.map(reviewView(site.language)),
    allReviews: { label: words.allReviews, href: site.pages.reviews },
  };
}

/** Jobs and reviews of several municipalities, without duplicates, newest first. */
export const workIn = (
  site: Site,
  places: readonly { jobs: readonly Job[]; reviews: readonly Review[] }[],
): { jobs: Job[]; reviews: Review[] } => ({
  jobs: site.jobs.filter((job) => places.some(({ jobs }) => jobs.includes(job))),
  reviews: site.reviews.filter((review) => places.some(({ reviews }) => reviews.includes(review))),
});
