/** English text of `/portfolio`. */
import { counted } from '#lib/text.ts';

export const en = {
  headTitle: 'Junk Removal Jobs with Load and Price',
  description:
    'Jobs with the town, the service, how much of the truck it filled and what that costs. Sample jobs are marked as samples.',
  title: 'Our jobs',
  lead: 'What was there, how much of the truck it filled, and what that costs.',
  cardNote: 'What each load filled and cost',
  samplesNote: 'These are examples, not jobs that happened. Real jobs with photos will replace them.',
  /** Filter labels. */
  county: 'County',
  service: 'Service',
  none: 'We don’t have a job of that kind in that county yet. Try just the service or just the county.',
  before: 'Before',
  after: 'After',
  /** "1 hour 20 minutes" */
  duration: (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return [hours > 0 && counted(hours, 'hour'), rest > 0 && counted(rest, 'minute')].filter(Boolean).join(' ');
  },
  /** Shown when there are no jobs. */
  empty: {
    title: 'No jobs here yet',
    text: 'We’ll post photos of our jobs here, with the load and the price, as customers let us. Meanwhile, see what fits in the truck and what it costs.',
    links: { gallery: 'See what fits', pricing: 'See every price' },
  },
  labels: {
    /** Accessible name. */
    list: 'Jobs',
  },
};

export type Words = typeof en;
