/** All pages of the site. Paths have no trailing slash and no .html. */
import { GUIDE_TOPICS, type GuideTopic } from '#business/schema/pages.ts';

/** Page kinds, one sitemap each, in this order. */
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

/** Footer columns from left to right, after the quick links. */
export const FOOTER_COLUMNS = ['services', 'areas', 'more', 'company'] as const;

interface PageEntry {
  /** English path; `[name]` is a dynamic segment of a page with one instance per record. */
  path: string;
  /** Folder in src/features with Page.astro and view.ts. */
  folder: string;
  /** Defaults to 'pages'. */
  kind?: Kind;
  /**
   * The text is a file in content/pages: how-we-check.md for `howWeCheck`. Without its file an optional page does not
   * exist, and a missing required file fails the build.
   */
  text?: 'required' | 'optional';
  /** May exist in other languages. */
  translatable?: true;
  /** Position in the main menu. */
  nav?: number;
  /** Position in the second group of the phone's menu, which is also the footer's first column. */
  quick?: number;
  /** Another footer column; links keep the order of this list. */
  footer?: (typeof FOOTER_COLUMNS)[number];
  /** Its full text is in llms-full.txt. */
  answers?: true;
}

export const pages = {
  // Single pages. A town may not use one of these paths.
  welcome: { path: '/', folder: 'welcome', translatable: true },
  home: { path: '/home', folder: 'home', translatable: true, nav: 1, answers: true },
  services: { path: '/services', folder: 'services/list', translatable: true, nav: 2, footer: 'services' },
  items: { path: '/what-we-take', folder: 'items', translatable: true, quick: 1, answers: true },
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
    quick: 3,
  },
  executors: { path: '/executors', folder: 'company/executors', text: 'required', quick: 2 },
  locations: { path: '/locations', folder: 'places/locations', translatable: true, nav: 3 },
  zips: { path: '/zip', folder: 'places/zips', translatable: true, footer: 'areas' },
  rules: { path: '/locations/rules', folder: 'rules/comparison', answers: true },
  law: { path: '/locations/law', folder: 'rules/law' },
  rulesData: { path: '/locations/rules/data', folder: 'rules/data', text: 'required' },
  rulesChanges: { path: '/locations/rules/changes', folder: 'rules/changes', text: 'required' },
  howWeCheck: { path: '/locations/how-we-check', folder: 'rules/how-we-check', text: 'required', answers: true },
  guides: { path: '/blog', folder: 'guides/list', nav: 7, footer: 'more' },
  moved: { path: '/blog/redirecting', folder: 'guides/moved' },
  portfolio: { path: '/portfolio', folder: 'work/portfolio', nav: 6, footer: 'more' },
  gallery: { path: '/gallery', folder: 'work/gallery', footer: 'more' },
  reviews: { path: '/reviews', folder: 'work/reviews', translatable: true, nav: 5, footer: 'more' },
  questions: { path: '/questions', folder: 'questions', translatable: true, footer: 'more' },
  search: { path: '/search', folder: 'ask', text: 'required', translatable: true, quick: 5 },
  about: { path: '/about', folder: 'company/about', text: 'required', quick: 4, answers: true },
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

  // Pages with one instance per record.
  service: { path: '/services/[service]', folder: 'services/service', kind: 'services', translatable: true },
  guide: { path: '/blog/[guide]', folder: 'guides/guide', kind: 'guides' },
  county: { path: '/[county]/locations', folder: 'places/county' },
  countyRules: { path: '/[county]/rules', folder: 'rules/county' },
  municipality: { path: '/[county]/locations/[municipality]', folder: 'places/municipality', kind: 'locations' },
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

/** Pages with one instance per record. */
type RecordPage = {
  [Name in PageName]: Pages[Name]['path'] extends `${string}[${string}` ? Name : never;
}[PageName];

export type SinglePage = Exclude<PageName, RecordPage>;

/** Pages whose text is a file in content/pages. */
export type TextPageName = { [Name in PageName]: Pages[Name] extends { text: string } ? Name : never }[PageName];

