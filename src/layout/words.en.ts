/** What stands on every page: menus, footer, hours, notes, notices. */
import { listed, counted } from '#lib/text.ts';
import type { Business } from '#business/schema/business.ts';

const TERMS = 'booking and payment terms';

const sampleNames: Record<Business['samples'][number], string> = {
  name: 'our name',
  line: 'our slogan',
  phone: 'phone number',
  email: 'email',
  site: 'web address',
  securityUntil: TERMS,
  about: 'the line about us',
  hours: 'hours',
  address: 'address',
  payment: TERMS,
  'terms.sameDay': TERMS,
  'terms.arrival': TERMS,
  'terms.cancelling': TERMS,
  'terms.languages': TERMS,
  'terms.insurance': TERMS,
  'terms.damage': TERMS,
  'terms.card': TERMS,
  'terms.tax': TERMS,
};

export const en = {
  /** What we do, below the name. */
  trade: 'Junk removal',
  /** The same for search engines. */
  service: 'Junk removal',
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
    items: 'What we take',
    guides: 'Guides',
    zips: 'ZIP codes',
    rules: 'Town rules',
  },
  footer: {
    do: {
      heading: 'Services',
      services: 'All services',
      items: 'Do you take it?',
      pricing: 'Prices',
      photoQuote: 'A photo gets a price',
      checkout: 'How paying works',
      propertyManagers: 'For property managers',
      executors: 'For executors',
    },
    where: {
      heading: 'Service areas',
      allCounties: (count: number) => `All ${count} counties`,
      zips: 'Find a ZIP code',
    },
    read: {
      heading: 'More',
      guides: 'Guides',
      portfolio: 'Portfolio',
      gallery: 'Gallery',
      reviews: 'Reviews',
      questions: 'Questions',
      search: 'Search',
    },
    company: {
      heading: 'Company',
      about: 'About',
      contact: 'Contact',
      privacy: 'Privacy',
      accessibility: 'Accessibility',
      textHome: 'Text version',
    },
  },
  /** `licensed` is the promise of that name. */
  claim: (from: string, licensed: string) => `From ${from}. ${licensed}. Donation and recycling first.`,
  samples: {
    /** By the field of business.yaml. */
    names: sampleNames,
    prices: { all: 'all prices', others: (from: string) => `all prices but the first (${from})` },
    rest: {
      truck: 'the size of the truck and what it holds',
      terms: 'what a price includes',
      reviews: 'reviews',
      jobs: 'jobs',
    },
    sentence: (details: readonly string[]) => `Sample details until the owner confirms them: ${listed(details)}.`,
  },
  skip: 'Skip to the page',
  /** Beside the hours, by the visitor's clock. */
  openNow: { open: 'Open now.', closed: 'Closed now.' },
  /** Beside the spinner, while another page is slow to come. */
  leaving: 'Loading',
  notices: {
    one: 'Notice',
    /** `{hotkey}` is filled in with the key that leads there. */
    all: 'Notices ({hotkey})',
    close: 'Close this notice',
    copied: 'Copied',
    notCopied: 'Your browser blocked copying',
    byHand: 'Copy it by hand: {text}. Or call {phone}.',
    lost: 'You’re offline',
    stillReads: 'You can keep reading this page. To reach us, call {phone}.',
    back: 'You’re back online',
  },
};
