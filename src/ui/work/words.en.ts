/** How a job, a review and the rating are told on any page. */
import { counted } from '#lib/text.ts';

export const en = {
  /** Above a job's title; '' for a real one with photos. `pictures` are its own, a photo of its service, or drawn. */
  kind: ({ sample, pictures }: { sample: boolean; pictures: 'own' | 'service' | 'illustration' }) => {
    const shown = { own: '', service: 'photo of another job', illustration: 'illustration' }[pictures];
    return [sample && 'Sample job', shown]
      .filter(Boolean)
      .join(', ')
      .replace(/^\w/, (letter) => letter.toUpperCase());
  },
  /** On pages about a service or a place. */
  jobs: 'Recent jobs',
  sampleJobs: 'Example jobs',
  where: ({ place, service }: { place: string; service: string }) => `${place}, ${service.toLowerCase()}`,
  allJobs: 'All jobs',
  /** `day` as people say it; `source` and `day` are not known at first. */
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
  sample: 'Sample review, not from a customer',
  allReviews: 'All reviews',
  reviews: {
    heading: 'Reviews',
    stars: (count: number) => `${count} of 5 stars`,
  },
};

export type Words = typeof en;
