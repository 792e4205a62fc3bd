/** Texts of jobs, reviews and the rating. */
import { counted } from '#lib/text.ts';

export const en = {
  /** Label above a job's title; '' for real jobs with photos. */
  kind: ({ sample, pictures }: { sample: boolean; pictures: 'own' | 'service' | 'illustration' }) => {
    const shown = { own: '', service: 'photo of another job', illustration: 'illustration' }[pictures];
    return [sample && 'Sample job', shown]
      .filter(Boolean)
      .join(', ')
      .replace(/^\w/, (letter) => letter.toUpperCase());
  },
  jobs: 'Recent jobs',
  sampleJobs: 'Example jobs',
  where: ({ place, service }: { place: string; service: string }) => `${place}, ${service.toLowerCase()}`,
  allJobs: 'All jobs',
  /** `day` is formatted; `source` and `day` may be unknown. */
  rating: ({
    value,
    count,
    source,
    day,
  }: {
    value: number;
    count: number;
    source: string | undefined;
    day: string | undefined;
  }) => {
    const origin = [source, day && `as of ${day}`].filter(Boolean).join(', ');
    return `${value} from ${counted(count, 'review')}${origin ? ` (${origin})` : ''}`;
  },
  ratingSource: {
    readOn: (source: string, day: string) => `Read on ${source} on ${day}.`,
    unconfirmed: 'This is our own figure. Once we confirm it, we’ll add the date and where it was published.',
  },
  /** In place of the stars. */
  sample: 'Example, not from a customer',
  allReviews: 'All reviews',
  reviews: {
    heading: 'Reviews',
    stars: (count: number) => `${count} of 5 stars`,
  },
};

export type Words = typeof en;
