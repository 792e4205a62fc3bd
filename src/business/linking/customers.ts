/** Reviews and finished jobs: each belongs to a place and a service. */
import { listed } from '#lib/text.ts';
import { homeOf } from '#business/schema/collections.ts';
import { jobPicture } from '#business/job-pictures.ts';
import type { Job, Municipality, Review, Zip } from '#business/entities.ts';
import type { Rows } from '#business/rows.ts';
import type { Reporter } from './reporter.ts';

const placed = (row: { id: string; place: string; service: string }, file: string, { findOne }: Reporter) => ({
  place: findOne('municipalities', row.place, file, `${row.id} → place`),
  service: findOne('services', row.service, file, `${row.id} → service`),
});

/** Newest first; those without a day come last, in the order of the file. */
const newestFirst = <Record extends { date?: string | undefined }>(records: Record[]): Record[] =>
  records.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));

export function linkReviews(rows: Rows['reviews'], report: Reporter): Review[] {
  const file = homeOf('reviews');
  const reviews = newestFirst(rows).flatMap((row): Review[] => {
    const { place, service } = placed(row, file, report);
    if (!row.sample && (!row.date || !row.source))
      report.add(file, row.id, 'has no date or source', 'Add date and source, or mark the record sample: true');
    return place && service ? [{ ...row, place, service }] : [];
  });
  for (const review of reviews) for (const about of [review.place, review.service]) about.reviews.push(review);
  return reviews;
}

/** Whether a ZIP reaches into a place, or into a village or the town that the place shares its ground with. */
const liesIn = (zip: Zip, place: Municipality): boolean =>
  [place, ...place.within, ...place.villages].some((one) => one.zips.includes(zip) || zip.municipalities.includes(one));

/** A job with its photos, or the pictures of its service. */
export function linkedJob({ photos, ...row }: Rows['jobs'][number], at: Pick<Job, 'place' | 'service' | 'zip'>): Job {
  const shot = photos && {
    before: { id: jobPicture(row.id, 'before'), alt: photos.before },
    after: { id: jobPicture(row.id, 'after'), alt: photos.after },
  };
  return { ...row, ...at, pair: shot ?? at.service.pair, photographed: shot !== undefined };
}

export function linkJobs(rows: Rows['jobs'], report: Reporter): Job[] {
  const file = homeOf('jobs');
  const jobs = newestFirst(rows).flatMap((row): Job[] => {
    const { place, service } = placed(row, file, report);
    const zip = row.zip ? report.findOne('zips', row.zip, file, `${row.id} → zip`) : undefined;
    if (zip && place && zip.municipalities.length > 0 && !liesIn(zip, place))
      report.add(
        file,
        `${row.id} → zip`,
        `names ${zip.id}, which lies in ${listed(zip.municipalities.map(({ label }) => label))} and not in ${place.label}`,
        `Give a ZIP of ${place.label} (${place.zips.map(({ id }) => id).join(', ')}), or another place`,
      );
    return place && service ? [linkedJob(row, { place, service, zip })] : [];
  });
  for (const job of jobs) for (const about of [job.place, job.service]) about.jobs.push(job);
  return jobs;
}
