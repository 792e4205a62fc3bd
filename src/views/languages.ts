/** The pages that there may be in every language, with the template of each. */
import type { Site } from '#model/entities.ts';
import { isInLanguage } from '#model/addresses.ts';
import type { TranslatablePage } from '#model/link/language.ts';
import { routes } from '#model/routes.ts';
import { contactView } from './contact-page.ts';
import { dropOffView } from './drop-off.ts';
import { homeView } from './home.ts';
import { itemSourcesView, itemsView } from './items.ts';
import { loadSheetView } from './load-sheet.ts';
import { locationsView } from './locations.ts';
import { offlineView } from './not-found.ts';
import type { PageView } from './page.ts';
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

/** A page by its address; its view is made when it is rendered, because all views of a large site do not fit into memory. */
interface Page<View extends PageView> {
  path: string;
  view: () => View;
}

/** A page that there is once. */
const single =
  <View extends PageView>(name: TranslatablePage, view: (site: Site) => View) =>
  (site: Site): Page<View>[] => [{ path: site.pages[name], view: () => view(site) }];

/** By kind: its pages, some of which there may be in English alone. */
const KINDS = {
  welcome: single('welcome', welcomeView),
  home: single('home', homeView),
  services: single('services', servicesView),
  pricing: single('pricing', pricingView),
  photoQuote: single('photoQuote', photoQuoteView),
  loadSheet: single('loadSheet', loadSheetView),
  locations: single('locations', locationsView),
  zips: single('zips', zipsView),
  items: single('items', itemsView),
  itemSources: single('itemSources', itemSourcesView),
  dropOff: single('dropOff', dropOffView),
  questions: single('questions', questionsView),
  reviews: (site: Site) =>
    Array.from({ length: reviewPages(site) }, (_, at) => ({
      path: routes.listPage(site.pages.reviews, at + 1),
      view: () => reviewsView(site, at + 1),
    })),
  contact: single('contact', contactView),
  privacy: single('privacy', privacyView),
  accessibility: single('accessibility', accessibilityView),
  search: single('search', searchView),
  offline: single('offline', offlineView),
  service: (site: Site) =>
    site.services.map((service) => ({ path: service.path, view: () => serviceView(site, service) })),
  town: (site: Site) => site.towns.map((town) => ({ path: town.path, view: () => townView(site, town) })),
  townHall: (site: Site) =>
    site.municipalities.map((place) => ({ path: place.townHallPath, view: () => townHallView(site, place) })),
};
type Kind = keyof typeof KINDS;
type ViewOf<Name extends Kind> = ReturnType<ReturnType<(typeof KINDS)[Name]>[number]['view']>;

const pagesOf = <Name extends Kind>(site: Site, kind: Name): Page<ViewOf<Name>>[] =>
  (KINDS[kind](site) as Page<ViewOf<Name>>[]).filter(({ path }) => isInLanguage(site, path));

/** Every page of these kinds that there is in the language of this site. */
export const pagesIn = (site: Site): Page<PageView>[] =>
  (Object.keys(KINDS) as Kind[]).flatMap((kind) => pagesOf(site, kind));

/** Static paths of a kind's pages in all languages, for a route whose rest parameter has the name of the kind. */
export const staticPages = <Name extends Kind>(site: Site, kind: Name) =>
  [site, ...site.languages]
    .flatMap((own) => pagesOf(own, kind))
    .map(({ path, view }) => ({ params: { [kind]: path.slice(1) || undefined }, props: { view } }));
