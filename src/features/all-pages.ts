/** The data of every page by its address, as src/pages shows it. */
import type { Findables } from '#ui/finder/findable.ts';
import type { Site } from '#business/entities.ts';
import type { TranslatablePage } from '#business/linking/language.ts';
import { PAGES, routes, type PageName } from '#pages.ts';
import { cardOf } from '#og/page-card.ts';
import { type Card } from '#ui/card.ts';
import { countyPlaceView } from '#features/places/municipality/view.ts';
import { countyView } from '#features/places/county/view.ts';
import { countiesWithRules } from '#ui/rules/rule-links.ts';
import { countyRulesView } from '#features/rules/county/view.ts';
import { guidesView } from '#features/guides/list/view.ts';
import { guideView } from '#features/guides/guide/view.ts';
import { movedView } from '#features/guides/moved/view.ts';
import { pagesIn } from './languages.ts';
import { lawView } from '#features/rules/law/view.ts';
import { locationView } from '#features/places/hamlet/view.ts';
import type { PageView } from '#ui/page-view.ts';
import { portfolioPages, portfolioView } from '#features/work/portfolio/view.ts';
import { rulesView } from '#features/rules/comparison/view.ts';
import { aboutView } from '#features/company/about/view.ts';
import { howWeCheckView } from '#features/rules/how-we-check/view.ts';
import { checkoutView } from '#features/company/checkout/view.ts';
import { paymentSuccessView } from '#features/company/payment-success/view.ts';
import { executorsView } from '#features/company/executors/view.ts';
import { propertyManagersView } from '#features/company/property-managers/view.ts';
import { galleryView } from '#features/work/gallery/view.ts';
import { notFoundView } from '#features/not-found/view.ts';
import { sizesView } from '#features/pricing/sizes/view.ts';
import { textHomeView } from '#features/home/text/view.ts';
import { zipView } from '#features/places/zip/view.ts';

/** Pages that there are once, and in English alone. */
const SINGLE: Record<Exclude<PageName, TranslatablePage>, (site: Site) => PageView> = {
  textHome: textHomeView,
  sizes: sizesView,
  rules: rulesView,
  law: lawView,
  howWeCheck: howWeCheckView,
  guides: guidesView,
  moved: movedView,
  portfolio: (site) => portfolioView(site),
  gallery: galleryView,
  about: aboutView,
  propertyManagers: propertyManagersView,
  executors: executorsView,
  checkout: checkoutView,
  paymentSuccess: paymentSuccessView,
  notFound: notFoundView,
};

/**
 * Pages of all languages with their addresses and the site whose page each is, one view at a time. An address that two
 * pages share comes twice.
 */
export function* viewsOf(site: Site): Generator<[address: string, view: PageView, site: Site]> {
  for (const [address, view] of englishPages(site)) yield [address, view, site];
  for (const own of [site, ...site.languages]) for (const { path, view } of pagesIn(own)) yield [path, view(), own];
}

/** What must be known of pages before the first is rendered. */
export interface Ahead {
  /** Of each page, in their order. */
  cards: [address: string, card: Card][];
  /** By language: what each page that may be listed is headed and titled, for the search. */
  headings: Record<string, Findables['headings']>;
}

const ahead = new WeakMap<Site, Ahead>();

/** Looks once at each view, of which only little is kept: all views of a large site do not fit into memory together. */
export function aheadOf(site: Site): Ahead {
  const known = ahead.get(site);
  if (known) return known;
  const made: Ahead = { cards: [], headings: {} };
  for (const [address, view, own] of viewsOf(site)) {
    made.cards.push([address, cardOf(own, view)]);
    const { robots, canonical, title } = view.head;
    if (robots.startsWith('index') && canonical === site.business.site + address)
      (made.headings[own.language] ??= []).push({ href: address, says: [view.title, title.split(' | ')[0] ?? title] });
  }
  ahead.set(site, made);
  return made;
}

function* englishPages(site: Site): Generator<[address: string, view: PageView]> {
  for (const [name, view] of Object.entries(SINGLE)) yield [PAGES[name as keyof typeof SINGLE], view(site)];
  for (let page = 2; page <= portfolioPages(site); page += 1)
    yield [routes.listPage(site.pages.portfolio, page), portfolioView(site, page)];
  for (const county of site.counties) yield [county.path, countyView(site, county)];
  for (const county of countiesWithRules(site)) yield [routes.countyRules(county.id), countyRulesView(site, county)];
  for (const place of site.municipalities) yield [place.path, countyPlaceView(site, place)];
  for (const location of site.locations) yield [location.path, locationView(site, location)];
  for (const zip of site.zips) yield [zip.path, zipView(site, zip)];
  for (const guide of site.guides) yield [guide.path, guideView(site, guide)];
}
