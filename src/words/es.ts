/** The Spanish dictionary: everything that a page in Spanish says (words.ts names what none does). */
import { speechIn } from '#i18n/format.ts';
import type { Words } from './words.ts';
import { browser } from './es/browser.ts';
import { card } from './es/card.ts';
import { contact } from './es/contact.ts';
import { contactPage } from './es/contact-page.ts';
import { dropOff } from './es/drop-off.ts';
import { estimator } from './es/estimator.ts';
import { frame } from './es/frame.ts';
import { home } from './es/home.ts';
import { interfaceWords } from './es/interface.ts';
import { items } from './es/items.ts';
import { llms } from './es/llms.ts';
import { loadSheet } from './es/load-sheet.ts';
import { locations } from './es/locations.ts';
import { kept, notFound, offline } from './es/not-found.ts';
import { parts } from './es/parts.ts';
import { photoQuote } from './es/photo-quote.ts';
import { places } from './es/places.ts';
import { portfolio } from './es/portfolio.ts';
import { pricing } from './es/pricing.ts';
import { privacy } from './es/privacy.ts';
import { prose } from './es/prose.ts';
import { questions } from './es/questions.ts';
import { reviews } from './es/reviews.ts';
import { rules } from './es/rules.ts';
import { search } from './es/search.ts';
import { searchPage } from './es/search-page.ts';
import { services } from './es/services.ts';
import { siteFiles } from './es/site-files.ts';
import { tips } from './es/tips.ts';
import { town } from './es/town.ts';
import { townHall } from './es/town-hall.ts';
import { welcome } from './es/welcome.ts';
import { zip } from './es/zip.ts';
import { zipIndex } from './es/zip-index.ts';

export const es: Words = {
  browser,
  card,
  contact,
  contactPage,
  dropOff,
  estimator,
  frame,
  home,
  interface: interfaceWords,
  items,
  llms,
  loadSheet,
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
  speech: speechIn('es'),
  tips,
  town,
  townHall,
  welcome,
  zip,
  zipIndex,
};
