/** Header, footer, notices and toasts. */
import { listed } from '#lib/text.ts';
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
  'terms.reply': TERMS,
  'terms.sameDay': TERMS,
  'terms.arrival': TERMS,
  'terms.cancelling': TERMS,
  'terms.languages': TERMS,
  'terms.insurance': TERMS,
  'terms.damage': TERMS,
  'terms.card': TERMS,
  'terms.tax': TERMS,
  'terms.afar': TERMS,
};

export const en = {
  /** Tagline below the wordmark. */
  trade: 'Junk removal',
  place: ({ locality, region }: { locality: string; region: string }) => `${locality}, ${region}`,
  nav: {
    home: 'Home',
    services: 'Services',
    locations: 'Service Areas',
    pricing: 'Pricing',
    reviews: 'Reviews',
    portfolio: 'Portfolio',
    guides: 'Blog',
  },
  /** The second group of the phone's menu, and a footer column. */
  quick: {
    items: 'Do you take it?',
    executors: 'Estates',
    propertyManagers: 'Property managers',
    about: 'About',
    search: 'Search',
  },
  /** Accessible name of the magnifier in the header. */
  find: 'What do you need gone?',
  footer: {
    quick: 'Quick links',
    services: 'Services',
    areas: 'Service areas',
    more: 'More',
    company: 'Company',
  },
  allCounties: (count: number) => `All ${count} counties`,
  /** Text pages not listed here take their label from content/pages. */
  labels: {
    services: 'All services',
    pricing: 'Prices',
    zips: 'Find a ZIP code',
    guides: 'Guides',
    portfolio: 'Portfolio',
    gallery: 'Gallery',
    reviews: 'Reviews',
    questions: 'Questions',
    textHome: 'Text version',
  },
  /** @param licensed `promises.licensed` of business.yaml */
  claim: (from: string, licensed: string) => `From ${from}. ${licensed}. Donation and recycling first.`,
  samples: {
    /** Keyed by field of business.yaml. */
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
  openNow: { open: 'Open now.', closed: 'Closed now.' },
  /** Next to the spinner of a slow navigation. */
  leaving: 'Loading',
  notices: {
    one: 'Notice',
    /** Radix fills in `{hotkey}`. */
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

export type Words = typeof en;
