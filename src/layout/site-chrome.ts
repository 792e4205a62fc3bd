/** What stands on every page: navigation, footer index, hours, the note about samples. */
import type { Link } from '#ui/link.ts';
import type { Site } from '#business/entities.ts';
import { layoutWords } from './words.ts';
import { openHours } from '#ui/contact/contact.ts';
import { packHours } from '#business/hours.ts';
import { NAMED } from '#ui/area.ts';
import { startingPrice } from '#ui/load/gauge.ts';
import { heldLicenses } from '#business/licenses.ts';
import { instantOf } from '#lib/moments.ts';
import { plain } from '#ui/sources/prose.ts';
import { entryOf, FOOTER_COLUMNS, singlePages, type PageName, type SinglePage, type TextPageName } from '#pages.ts';
import { isInLanguage } from '#i18n/addresses.ts';

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

export function siteFrame(site: Site): Frame {
  const words = layoutWords(site.language);
  const { business } = site;
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
    nav: navLinks(site),
    footer: footerColumns(site),
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
const EVERYWHERE: readonly PageName[] = ['gallery'];

/** What menus call a page of text: its file says so. Undefined for an optional page without a file. */
function labelOf(site: Site, name: SinglePage): string | undefined {
  const page = site.textPages.get(name as TextPageName);
  return page && plain(site, page.label ?? page.headline);
}

/** Links to those of these pages that there are in this language. */
const links = (site: Site, names: readonly SinglePage[], labels: Partial<Record<SinglePage, string>>): Link[] =>
  names
    .filter((name) => isInLanguage(site, site.pages[name]) || EVERYWHERE.includes(name))
    .flatMap((name) => {
      const label = labels[name] ?? labelOf(site, name);
      return label === undefined ? [] : [{ label, href: site.pages[name] }];
    });

function navLinks(site: Site): Link[] {
  const place = (name: SinglePage) => entryOf(name).nav ?? Infinity;
  const names = singlePages.filter((name) => Number.isFinite(place(name))).sort((a, b) => place(a) - place(b));
  return links(site, names, layoutWords(site.language).nav);
}

function footerColumns(site: Site): Frame['footer'] {
  const { footer, labels, allCounties } = layoutWords(site.language);
  const { counties } = site;
  const areas =
    counties.length > NAMED
      ? [{ label: allCounties(counties.length), href: site.pages.locations }]
      : counties.map(({ name, path }) => ({ label: name, href: path }));
  return FOOTER_COLUMNS.map((column) => {
    const names = singlePages.filter((name) => entryOf(name).footer === column);
    return {
      heading: footer[column],
      links: [...(column === 'areas' ? areas : []), ...links(site, names, labels)],
    };
  });
}
