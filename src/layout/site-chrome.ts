/** Data of the header, footer and notice, the same on every page. */
import type { Link } from '#ui/link.ts';
import type { Alternate, Site } from '#business/entities.ts';
import { layoutWords } from './words.ts';
import { openHours } from '#ui/contact/contact.ts';
import { packHours } from '#business/hours.ts';
import { MAX_NAMED_COUNTIES } from '#ui/area.ts';
import { startingPrice } from '#ui/load/gauge.ts';
import { heldLicenses } from '#business/licenses.ts';
import { instantOf } from '#lib/moments.ts';
import { plain } from '#ui/sources/prose.ts';
import { entryOf, FOOTER_COLUMNS, singlePages, type PageName, type SinglePage, type TextPageName } from '#pages.ts';
import { isInLanguage } from '#i18n/addresses.ts';

export interface SiteChrome {
  /** "es"; `locale` is the value of `<html lang>`, "es-US". */
  language: string;
  locale: string;
  name: string;
  /** Tagline below the name: "Junk removal"; '' when the name already contains it. */
  trade: string;
  /** Path of the home page in this language. */
  start: string;
  line: string;
  /** "Open every day 8 am to 8 pm" */
  hours: string;
  /** Public location: "Westchester, NY". */
  place: string;
  /** Hours in the format of business/hours.ts, for the open-now script. */
  packedHours: string;
  /** Year of the build, to detect a wrong device clock. */
  year: number;
  nav: Link[];
  /** "Quick links": what people look for beside the menu. */
  quick: { heading: string; links: Link[] };
  /** Search page, with the focus in its field. */
  find: Link;
  /** Home pages in the other languages, for pages that have no translation. */
  languages: Alternate[];
  footer: { heading: string; links: Link[] }[];
  /** "From $149. Licensed and insured." */
  claim: string;
  /** Licenses required by law, with links to look them up: "New Jersey A-901 license 12345". */
  licenses: { label: string; href: string | undefined }[];
  /** Note shown while some details are sample data. */
  samples: string | undefined;
  /** Endpoint that counts taps on contact links, if the owner wants it. */
  contactEvents: string | undefined;
  /** The owner's temporary notice; `from` and `until` are instants, "2026-11-25T21:00Z". */
  /** `language` where the notice is not in that of the page. */
  notice: { text: string; language: string | undefined; from: string; until: string } | undefined;
}

export function siteChrome(site: Site): SiteChrome {
  const words = layoutWords(site.language);
  const { business } = site;
  const quick = { heading: words.footer.quick, links: links(site, byPosition('quick'), words.quick) };
  return {
    language: site.language,
    locale: site.formats.locale,
    name: business.name,
    trade: business.name.toLowerCase().includes(words.trade.toLowerCase()) ? '' : words.trade,
    start: site.pages.welcome,
    line: business.line,
    hours: openHours(site),
    place: words.place(business.address),
    packedHours: packHours(business.hours),
    year: Number(site.checked.slice(0, 4)),
    nav: links(site, byPosition('nav'), words.nav),
    quick,
    find: { label: words.find, href: `${site.pages.search}#q` },
    languages: (site.alternates.get(site.pages.welcome) ?? []).filter(({ language }) => language !== site.language),
    footer: [quick, ...footerColumns(site)],
    claim: words.claim(startingPrice(site), business.promises.licensed),
    licenses: heldLicenses(site).map(({ name, number, url }) => ({ label: `${name} ${number}`, href: url })),
    samples: samplesOf(site),
    contactEvents: business.contactEvents,
    notice: noticeOf(site),
  };
}

function noticeOf(site: Site): SiteChrome['notice'] {
  const { notice, hours } = site.business;
  if (!notice) return undefined;
  const at = (moment: string) => instantOf(moment, hours.timezone);
  const language = site.english?.business.notice?.text === notice.text ? site.english.language : undefined;
  return { text: plain(site, notice.text), language, from: at(notice.from), until: at(notice.until) };
}

/** One sentence that lists which details are sample data. */
function samplesOf(site: Site): string | undefined {
  const { names, prices, rest, sentence } = layoutWords(site.language).samples;
  const { business, pricing, steps, reviews, jobs } = site;
  const isSample = ({ sample }: { sample?: boolean | undefined }) => sample === true;
  const details = new Set([
    ...business.samples.map((field) => names[field]),
    ...(steps.some(isSample) ? [steps[0]?.sample ? prices.all : prices.others(startingPrice(site))] : []),
    ...([pricing.truck, pricing.weight].some(isSample) ? [rest.truck] : []),
    ...([...pricing.included, ...pricing.excluded, ...pricing.changes, ...pricing.never].some(isSample)
      ? [rest.terms]
      : []),
    ...(reviews.some(isSample) ? [rest.reviews] : []),
    ...(jobs.some(isSample) ? [rest.jobs] : []),
  ]);
  return details.size === 0 ? undefined : sentence([...details]);
}

/** Linked in every footer although only available in English. */
const UNTRANSLATED: readonly PageName[] = ['gallery'];

/** What menus call a page of text: its file says so. Undefined for an optional page without a file. */
function labelOf(site: Site, name: SinglePage): string | undefined {
  const page = site.textPages.get(name as TextPageName);
  return page && plain(site, page.label ?? page.headline);
}

/** Links to the pages that exist in this language. */
const links = (site: Site, names: readonly SinglePage[], labels: Partial<Record<SinglePage, string>>): Link[] =>
  names
    .filter((name) => isInLanguage(site, site.pages[name]) || UNTRANSLATED.includes(name))
    .flatMap((name) => {
      const label = labels[name] ?? labelOf(site, name);
      return label === undefined ? [] : [{ label, href: site.pages[name] }];
    });

/** Pages of a menu, in its order. */
function byPosition(menu: 'nav' | 'quick'): SinglePage[] {
  const position = (name: SinglePage) => entryOf(name)[menu] ?? Infinity;
  const names = singlePages.filter((name) => Number.isFinite(position(name)));
  return names.sort((a, b) => position(a) - position(b));
}

function footerColumns(site: Site): SiteChrome['footer'] {
  const { footer, labels, allCounties } = layoutWords(site.language);
  const { counties } = site;
  const areas =
    counties.length > MAX_NAMED_COUNTIES
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
