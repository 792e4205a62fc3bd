/** What the search knows pages by. The words of a `text` are looked for, not shown. */
import { listed } from '#lib/words.ts';

export const search = {
  /** What a hit is, and what hits can be narrowed to; in the order they are offered. */
  kinds: {
    service: 'Service',
    townHall: 'Town rules',
    town: 'Town',
    hamlet: 'Hamlet',
    zip: 'ZIP code',
    thing: 'Item',
    guide: 'Guide',
    county: 'County',
    page: 'Page',
  },
  pages: {
    pricing: { title: 'Prices', text: 'price cost ladder truck eighth quote' },
    items: { title: 'Do you take it?', text: 'what we take refuse accept' },
    contact: { title: 'Contact', text: 'call phone text email hours open' },
    about: { title: 'About', text: 'licensed insured company' },
    checkout: { title: 'How paying works', text: 'pay payment card cash' },
  },
  townHall: {
    title: (place: string) => `${place} town rules`,
    text: (official: string) => `bulk trash pickup metal electronics yard waste ${official}`,
  },
  zipTitle: (zip: string, city: string) => `${zip}, ${city}`,
  /** "Westchester, Rockland or Bergen": where the finder knows towns. */
  anyOf: (counties: readonly string[]) => listed(counties, 'or'),
};
