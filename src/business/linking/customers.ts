/** Reviews and finished jobs: each belongs to a place and a service. */
import { jobPicture } from '#business/job-pictures.ts';
import type { Job, Municipality, Review, Zip } from '#business/records.ts';
import type { Rows } from '#business/rows.ts';
import { homeOf } from '#business/schema/collections.ts';
import { listed } from '#lib/text.ts';
import type { Linking } from './reporter.ts';

const subjectsOf = (row: { id: string; place: string; service: string }, file: string, { findOne }: Linking) => ({
  place: findOne('municipalities', row.place, file, `${row.id} → place`),
  service: findOne('services', row.service, file, `${row.id} → service`),
});

/** Those without a day come last, in the order of the file. */
const newestFirst = <Record extends { date?: string | undefined }>(records: Record[]): Record[] =>
  records.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '', 'en'));

/** @returns newest first */
export function connectReviews(rows: Rows['reviews'], linking: Linking): Review[] {
  const reviews = newestFirst(rows).flatMap((row): Review[] => {
    const { place, service } = subjectsOf(row, homeOf('reviews'), linking);
    return place && service ? [{ ...row, place, service }] : [];
  });
  for (const review of reviews) for (const about of [review.place, review.service]) about.reviews.push(review);
  return reviews;
}

/** A job with its photos, or the pictures of its service. */
export function linkedJob({ photos, ...row }: Rows['jobs'][number], at: Pick<Job, 'place' | 'service' | 'zip'>): Job {
  const shot = photos && {
    before: { id: jobPicture(row.id, 'before'), alt: photos.before },
    after: { id: jobPicture(row.id, 'after'), alt: photos.after },
  };
  return { ...row, ...at, pair: shot ?? at.service.pair, photographed: shot !== undefined };
}

/** @returns newest first */
export function connectJobs(rows: Rows['jobs'], linking: Linking): Job[] {
  const jobs = newestFirst(rows).flatMap((row): Job[] => {
    const { place, service } = subjectsOf(row, homeOf('jobs'), linking);
    const zip = row.zip ? linking.findOne('zips', row.zip, homeOf('jobs'), `${row.id} → zip`) : undefined;
    return place && service ? [linkedJob(row, { place, service, zip })] : [];
  });
  for (const job of jobs) for (const about of [job.place, job.service]) about.jobs.push(job);
  return jobs;
}

/** Whether a ZIP reaches into a place, or into a village or the town that the place shares its ground with. */
const liesIn = (zip: Zip, place: Municipality): boolean =>
  [place, ...place.within, ...place.villages].some(
    (other) => other.zips.includes(zip) || zip.municipalities.includes(other),
  );

/** Reports real reviews without date or source, and jobs in a ZIP that is not in their place. */
export function checkCustomers(reviews: Rows['reviews'], jobs: readonly Job[], { add }: Linking): void {
  for (const { id, sample, date, source } of reviews)
    if (!sample && (!date || !source))
      add(homeOf('reviews'), id, 'has no date or source', 'Add date and source, or mark the record sample: true');
  for (const { id, zip, place } of jobs)
    if (zip && zip.municipalities.length > 0 && !liesIn(zip, place))
      add(
        homeOf('jobs'),
        `${id} → zip`,
        `names ${zip.id}, which lies in ${listed(zip.municipalities.map(({ label }) => label))} and not in ${place.label}`,
        `Give a ZIP of ${place.label} (${place.zips.map((other) => other.id).join(', ')}), or another place`,
      );
}
