/** What stands on every page: menus, footer, hours, notes, notices. */
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
  place: ({ locality, region }: { locality: string; region: string }) => `${locality}, ${region}`,
  /** Pages in the main menu. */
  nav: {
    home: 'Home',
    services: 'Services',
    locations: 'Service Areas',
    pricing: 'Pricing',
    reviews: 'Reviews',
    portfolio: 'Portfolio',
    guides: 'Blog',
  },
  footer: {
    services: 'Services',
    areas: 'Service areas',
    more: 'More',
    company: 'Company',
  },
  allCounties: (count: number) => `All ${count} counties`,
  /** Pages in the footer; one of text has its label in content/pages. */
  labels: {
    services: 'All services',
    items: 'Do you take it?',
    pricing: 'Prices',
    zips: 'Find a ZIP code',
    guides: 'Guides',
    portfolio: 'Portfolio',
    gallery: 'Gallery',
    reviews: 'Reviews',
    questions: 'Questions',
    textHome: 'Text version',
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

export type Words = typeof en;
