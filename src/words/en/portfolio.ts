/** `/portfolio`: jobs, all told in the same way. */
import { counted } from '#lib/words.ts';

export const portfolio = {
  headTitle: 'Jobs, by Share of the Truck and Price',
  description:
    'What a load looks like: the place, the service, how much of the truck it filled and what that step costs. Sample jobs are marked as samples.',
  title: 'What a load looks like',
  lead: 'Every job is told the same way: what was there, how much of the truck it filled, what that step costs.',
  cardNote: 'Jobs by share of the truck and price',
  samplesNote:
    'These are sample jobs. They show how ours will be told here, and none of them happened. Real ones take their place, with photographs.',
  /** What the list can be narrowed by. */
  county: 'County',
  service: 'Service',
  none: 'No job of that kind in that county yet. Choose one of the two alone.',
  facts: {
    place: 'Place',
    service: 'Service',
    load: 'Load',
    price: 'Price of that step',
    time: 'Time on site',
    day: 'Day',
  },
  before: 'Before',
  after: 'After',
  /** "1 hour 20 minutes" */
  duration: (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return [hours > 0 && counted(hours, 'hour'), rest > 0 && counted(rest, 'minute')].filter(Boolean).join(' ');
  },
  /** Above a job's title; '' for a real one with photographs. `pictures` are its own, a photograph of its service, or drawn. */
  kind: ({ sample, pictures }: { sample: boolean; pictures: 'own' | 'service' | 'illustration' }) => {
    const shown = { own: '', service: 'photo of another job', illustration: 'illustration' }[pictures];
    return [sample && 'Sample job', shown]
      .filter(Boolean)
      .join(', ')
      .replace(/^\w/, (letter) => letter.toUpperCase());
  },
  /** On pages about a service or a place. */
  heading: 'Jobs we did',
  samplesHeading: 'What a job looks like',
  where: ({ place, service }: { place: string; service: string }) => `${place}, ${service.toLowerCase()}`,
  all: 'All jobs',
  /** While there is no job. */
  empty: {
    title: 'No jobs up here yet',
    text: 'Photos of our jobs go up here, with the load and the price, once customers say we may show them. Until then, see what fits in the truck and what each load costs.',
    links: { gallery: 'See what fits', pricing: 'See every price' },
  },
  labels: {
    /** Read out, not seen. */
    list: 'Jobs',
  },
};
