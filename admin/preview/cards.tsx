/**
 * What the site's components print, for the frame of a preview: they run in a build, and this runs in the browser. Their
 * markup is repeated here, their words and figures are not. preview.test.ts holds one against the other.
 */
import type { ReactNode } from 'react';
import Gauge from '#ui/load/GaugeDrawing.tsx';
import type { LadderRow } from '#ui/load/gauge.ts';
import type { ReviewView } from '#ui/work/reviews.ts';
import type { JobCard } from '#ui/work/work.ts';
import { workWords } from '#ui/work/words.ts';
import { portfolioWords } from '#features/work/portfolio/words.ts';

const words = portfolioWords(undefined);

/** As src/ui/work/Reviews.astro. */
export const ReviewCards = ({ reviews }: { reviews: readonly ReviewView[] }): ReactNode => (
  <ul className="grid gap-4 md:grid-cols-2">
    {reviews.map((review, at) => (
      <li key={at}>
        <figure className="card h-full">
          <p role="img" aria-label={workWords(undefined).reviews.stars(review.stars)} className="flex gap-1">
            {Array.from({ length: review.stars }, (_, star) => (
              <svg
                key={star}
                className="w-5 fill-sun stroke-ink"
                viewBox="0 0 24 24"
                strokeWidth="1.5"
                aria-hidden="true"
              >
                <path d="M12 2.5l2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.4-6 3.4 1.3-6.7-5-4.6 6.8-.8z" />
              </svg>
            ))}
          </p>
          <blockquote className="mt-3 text-lead leading-snug">{review.quote}</blockquote>
          <figcaption className="mt-4 text-small text-quiet">
            {review.author}, <a href={review.place.href}>{review.place.label}</a>,{' '}
            <a href={review.service.href}>{review.service.label}</a>. {review.origin}.
          </figcaption>
        </figure>
      </li>
    ))}
  </ul>
);

/** A card, and the address of its picture as far as there is one. */
export interface Pictured {
  card: JobCard;
  picture: string | undefined;
}

/** As src/ui/work/JobCards.astro, with a picture from wherever it is. */
export const JobCards = ({ jobs }: { jobs: readonly Pictured[] }): ReactNode => (
  <ul className="grid gap-3 sm:grid-cols-2">
    {jobs.map(({ card: job, picture }, at) => (
      <li key={at} className="card relative flex items-center gap-4 p-2 pr-5 sm:p-3">
        <div className="waits w-20 shrink-0 sm:w-28">
          {picture === undefined ? (
            <div className="size-full rounded-lg bg-mist" />
          ) : (
            <img alt="" src={picture} className="size-full rounded-lg object-cover" />
          )}
        </div>
        <div>
          {job.kind && <p className="text-small text-quiet">{job.kind}</p>}
          <p className="font-display text-lg leading-tight font-bold">
            <a
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-[1.25rem] hover:underline"
              href={job.href}
            >
              {job.title}
            </a>
          </p>
          <p className="text-small">{job.where}</p>
          <p className="mt-1.5 flex items-center gap-2.5">
            <Gauge gauge={job.gauge} className="w-12" />
            <span className="price">{job.price}</span>
          </p>
        </div>
      </li>
    ))}
  </ul>
);

/** The photos of a job as they will stand on its page, side by side where the page lays one over the other. */
export const Photos = ({ before, after }: { before: string | undefined; after: string | undefined }): ReactNode => (
  <ul className="mt-4 grid grid-cols-2 gap-3">
    {[
      { label: words.before, photo: before },
      { label: words.after, photo: after },
    ].map(({ label, photo }) => (
      <li key={label}>
        <p className="text-small font-bold">{label}</p>
        {photo === undefined ? (
          <div className="aspect-[4/3] w-full rounded-lg bg-mist" />
        ) : (
          <img alt="" src={photo} className="aspect-[4/3] w-full rounded-lg object-cover" />
        )}
      </li>
    ))}
  </ul>
);

/** As src/ui/load/Ladder.astro. */
export const Ladder = ({ rows }: { rows: readonly LadderRow[] }): ReactNode => (
  <ol className="ladder">
    {rows.map((row, at) => (
      <li key={at}>
        <Gauge gauge={row.gauge} className="w-full" />
        <p className="price">{row.price}</p>
        <p className="text-small leading-snug">
          <span className="block font-semibold first-letter:uppercase">{row.gauge.label}</span>
          <span className="block text-quiet">{row.volume}</span>
        </p>
      </li>
    ))}
  </ol>
);

/** As src/layout/Notice.astro, once its time has come. */
export const Notice = ({ text }: { text: string }): ReactNode => (
  <div className="no-print bg-peach noscript:hidden" role="status" aria-live="off">
    <p className="wrap py-2 text-small font-bold">{text}</p>
  </div>
);
