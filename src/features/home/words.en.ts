/** English text of `/home`. */
import { counted } from '#lib/text.ts';

export const en = {
  /** The business name is appended if both fit in 60 characters. */
  headTitle: (from: string) => `Same-Day Junk Removal & Cleanouts from ${from}`,
  /** Meta description, at most 160 characters; `hours` as in "every day 8 to 8". */
  description: (area: string, hours: string) =>
    `Junk removal and cleanouts in ${area}. Today or tomorrow, most days, open ${hours}. Call, text or email for a free quote.`,
  jobs: 'See jobs and prices',
  municipalities: (count: number) => counted(count, 'town'),
  places: 'All towns and ZIP codes',
  questions: 'Common questions',
  items: (count: number) => `Do you take it? ${count} items`,
  rules: 'What your town picks up free',
  labels: {
    /** Accessible name. */
    benefits: 'Why us',
    haul: 'What We Haul',
    pairs: 'Before and after',
    areas: 'Service areas',
    towns: 'Find your town',
    reviews: 'Reviews',
    voice: 'Quick answers',
    guides: 'Helpful guides',
  },
};

export type Words = typeof en;
