/** Every page's data by its address, computed as src/pages does, without Astro. */
import type { Site } from '#model/entities.ts';
import { feedPath, JSON_FEED, PAGES, routes } from '#model/routes.ts';
import { countyView, lawView, locationsView } from '#views/areas.ts';
import { cardOf } from '#views/card.ts';
import { chrome } from '#views/chrome.ts';
import {
  aboutView,
  accessibilityView,
  contactView,
  gatheredView,
  manifest,
  notFoundView,
  offlineView,
  privacyView,
  searchView,
  securityTxt,
  vcard,
} from '#views/company.ts';
import { contact } from '#views/contact.ts';
import { feeds, jsonFeed } from '#views/feeds.ts';
import { guidesView, guideView, movedView } from '#views/guides.ts';
import { homeView, textHomeView } from '#views/home.ts';
import { itemsView } from '#views/items.ts';
import { llmsIntro } from '#views/llms.ts';
import { pageGraph, type PageView } from '#views/page.ts';
import { countyPlaceView, locationView, townView, zipAnswer, zipsView, zipView } from '#views/places.ts';
import { checkoutView, paymentSuccessView, pricingView } from '#views/pricing.ts';
import { CSV_PATH, JSON_PATH, rulesCsv, rulesJson, rulesView } from '#views/rules.ts';
import { placeEntries, searchEntries } from '#views/search.ts';
import { serviceView, servicesView } from '#views/services.ts';
import { styleguideView } from '#views/styleguide.ts';
import { townHallView } from '#views/townhall.ts';
import { welcomeView } from '#views/welcome.ts';
import { galleryView, portfolioView, reviewsView } from '#views/work.ts';

const SINGLE: Record<keyof typeof PAGES, (site: Site) => PageView> = {
  welcome: welcomeView,
  home: homeView,
  textHome: textHomeView,
  services: servicesView,
  pricing: pricingView,
  locations: locationsView,
  rules: rulesView,
  law: lawView,
  gathered: gatheredView,
  zips: zipsView,
  items: itemsView,
  guides: guidesView,
  moved: movedView,
  portfolio: portfolioView,
  gallery: galleryView,
  reviews: reviewsView,
  about: aboutView,
  contact: contactView,
  privacy: privacyView,
  accessibility: accessibilityView,
  checkout: checkoutView,
  paymentSuccess: paymentSuccessView,
  search: searchView,
  styleguide: styleguideView,
  notFound: notFoundView,
  offline: offlineView,
};

/** What a page shows, what it tells search engines, and its card for shared links. */
const whole = (site: Site, view: PageView): unknown => ({
  ...view,
  head: { ...view.head, graph: JSON.parse(pageGraph(site, view, '/picture.webp')) as unknown },
  card: cardOf(site, view),
});

/** Pages with their addresses. One that two pages share comes twice. */
function* viewsOf(site: Site): Generator<[address: string, view: PageView]> {
  for (const [name, view] of Object.entries(SINGLE)) yield [PAGES[name as keyof typeof PAGES], view(site)];
  for (const county of site.counties) yield [county.path, countyView(site, county)];
  for (const place of site.municipalities) {
    yield [place.path, countyPlaceView(site, place)];
    yield [place.townHallPath, townHallView(site, place)];
  }
  for (const town of site.towns) yield [town.path, townView(site, town)];
  for (const location of site.locations) yield [location.path, locationView(site, location)];
  for (const zip of site.zips) yield [zip.path, zipView(site, zip)];
  for (const service of site.services) yield [service.path, serviceView(site, service)];
  for (const guide of site.guides) yield [guide.path, guideView(site, guide)];
}

/** Addresses and data of all pages, and of the files that are made like pages. */
export function* pagesOf(site: Site): Generator<[address: string, data: unknown]> {
  for (const [address, view] of viewsOf(site)) yield [address, whole(site, view)];
  for (const zip of site.zips) yield [routes.zipData(zip.id), zipAnswer(zip)];
  for (const feed of feeds(site)) yield [feedPath(feed.name), feed];
  yield [JSON_FEED, jsonFeed(site)];
  yield ['the frame of every page', chrome(site)];
  yield ['/text-us.svg', contact(site).textShort];
  yield ['/contact.vcf', vcard(site)];
  yield ['/.well-known/security.txt', securityTxt(site)];
  yield ['/llms.txt', llmsIntro(site)];
  yield ['/site.webmanifest', manifest(site)];
  yield [CSV_PATH, rulesCsv(site)];
  yield [JSON_PATH, rulesJson(site)];
  yield ['/search.json', searchEntries(site)];
  yield ['/api/places.json', placeEntries(site)];
}
