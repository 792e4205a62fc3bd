/** What stands on every page: navigation, footer index, hours, the note about samples. */
import { isInLanguage } from '#i18n/addresses.ts';
import type { Site } from '#business/entities.ts';
import { heldLicenses } from '#business/licenses.ts';
import { PAGES } from '#pages.ts';
import { packHours } from '#business/hours.ts';
import { dollars } from '#lib/money.ts';
import { instantOf } from '#lib/moments.ts';
import { firstThatFits, sentences, SHOWN } from '#lib/text.ts';
import { plain } from '#ui/sources/prose.ts';
import { layoutWords, type Words } from './words.ts';

export interface Link {
  label: string;
  href: string;
}

export interface Frame {
  /** "es", and as `<html lang>` has it. */
  language: string;
  locale: string;
  name: string;
  /** "Junk removal"; '' where the name says it. */
  trade: string;
  /** The first page in this language, where the wordmark leads. */
  start: string;
  line: string;
  /** "Open every day 8 am to 8 pm" */
  hours: string;
  /** Where the business is, as far as it is public: "Westchester, NY". */
  place: string;
  /** The hours for what the browser works out; see lib/hours.ts. */
  packedHours: string;
  /** About when it is, to tell a clock that has lost its battery. */
  year: number;
  nav: Link[];
  footer: { heading: string; links: Link[] }[];
  /** "From $149. Licensed and insured." */
  claim: string;
  /** The papers that the law asks a hauler to show: "New Jersey A-901 license 12345", with the page to look them up. */
  licenses: { label: string; href: string | undefined }[];
  /** Said while some details are samples. */
  samples: string | undefined;
  /** Where taps on Call, Text and E-mail are counted, if the owner wants it. */
  contactEvents: string | undefined;
  /** What the owner has to say for a while, and its instants: "2026-11-25T21:00Z". */
  notice: { text: string; from: string; until: string } | undefined;
}

export const openHours = (site: Site): string =>
  layoutWords(site.language).openHours(site.speech.week(site.business.hours.week));

/** As many counties as a sentence or the footer names; a business in more of them says how many. */
export const NAMED = 6;

/** "Westchester, Rockland, Bergen and Greenwich" */
export const serviceArea = (site: Site): string =>
  site.counties.length > NAMED
    ? countiesOf(site)
    : layoutWords(site.language).countyNames(site.counties.map((county) => county.name));
const countiesOf = (site: Site): string => layoutWords(site.language).counties(site.counties.length);

/** A page's description that says where we work: with the counties' names where they fit, else with their number. */
export const describeArea = (site: Site, description: (area: string) => string): string =>
  firstThatFits(SHOWN.description, [serviceArea(site), countiesOf(site)].map(description));

/** The company's line in two: its first sentence, and what follows it, or ''. */
export function headline({ business }: Site): [first: string, rest: string] {
  const [first = '', ...rest] = sentences(business.line);
  return [first, rest.join(' ')];
}

export const startingPrice = (site: Site): string => dollars(site.steps[0]?.price ?? 0);
export const fullPrice = (site: Site): string => dollars(site.steps.at(-1)?.price ?? 0);

export function siteFrame(site: Site): Frame {
  const words = layoutWords(site.language);
  const { business, counties } = site;
  return {
    language: site.language,
    locale: site.speech.locale,
    name: business.name,
    trade: business.name.toLowerCase().includes(words.trade.toLowerCase()) ? '' : words.trade,
    start: site.pages.welcome,
    line: business.line,
    hours: openHours(site),
    place: words.place(business.address),
    packedHours: packHours(business.hours),
    year: Number(site.checked.slice(0, 4)),
    nav: links(site, words.nav),
    footer: [
      { heading: words.footer.do.heading, links: links(site, words.footer.do) },
      {
        heading: words.footer.where.heading,
        links: [
          ...(counties.length > NAMED
            ? [{ label: words.footer.where.allCounties(counties.length), href: site.pages.locations }]
            : counties.map((county) => ({ label: county.name, href: county.path }))),
          ...links(site, { zips: words.footer.where.zips }),
        ],
      },
      { heading: words.footer.read.heading, links: links(site, words.footer.read) },
      { heading: words.footer.company.heading, links: links(site, words.footer.company) },
    ],
    claim: words.claim(startingPrice(site), business.promises.licensed),
    licenses: heldLicenses(site).map(({ name, number, url }) => ({ label: `${name} ${number}`, href: url })),
    samples: samplesOf(site),
    contactEvents: business.contactEvents,
    notice: noticeOf(site),
  };
}

function noticeOf(site: Site): Frame['notice'] {
  const { notice, hours } = site.business;
  if (!notice) return undefined;
  const at = (moment: string) => instantOf(moment, hours.timezone);
  return { text: plain(site, notice.text), from: at(notice.from), until: at(notice.until) };
}

/** Which details stand in until the owner confirms them, in one sentence; nothing when all are real. */
function samplesOf(site: Site): string | undefined {
  const { names, prices, rest, sentence } = layoutWords(site.language).samples;
  const { business, pricing, steps, reviews, jobs } = site;
  const isSample = ({ sample }: { sample?: boolean | undefined }) => sample === true;
  const details = new Set([
    ...business.samples.map((field) => names[field]),
    ...(steps.some(isSample) ? [steps[0]?.sample ? prices.all : prices.others(startingPrice(site))] : []),
    ...([pricing.truck, pricing.weight, pricing.loading].some(isSample) ? [rest.truck] : []),
    ...([...pricing.included, ...pricing.excluded, ...pricing.changes, ...pricing.never].some(isSample)
      ? [rest.terms]
      : []),
    ...(reviews.some(isSample) ? [rest.reviews] : []),
    ...(jobs.some(isSample) ? [rest.jobs] : []),
  ]);
  return details.size === 0 ? undefined : sentence([...details]);
}

/** What the owner wants in every footer, though it is in English alone. */
const EVERYWHERE: readonly string[] = ['gallery'];

/** The pages of a menu by their label, in its order. */
const links = (site: Site, menu: Partial<Record<keyof typeof PAGES, string>>): Link[] =>
  (Object.keys(PAGES) as (keyof typeof PAGES)[])
    .filter((name) => menu[name] !== undefined)
    .filter((name) => isInLanguage(site, site.pages[name]) || EVERYWHERE.includes(name))
    .sort((a, b) => Object.keys(menu).indexOf(a) - Object.keys(menu).indexOf(b))
    .map((name) => ({ label: menu[name] ?? '', href: site.pages[name] }));

/** The way back up to a page: the pages above it, from the home page down. */
export const trail = (site: Site, ...pages: (keyof Words['trail'])[]): Link[] =>
  ['home' as const, ...pages].map((name) => ({ label: layoutWords(site.language).trail[name], href: site.pages[name] }));
