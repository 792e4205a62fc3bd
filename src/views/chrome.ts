/** What stands on every page: navigation, footer index, hours, the note about samples. */
import type { Site } from '#model/entities.ts';
import { PAGES } from '#model/routes.ts';
import { clockTime } from '#lib/dates.ts';
import { dollars } from '#lib/money.ts';
import { counted, firstThatFits, listed, SHOWN } from '#lib/words.ts';

export interface Link {
  label: string;
  href: string;
}

export interface Chrome {
  name: string;
  line: string;
  /** "Open every day 8 am to 8 pm" */
  hours: string;
  /** "08:00" and "20:00", for what the browser works out. */
  open: string;
  close: string;
  /** About when it is, to tell a clock that has lost its battery. */
  year: number;
  nav: Link[];
  footer: { heading: string; links: Link[] }[];
  legal: Link[];
  /** "From $149. Licensed and insured." */
  claim: string;
  /** Said while some details are samples. */
  samples: string | undefined;
  /** Where taps on Call, Text and E-mail are counted, if the owner wants it. */
  contactEvents: string | undefined;
}

export const openHours = ({ business }: Site): string =>
  `Open every day ${clockTime(business.hours.open)} to ${clockTime(business.hours.close)}`;

/** As many counties as a sentence or the footer names; a business in more of them says how many. */
const NAMED = 6;

/** "Westchester, Rockland, Bergen and Greenwich" */
export const serviceArea = ({ counties }: Site): string =>
  counties.length > NAMED ? countiesOf(counties) : listed(counties.map((county) => county.name));
const countiesOf = (counties: readonly unknown[]): string => counted(counties.length, 'county', 'counties');

/** A page's description that says where we work: with the counties' names where they fit, else with their number. */
export const describeArea = (site: Site, description: (area: string) => string): string =>
  firstThatFits(SHOWN.description, [serviceArea(site), countiesOf(site.counties)].map(description));

export const startingPrice = (site: Site): string => dollars(site.steps[0]?.price ?? 0);
export const fullPrice = (site: Site): string => dollars(site.steps.at(-1)?.price ?? 0);

export function chrome(site: Site): Chrome {
  return {
    name: site.business.name,
    line: site.business.line,
    hours: openHours(site),
    open: site.business.hours.open,
    close: site.business.hours.close,
    year: Number(site.checked.slice(0, 4)),
    nav: [
      { label: 'Home', href: PAGES.home },
      { label: 'Services', href: PAGES.services },
      { label: 'Service Areas', href: PAGES.locations },
      { label: 'Pricing', href: PAGES.pricing },
      { label: 'Reviews', href: PAGES.reviews },
      { label: 'Portfolio', href: PAGES.portfolio },
      { label: 'Blog', href: PAGES.guides },
    ],
    footer: [
      {
        heading: 'What we do',
        links: [
          { label: 'All services', href: PAGES.services },
          { label: 'Do you take it?', href: PAGES.items },
          { label: 'Prices', href: PAGES.pricing },
          { label: 'How paying works', href: PAGES.checkout },
        ],
      },
      {
        heading: 'Where',
        links: [
          ...(site.counties.length > NAMED
            ? [{ label: `All ${site.counties.length} counties`, href: PAGES.locations }]
            : site.counties.map((county) => ({ label: county.name, href: county.path }))),
          { label: 'Find a ZIP code', href: PAGES.zips },
        ],
      },
      {
        heading: 'Read',
        links: [
          { label: 'Guides', href: PAGES.guides },
          { label: 'Portfolio', href: PAGES.portfolio },
          { label: 'Gallery', href: PAGES.gallery },
          { label: 'Reviews', href: PAGES.reviews },
          { label: 'Search', href: PAGES.search },
        ],
      },
      {
        heading: 'Company',
        links: [
          { label: 'About', href: PAGES.about },
          { label: 'Contact', href: PAGES.contact },
          { label: 'Privacy', href: PAGES.privacy },
          { label: 'Accessibility', href: PAGES.accessibility },
          { label: 'The site as text', href: PAGES.textHome },
        ],
      },
    ],
    legal: [
      { label: 'Privacy', href: PAGES.privacy },
      { label: 'Gallery', href: PAGES.gallery },
    ],
    claim: `From ${startingPrice(site)}. Licensed and insured. Donation and recycling first.`,
    samples: site.hasSamples
      ? 'This build carries sample details: some names, numbers and prices stand in until the owner confirms them.'
      : undefined,
    contactEvents: site.business.contactEvents,
  };
}
