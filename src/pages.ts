/** Every address on the site. Paths have no slash at the end and no .html. */
import { GUIDE_TOPICS, type GuideTopic } from '#business/schema/pages.ts';

/** Pages that exist once, by name. A town may not take one of these as its slug. */
export const PAGES = {
  welcome: '/',
  home: '/home',
  textHome: '/seo-home',
  services: '/services',
  pricing: '/pricing',
  photoQuote: '/photo-quote',
  sizes: '/sizes',
  loadSheet: '/load-sheet',
  locations: '/locations',
  rules: '/locations/rules',
  law: '/locations/law',
  howWeCheck: '/locations/how-we-check',
  zips: '/zip',
  items: '/what-we-take',
  itemSources: '/what-we-take/sources',
  dropOff: '/drop-off',
  guides: '/blog',
  moved: '/blog/redirecting',
  portfolio: '/portfolio',
  gallery: '/gallery',
  questions: '/questions',
  reviews: '/reviews',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  accessibility: '/accessibility',
  propertyManagers: '/property-managers',
  executors: '/executors',
  checkout: '/checkout',
  paymentSuccess: '/payment-success',
  search: '/search',
  notFound: '/404',
  offline: '/offline',
} as const;

export type PageName = keyof typeof PAGES;

/** Where a reader can follow the guides: all of them, and one feed a topic. */
export const JSON_FEED = '/feeds/all.json';
export const feedPath = (name: 'all' | GuideTopic) => `/feeds/${name}.xml`;
export const FEEDS = [JSON_FEED, feedPath('all'), ...GUIDE_TOPICS.map(feedPath)];

/**
 * Printed papers by the short address in their code, which the host counts: no pages, they lead to one. With a town
 * behind it (/d/yonkers) a town's own paper leads to that town's page. What is printed stays: never change one.
 */
export const PAPERS = { truck: '/t', card: '/c', doorHanger: '/d', yardSign: '/y', priceSheet: '/p' } as const;
/** Papers that a town has of its own. */
export const TOWN_PAPERS = ['doorHanger', 'yardSign'] as const satisfies (keyof typeof PAPERS)[];

/** First parts of an address that belong to the site itself; those of the counties come from content. */
export const RESERVED: ReadonlySet<string> = new Set([
  ...[...Object.values(PAGES), ...Object.values(PAPERS)].map((path) => path.split('/')[1] ?? ''),
  'api',
  'feeds',
  'og',
  'pagefind',
  'location',
  'municipality',
  'index',
]);

export const routes = {
  service: (id: string) => `/services/${id}`,
  guide: (id: string) => `/blog/${id}`,
  county: (id: string) => `/${id}/locations`,
  countyRules: (id: string) => `/${id}/rules`,
  countyPlace: (county: string, municipality: string) => `/${county}/locations/${municipality}`,
  town: (id: string) => `/${id}`,
  location: (id: string) => `/location/${id}`,
  townHall: (municipality: string) => `/municipality/${municipality}`,
  zip: (zip: string) => `/zip/${zip}`,
  townPaper: (paper: (typeof TOWN_PAPERS)[number], town: string) => `${PAPERS[paper]}/${town}`,
  item: (id: string) => `/what-we-take#${id}`,
  /** A list that is too long for one page goes on at /2, /3 and so on. */
  listPage: (path: string, page: number) => (page === 1 ? path : `${path}/${page}`),
  zipData: (zip: string) => `/api/zip/${zip}.json`,
} as const;

/** Where the Markdown alternate of a page stands. */
export const markdownPath = (path: string): string => (path === PAGES.welcome ? '/index.md' : `${path}.md`);

/** The first part of every address in a further language, and no other's. */
export const LANGUAGE = /^[a-z]{2}$/;

/** What a page is about: the order of the sitemaps and of llms.txt. */
export const KINDS = [
  'pages',
  'services',
  'towns',
  'municipalities',
  'locations',
  'zips',
  'guides',
  'languages',
] as const;
export type Kind = (typeof KINDS)[number];

const KIND_OF: Record<string, Kind> = {
  services: 'services',
  blog: 'guides',
  municipality: 'municipalities',
  location: 'locations',
  zip: 'zips',
};

/** The kind of the page at an address; those of further languages are one kind, indexes and county hubs are plain pages. */
export function kindOf(path: string): Kind {
  const [first = '', second, third] = path.slice(1).split('/');
  if (LANGUAGE.test(first)) return 'languages';
  if (second === undefined) return RESERVED.has(first) ? 'pages' : 'towns';
  // A municipality's page below its county.
  if (third !== undefined) return 'locations';
  return KIND_OF[first] ?? 'pages';
}

export const CSV_PATH = '/rules.csv';

export const JSON_PATH = '/rules.json';

export const VCARD_PATH = '/contact.vcf';
