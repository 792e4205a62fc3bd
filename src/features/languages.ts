/** The pages that there may be in every language, with the template of each. */
import type { Site } from '#business/entities.ts';
import { isInLanguage } from '#i18n/addresses.ts';
import type { TranslatablePage } from '#business/linking/language.ts';
import { routes } from '#pages.ts';
import { contactView } from '#features/company/contact/view.ts';
import { dropOffView } from '#features/items/drop-off/view.ts';
import { homeView } from '#features/home/view.ts';
import { itemSourcesView } from '#features/items/sources/view.ts';
import { itemsView } from '#features/items/view.ts';
import { loadSheetView } from '#features/pricing/load-sheet/view.ts';
import { locationsView } from '#features/places/locations/view.ts';
import { offlineView } from '#features/not-found/offline/view.ts';
import type { PageView } from '#ui/page-view.ts';
import { photoQuoteView } from '#features/company/photo-quote/view.ts';
import { pricingView } from '#features/pricing/view.ts';
import { questionsView } from '#features/questions/view.ts';
import { reviewPages, reviewsView } from '#features/work/reviews/view.ts';
import { searchView } from '#features/search/view.ts';
import { serviceView } from '#features/services/service/view.ts';
import { servicesView } from '#features/services/list/view.ts';
import { accessibilityView } from '#features/company/accessibility/view.ts';
import { privacyView } from '#features/company/privacy/view.ts';
import { townHallView } from '#features/rules/town-hall/view.ts';
import { townView } from '#features/places/town/view.ts';
import { welcomeView } from '#features/welcome/view.ts';
import { zipsView } from '#features/places/zips/view.ts';

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
