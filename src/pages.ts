/** Every page of the site: its address, the folder that draws it, and where it is listed. Paths have no slash at the end and no .html. */
import { GUIDE_TOPICS, type GuideTopic } from '#business/schema/pages.ts';

/** What a page is about: one sitemap each, in this order. */
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

/** Columns of the footer, from left to right. */
export const FOOTER_COLUMNS = ['services', 'areas', 'more', 'company'] as const;

interface PageEntry {
  /** In English; `[name]` stands for one part of it, of a page that there is for each record. */
  path: string;
  /** Below src/features: Page.astro draws it, view.ts gives its data. */
  folder: string;
  /** "pages" where nothing is said. */
  kind?: Kind;
  /**
   * Its words are a file of content/pages: how-we-check.md is that of `howWeCheck`. An optional page is there while its
   * file is; without a required file nothing is built.
   */
  text?: 'required' | 'optional';
  /** True where another language may have it. */
  translatable?: true;
  /** Its place in the main menu. */
  nav?: number;
  /** Its column of the footer, in the order of this list. */
  footer?: (typeof FOOTER_COLUMNS)[number];
  /** True of what answers, rather than lists: it stands whole in llms-full.txt. */
  answers?: true;
}

/** The list. A page is a folder in src/features and a line here. */
export const pages = {
  // Pages that there are once. A town may not take one of these addresses.
  welcome: { path: '/', folder: 'welcome', translatable: true },
  home: { path: '/home', folder: 'home', translatable: true, nav: 1, answers: true },
  services: { path: '/services', folder: 'services/list', translatable: true, nav: 2, footer: 'services' },
  items: { path: '/what-we-take', folder: 'items', translatable: true, footer: 'services', answers: true },
  itemSources: { path: '/what-we-take/sources', folder: 'items/sources', translatable: true },
  dropOff: { path: '/drop-off', folder: 'items/drop-off', translatable: true },
  pricing: { path: '/pricing', folder: 'pricing', translatable: true, nav: 4, footer: 'services', answers: true },
  sizes: { path: '/sizes', folder: 'pricing/sizes' },
  loadSheet: { path: '/load-sheet', folder: 'pricing/load-sheet', translatable: true },
  photoQuote: {
    path: '/photo-quote',
    folder: 'company/photo-quote',
    text: 'required',
    translatable: true,
    footer: 'services',
  },
  checkout: { path: '/checkout', folder: 'company/checkout', text: 'required', footer: 'services' },
  paymentSuccess: { path: '/payment-success', folder: 'company/payment-success', text: 'required' },
  propertyManagers: {
    path: '/property-managers',
    folder: 'company/property-managers',
    text: 'required',
    footer: 'services',
  },
  executors: { path: '/executors', folder: 'company/executors', text: 'required', footer: 'services' },
  locations: { path: '/locations', folder: 'places/locations', translatable: true, nav: 3 },
  zips: { path: '/zip', folder: 'places/zips', translatable: true, footer: 'areas' },
  rules: { path: '/locations/rules', folder: 'rules/comparison', answers: true },
  law: { path: '/locations/law', folder: 'rules/law' },
  howWeCheck: { path: '/locations/how-we-check', folder: 'rules/how-we-check', text: 'required', answers: true },
  guides: { path: '/blog', folder: 'guides/list', nav: 7, footer: 'more' },
  moved: { path: '/blog/redirecting', folder: 'guides/moved' },
  portfolio: { path: '/portfolio', folder: 'work/portfolio', nav: 6, footer: 'more' },
  gallery: { path: '/gallery', folder: 'work/gallery', footer: 'more' },
  reviews: { path: '/reviews', folder: 'work/reviews', translatable: true, nav: 5, footer: 'more' },
  questions: { path: '/questions', folder: 'questions', translatable: true, footer: 'more' },
  search: { path: '/search', folder: 'search', text: 'required', translatable: true, footer: 'more' },
  about: { path: '/about', folder: 'company/about', text: 'required', footer: 'company', answers: true },
  contact: {
    path: '/contact',
    folder: 'company/contact',
    text: 'required',
    translatable: true,
    footer: 'company',
    answers: true,
  },
  privacy: { path: '/privacy', folder: 'company/privacy', text: 'required', translatable: true, footer: 'company' },
  accessibility: {
    path: '/accessibility',
    folder: 'company/accessibility',
    text: 'required',
    translatable: true,
    footer: 'company',
  },
  textHome: { path: '/seo-home', folder: 'home/text', footer: 'company' },
  notFound: { path: '/404', folder: 'not-found', text: 'required' },
  offline: { path: '/offline', folder: 'not-found/offline', text: 'required', translatable: true },

  // Pages that there are for each record.
  service: { path: '/services/[service]', folder: 'services/service', kind: 'services', translatable: true },
  guide: { path: '/blog/[guide]', folder: 'guides/guide', kind: 'guides' },
  county: { path: '/[county]/locations', folder: 'places/county' },
  countyRules: { path: '/[county]/rules', folder: 'rules/county' },
  countyPlace: { path: '/[county]/locations/[municipality]', folder: 'places/municipality', kind: 'locations' },
  location: { path: '/location/[location]', folder: 'places/hamlet', kind: 'locations' },
  zip: { path: '/zip/[zip]', folder: 'places/zip', kind: 'zips' },
  townHall: {
    path: '/municipality/[municipality]',
    folder: 'rules/town-hall',
    kind: 'municipalities',
    translatable: true,
  },
  town: { path: '/[town]', folder: 'places/town', kind: 'towns', translatable: true },
} as const satisfies Record<string, PageEntry>;

