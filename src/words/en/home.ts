/** `/home` and `/seo-home`. What the business promises there is content/home.yaml. */
import { capital, counted, spelled } from '#lib/words.ts';

export const home = {
  /** The business name is added where it fits into 60 characters. */
  headTitle: (from: string) => `Same-Day Junk Removal & Cleanouts from ${from}`,
  /** In search results, at most 160 characters; `hours` as in "every day 8 to 8". */
  description: (area: string, hours: string) =>
    `What we haul, where we go, what it costs and what we will not take. ${area}, open ${hours}. Call, text or e-mail.`,
  /** The page above this one on the way back up. */
  welcome: 'Welcome',
  jobs: (count: number) =>
    `${count === 0 ? 'Loads' : `${capital(spelled(count))} ${count === 1 ? 'load' : 'loads'}`}, each with its share of the truck`,
  municipalities: (count: number) => counted(count, 'municipality', 'municipalities'),
  places: 'Every town, village and ZIP code on one map',
  questions: (count: number) => `${capital(spelled(count))} ${count === 1 ? 'question' : 'questions'}`,
  items: (count: number) => `Do you take it? ${count} answers`,
  rules: 'What each town hall takes free',
  labels: {
    /** Read out, not seen. */
    benefits: 'Why us',
    haul: 'What We Haul',
    pairs: 'Before and after',
    areas: 'Service areas',
    towns: 'Town pages',
    reviews: 'Reviews',
    voice: 'Ask your phone',
    ladder: 'The eight prices',
    guides: 'Read before you call',
  },
};

export const textHome = {
  headTitle: 'The Whole Site on One Page, as Text',
  description: (from: string) =>
    `What we take, where we go, what it costs, when we come and what we refuse, on one page without pictures. Junk removal from ${from}.`,
  labels: {
    services: 'What we do',
    ladder: 'What it costs',
    load: 'Load',
    volume: 'Volume',
    price: 'Price',
    areas: 'Where we go',
    refuses: 'What we refuse, and where it goes',
  },
};
