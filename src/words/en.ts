/** The English dictionary: one part a family of pages, named after the view or the room that says it. */
import { speechIn } from '#i18n/format.ts';
import { browser } from './en/browser.ts';
import { card } from './en/card.ts';
import { checkout } from './en/checkout.ts';
import { clients } from './en/clients.ts';
import { contact } from './en/contact.ts';
import { contactPage } from './en/contact-page.ts';
import { county } from './en/county.ts';
import { countyPlace } from './en/county-place.ts';
import { countyRules } from './en/county-rules.ts';
import { dropOff } from './en/drop-off.ts';
import { estimator } from './en/estimator.ts';
import { feeds } from './en/feeds.ts';
import { frame } from './en/frame.ts';
import { gallery } from './en/gallery.ts';
import { guides } from './en/guides.ts';
import { home, textHome } from './en/home.ts';
import { interfaceWords } from './en/interface.ts';
import { items } from './en/items.ts';
import { law } from './en/law.ts';
import { llms } from './en/llms.ts';
import { loadSheet } from './en/load-sheet.ts';
import { location } from './en/location.ts';
import { locations } from './en/locations.ts';
import { kept, notFound, offline } from './en/not-found.ts';
import { parts } from './en/parts.ts';
import { photoQuote } from './en/photo-quote.ts';
import { places } from './en/places.ts';
import { portfolio } from './en/portfolio.ts';
import { pricing } from './en/pricing.ts';
import { privacy } from './en/privacy.ts';
import { prose } from './en/prose.ts';
import { questions } from './en/questions.ts';
import { reviews } from './en/reviews.ts';
import { rules } from './en/rules.ts';
import { search } from './en/search.ts';
import { searchPage } from './en/search-page.ts';
import { services } from './en/services.ts';
import { siteFiles } from './en/site-files.ts';
import { sizes } from './en/sizes.ts';
import { tips } from './en/tips.ts';
import { town } from './en/town.ts';
import { townHall } from './en/town-hall.ts';
import { welcome } from './en/welcome.ts';
import { zip } from './en/zip.ts';
import { zipIndex } from './en/zip-index.ts';

export const en = {
  browser,
  card,
  checkout,
  clients,
  contact,
  contactPage,
  county,
  countyPlace,
  countyRules,
  dropOff,
  estimator,
  feeds,
  frame,
  gallery,
  guides,
  home,
  interface: interfaceWords,
  items,
  law,
  llms,
  loadSheet,
  location,
  locations,
  notFound,
  kept,
  offline,
  parts,
  photoQuote,
  places,
  portfolio,
  pricing,
  privacy,
  prose,
  questions,
  reviews,
  rules,
  search,
  searchPage,
  services,
  siteFiles,
  sizes,
  speech: speechIn('en'),
  textHome,
  tips,
  town,
  townHall,
  welcome,
  zip,
  zipIndex,
};