type Pages = typeof pages;
export type PageName = keyof Pages;
export const pageNames = Object.keys(pages) as PageName[];
export const entryOf = (name: PageName): PageEntry => pages[name];

/** Names of the pages that there are for each record. */
export type RecordPage = {
  [Name in PageName]: Pages[Name]['path'] extends `${string}[${string}` ? Name : never;
}[PageName];
/** Names of the pages that there are once. */
export type SinglePage = Exclude<PageName, RecordPage>;
/** Names of the pages whose words are a file of content/pages. */
export type TextPageName = { [Name in PageName]: Pages[Name] extends { text: string } ? Name : never }[PageName];

const hasText = (name: PageName): name is TextPageName => entryOf(name).text !== undefined;
/** By the name of the file, without its ending. */
export const textPages: ReadonlyMap<string, TextPageName> = new Map(
  pageNames
    .filter(hasText)
    .map((name) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), name] as const),
);
const isSingle = (name: PageName): name is SinglePage => !entryOf(name).path.includes('[');

export const singlePages = pageNames.filter(isSingle);

/** The address of each page that there is once, in English. */
export const paths = Object.fromEntries(singlePages.map((name) => [name, pages[name].path])) as {
  [Name in SinglePage]: Pages[Name]['path'];
};

const addressOf = (name: RecordPage, ...parts: string[]): string =>
  parts.reduce((path, part) => path.replace(/\[\w+\]/, () => part), pages[name].path as string);

/** English addresses of what there is many times. */
export const routes = {
  service: (id: string) => addressOf('service', id),
  guide: (id: string) => addressOf('guide', id),
  county: (id: string) => addressOf('county', id),
  countyRules: (id: string) => addressOf('countyRules', id),
  countyPlace: (county: string, municipality: string) => addressOf('countyPlace', county, municipality),
  town: (id: string) => addressOf('town', id),
  location: (id: string) => addressOf('location', id),
  townHall: (municipality: string) => addressOf('townHall', municipality),
  zip: (zip: string) => addressOf('zip', zip),
  townPaper: (paper: (typeof TOWN_PAPERS)[number], town: string) => `${PAPERS[paper]}/${town}`,
  item: (id: string) => `${paths.items}#${id}`,
  /** A list that is too long for one page goes on at /2, /3 and so on. */
  listPage: (path: string, page: number) => (page === 1 ? path : `${path}/${page}`),
  zipData: (zip: string) => `/api/zip/${zip}.json`,
} as const;

/** Files that are no pages. */
export const files = { rulesCsv: '/rules.csv', rulesJson: '/rules.json', vcard: '/contact.vcf' } as const;

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
  ...[...Object.values(pages).map(({ path }) => path), ...Object.values(PAPERS)]
    .map((path) => path.split('/')[1] ?? '')
    .filter((part) => !part.startsWith('[')),
  ...['api', 'feeds', 'og', 'pagefind', 'index'],
]);

/** Where the Markdown alternate of a page stands. */
export const markdownPath = (path: string): string => (path === paths.welcome ? '/index.md' : `${path}.md`);

/** The first part of every address in a further language, and no other's. */
export const LANGUAGE = /^[a-z]{2}$/;

const PATTERNS = pageNames.map((name) => {
  const { path, kind = 'pages' } = entryOf(name);
  return { kind, pattern: new RegExp(`^${path.replace(/\[\w+\]/g, '[^/]+')}$`) };
});

/** The kind of the page at an address; those of further languages are one kind, further pages of a list are plain ones. */
export const kindOf = (path: string): Kind =>
  LANGUAGE.test(path.split('/')[1] ?? '')
    ? 'languages'
    : (PATTERNS.find(({ pattern }) => pattern.test(path))?.kind ?? 'pages');
