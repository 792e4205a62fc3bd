/** The pages of a further language, with the template of each. */
import type { Site } from '#model/entities.ts';
import { isInLanguage } from '#model/addresses.ts';
import { TRANSLATABLE, type TranslatablePage } from '#model/link/language.ts';
import { routes } from '#model/routes.ts';
import { contactView } from './contact-page.ts';
import { dropOffView } from './drop-off.ts';
import { homeView } from './home.ts';
import { itemSourcesView, itemsView } from './items.ts';
import { loadSheetView } from './load-sheet.ts';
import { locationsView } from './locations.ts';
import { offlineView } from './not-found.ts';
import { photoQuoteView } from './photo-quote.ts';
import { pricingView } from './pricing.ts';
import { questionsView } from './questions.ts';
import { reviewPages, reviewsView } from './reviews.ts';
import { searchView } from './search-page.ts';
import { serviceView, servicesView } from './services.ts';
import { accessibilityView, privacyView } from './text-pages.ts';
import { townHallView } from './town-hall.ts';
import { townView } from './town.ts';
import { welcomeView } from './welcome.ts';
import { zipsView } from './zip-index.ts';

/** What each kind of page shows, by its template's name. */
const VIEWS = {
  Welcome: welcomeView,
  Home: homeView,
  Services: servicesView,
  Service: serviceView,
  Pricing: pricingView,
  PhotoQuote: photoQuoteView,
  LoadSheet: loadSheetView,
  Locations: locationsView,
  Zips: zipsView,
  Items: itemsView,
  ItemSources: itemSourcesView,
  DropOff: dropOffView,
  Questions: questionsView,
  Reviews: (site: Site) => reviewsView(site),
  Contact: contactView,
  Privacy: privacyView,
  Accessibility: accessibilityView,
  Search: searchView,
  Offline: offlineView,
  Town: townView,
  TownHall: townHallView,
};
type Kind = keyof typeof VIEWS;

/** A page with the name of its template, which prints just this view. */
export type LanguagePage = {
  [Name in Kind]: { kind: Name; path: string; view: () => ReturnType<(typeof VIEWS)[Name]> };
}[Kind];

const KIND_OF = {
  welcome: 'Welcome',
  home: 'Home',
  services: 'Services',
  pricing: 'Pricing',
  photoQuote: 'PhotoQuote',
  loadSheet: 'LoadSheet',
  locations: 'Locations',
  zips: 'Zips',
  items: 'Items',
  itemSources: 'ItemSources',
  dropOff: 'DropOff',
  questions: 'Questions',
  reviews: 'Reviews',
  contact: 'Contact',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  search: 'Search',
  offline: 'Offline',
} as const satisfies Record<TranslatablePage, Kind>;

/** The reviews behind those of the first page. */
const furtherReviews = (site: Site): LanguagePage[] =>
  isInLanguage(site, site.pages.reviews)
    ? Array.from({ length: reviewPages(site) - 1 }, (_, at) => ({
        kind: 'Reviews',
        path: routes.listPage(site.pages.reviews, at + 2),
        view: () => reviewsView(site, at + 2),
      }))
    : [];

/** Every page that there is in the language of this site, which is not English. */
export function languagePages(site: Site): LanguagePage[] {
  const single = TRANSLATABLE.filter((name) => isInLanguage(site, site.pages[name])).map((name) => {
    const kind = KIND_OF[name];
    return { kind, path: site.pages[name], view: () => VIEWS[kind](site) } as LanguagePage;
  });
  return [
    ...single,
    ...furtherReviews(site),
    ...site.services.map((service): LanguagePage => ({
      kind: 'Service',
      path: service.path,
      view: () => serviceView(site, service),
    })),
    ...site.towns
      .filter(({ path }) => isInLanguage(site, path))
      .map((town): LanguagePage => ({ kind: 'Town', path: town.path, view: () => townView(site, town) })),
    ...site.municipalities
      .filter(({ townHallPath }) => isInLanguage(site, townHallPath))
      .map((place): LanguagePage => ({
        kind: 'TownHall',
        path: place.townHallPath,
        view: () => townHallView(site, place),
      })),
  ];
}

/** The parts of an address as Astro takes them: "/es/servicios/x" → es, servicios/x. */
export const pathParams = (path: string): { language: string; page: string | undefined } => ({
  language: path.split('/')[1] ?? '',
  page: path.split('/').slice(2).join('/') || undefined,
});

/** Tells the page's route which template prints it. */
export const withKind = <Page extends { props: object }>(kind: Kind, page: Page) => ({
  ...page,
  props: { ...page.props, kind },
});
