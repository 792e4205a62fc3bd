/** What stands on every page: menus, footer, hours, the notes. */
import { counted, listed } from '#lib/words.ts';

export const frame = {
  /** `hours` as in "every day 8 am to 8 pm". */
  openHours: (hours: string) => `Open ${hours}`,
  place: ({ locality, region }: { locality: string; region: string }) => `${locality}, ${region}`,
  counties: (count: number) => counted(count, 'county', 'counties'),
  countyNames: (names: readonly string[]) => listed(names),
  nav: {
    home: 'Home',
    services: 'Services',
    locations: 'Service Areas',
    pricing: 'Pricing',
    reviews: 'Reviews',
    portfolio: 'Portfolio',
    guides: 'Blog',
  },
  /** What pages are called on the way back up. */
  trail: {
    home: 'Home',
    locations: 'Service area',
    services: 'Services',
    pricing: 'Prices',
    guides: 'Guides',
    zips: 'ZIP codes',
    rules: 'What every town hall takes',
  },
  footer: {
    do: {
      heading: 'What we do',
      services: 'All services',
      items: 'Do you take it?',
      pricing: 'Prices',
      checkout: 'How paying works',
    },
    where: {
      heading: 'Where',
      allCounties: (count: number) => `All ${count} counties`,
      zips: 'Find a ZIP code',
    },
    read: {
      heading: 'Read',
      guides: 'Guides',
      portfolio: 'Portfolio',
      gallery: 'Gallery',
      reviews: 'Reviews',
      search: 'Search',
    },
    company: {
      heading: 'Company',
      about: 'About',
      contact: 'Contact',
      privacy: 'Privacy',
      accessibility: 'Accessibility',
      textHome: 'The site as text',
    },
  },
  claim: (from: string) => `From ${from}. Licensed and insured. Donation and recycling first.`,
  samples: 'This build carries sample details: some names, numbers and prices stand in until the owner confirms them.',
};