const hasText = (name: PageName): name is TextPageName => entryOf(name).text !== undefined;

/** Page names by file name in content/pages, without extension. */
export const textPages: ReadonlyMap<string, TextPageName> = new Map(
  pageNames
    .filter(hasText)
    .map((name) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), name] as const),
);

const isSingle = (name: PageName): name is SinglePage => !entryOf(name).path.includes('[');

export const singlePages = pageNames.filter(isSingle);

/** English paths of the single pages. */
export const paths = Object.fromEntries(singlePages.map((name) => [name, pages[name].path])) as {
  [Name in SinglePage]: Pages[Name]['path'];
};

const pathOf = (name: RecordPage, ...segments: string[]): string =>
  segments.reduce<string>((path, segment) => path.replace(/\[\w+\]/, () => segment), pages[name].path);

/** English paths by record. */
export const routes = {
  service: (id: string) => pathOf('service', id),
  guide: (id: string) => pathOf('guide', id),
  county: (id: string) => pathOf('county', id),
  countyRules: (id: string) => pathOf('countyRules', id),
  municipality: (county: string, municipality: string) => pathOf('municipality', county, municipality),
  town: (id: string) => pathOf('town', id),
  location: (id: string) => pathOf('location', id),
  townHall: (municipality: string) => pathOf('townHall', municipality),
  zip: (zip: string) => pathOf('zip', zip),
  townShortLink: (name: (typeof TOWN_SHORT_LINKS)[number], town: string) => `${SHORT_LINKS[name]}/${town}`,
  item: (id: string) => `${paths.items}#${id}`,
  /** Page 1 has the path itself, further pages end in /2, /3 and so on. */
  listPage: (path: string, page: number) => (page === 1 ? path : `${path}/${page}`),
  zipData: (zip: string) => `/api/zip/${zip}.json`,
} as const;

export const files = {
  rulesCsv: '/rules.csv',
  rulesJson: '/rules.json',
  rulesSchema: '/rules.schema.json',
  vcard: '/contact.vcf',
} as const;

export const JSON_FEED = '/feeds/all.json';
export const feedPath = (name: 'all' | GuideTopic) => `/feeds/${name}.xml`;
export const FEEDS = [JSON_FEED, feedPath('all'), ...GUIDE_TOPICS.map(feedPath)];

/**
 * Short links in the QR codes of printed materials, redirected by the host. With a town (/d/yonkers) they lead to the
 * town's page. Never change one, because the codes are already in print.
 */
export const SHORT_LINKS = { truck: '/t', card: '/c', doorHanger: '/d', yardSign: '/y', priceSheet: '/p' } as const;
/** Short links that also exist per town. */
export const TOWN_SHORT_LINKS = ['doorHanger', 'yardSign'] as const satisfies (keyof typeof SHORT_LINKS)[];

/** First path segments that a town may not use; content adds those of the counties. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  ...[...Object.values(pages).map(({ path }) => path), ...Object.values(SHORT_LINKS)]
    .map((path) => path.split('/')[1] ?? '')
    .filter((segment) => !segment.startsWith('[')),
  ...['api', 'feeds', 'og', 'index'],
]);

/** Path of a page's Markdown version. */
export const markdownPath = (path: string): string => (path === paths.welcome ? '/index.md' : `${path}.md`);

/** Matches the first path segment of translated pages only. */
export const LANGUAGE_SEGMENT = /^[a-z]{2}$/;

const PATTERNS = pageNames.map((name) => {
  const { path, kind = 'pages' } = entryOf(name);
  return { kind, pattern: new RegExp(`^${path.replace(/\[\w+\]/g, '[^/]+')}$`) };
});

/** The kind of the page at a path; translated pages are 'languages', and further pages of a list are 'pages'. */
export const kindOf = (path: string): Kind =>
  LANGUAGE_SEGMENT.test(path.split('/')[1] ?? '')
    ? 'languages'
    : (PATTERNS.find(({ pattern }) => pattern.test(path))?.kind ?? 'pages');
