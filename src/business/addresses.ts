/** Addresses of the pages in each language, known before anything is linked. */
import {
  entryOf,
  FEEDS,
  SHORT_LINKS,
  paths,
  routes,
  singlePages,
  textPages,
  type SinglePage,
  type TextPageName,
} from '#pages.ts';
import type { Site } from './entities.ts';
import { didYouMean, type Add } from './problem.ts';
import type { Content, Rows, Translation } from './rows.ts';

export interface Addresses {
  /** "en" */
  language: string;
  /** The address in this language of a page given by its English one, which is kept where there is no translation. */
  pathOf: (english: string) => string;
  /** Whether the language has a page of its own for that English address. */
  has: (english: string) => boolean;
}

export const ENGLISH: Addresses = { language: 'en', pathOf: (path) => path, has: () => true };

/** @param translated what translatedPaths gave */
export const addressesIn = ({ id }: Translation, translated: ReadonlyMap<string, string>): Addresses => ({
  language: id,
  pathOf: (english) => translated.get(english) ?? english,
  has: (english) => translated.has(english),
});

/** "/es/precios" */
const within = ({ id }: Translation, ...parts: string[]): string => `/${[id, ...parts].filter(Boolean).join('/')}`;
const languageFile = ({ id }: Translation): string => `content/${id}/language.yaml`;

type NamedPath = [name: SinglePage, path: string];

const isTranslatable = (name: string | undefined): name is SinglePage =>
  singlePages.some((page) => page === name && entryOf(page).translatable);

/** Pages that language.yaml names. */
function namedPages(translation: Translation, add: Add): NamedPath[] {
  const file = languageFile(translation);
  return Object.entries(translation.settings.pages).flatMap(([name, address]): NamedPath[] => {
    const text = [...textPages].find(([, page]) => page === name)?.[0];
    if (text !== undefined) {
      const remedy = `Write it as \`address\` into content/${translation.id}/pages/${text}.md`;
      add(file, `pages.${name}`, 'is a page of text, which has its address in its own file', remedy);
      return [];
    }
    if (isTranslatable(name)) return [[name, within(translation, address)]];
    const names = singlePages.filter((page) => isTranslatable(page) && !entryOf(page).text);
    const remedy = `${didYouMean(name, names)}Use ${names.join(', ')}`;
    add(file, `pages.${name}`, 'is no page that another language can have', remedy);
    return [];
  });
}

/** Text pages whose own file gives the address. */
const textPagePaths = (translation: Translation, add: Add): NamedPath[] =>
  translation.documents.flatMap(({ collection, id, address }): NamedPath[] => {
    if (collection !== 'pages' || address === undefined) return [];
    const name = textPages.get(id);
    if (isTranslatable(name)) return [[name, within(translation, address)]];
    const wrong = 'makes a page that another language cannot have';
    add(`content/${translation.id}/pages/${id}.md`, 'address', wrong, 'Take the address out');
    return [];
  });

/** Addresses in a language of the pages that exist once; what is wrong with them goes to `add`. */
export const singlePaths = (translation: Translation, add: Add = () => undefined): ReadonlyMap<SinglePage, string> =>
  new Map([...namedPages(translation, add), ...textPagePaths(translation, add)]);

/** @returns the English address of each page that the language has, with its own */
export function translatedPaths(
  rows: Pick<Rows, 'municipalities'>,
  translation: Translation,
  add: Add,
): ReadonlyMap<string, string> {
  const { documents, settings } = translation;
  const places = new Set(rows.municipalities.map(({ id }) => id));
  const found = new Map<string, string>();
  for (const [name, path] of singlePaths(translation, add)) found.set(paths[name], path);
  for (const { collection, id, address = id } of documents) {
    if (collection === 'services')
      found.set(routes.service(id), within(translation, settings.pages.services ?? '', address));
    if (collection === 'towns') found.set(routes.town(id), within(translation, address));
  }
  for (const [id, address] of Object.entries(settings.townHalls))
    if (places.has(id)) found.set(routes.townHall(id), within(translation, address));
    else add(languageFile(translation), `townHalls.${id}`, 'is no municipality', 'Correct its id');
  return found;
}

/** Addresses in languages that are switched off, with the English ones. */
export const hiddenPaths = (rows: Pick<Content, 'municipalities' | 'hidden'>): ReadonlyMap<string, string> =>
  new Map(
    (rows.hidden ?? []).flatMap((translation) =>
      [...translatedPaths(rows, translation, () => undefined)].map(([english, path]) => [path, english] as const),
    ),
  );

/** Addresses of the pages that have a record, and so a name of their own. */
export const recordPaths = (site: Site): string[] => [
  ...[site.counties, site.municipalities, site.locations, site.zips, site.services, site.towns, site.guides].flatMap(
    (records) => records.map(({ path }) => path),
  ),
  ...site.municipalities.map(({ townHallPath }) => townHallPath),
];

/** Addresses of the English pages without a record, and of the feeds; an optional page without its file is none. */
export const fixedAddresses = ({ textPages: written }: Pick<Site, 'textPages'>): string[] => [
  ...singlePages
    .filter((name) => entryOf(name).text !== 'optional' || written.has(name as TextPageName))
    .map((name) => paths[name]),
  ...FEEDS,
];

/** The code on printed papers that an address begins with: "/t"; undefined where it is none. */
export const paperCodeOf = (path: string): string | undefined =>
  Object.values(SHORT_LINKS).find((code) => path === code || path.startsWith(`${code}/`));

/** Other files at the top of the site, which no redirect may hide. */
const TOP_FILES = [
  ...['/robots.txt', '/llms.txt', '/sitemap-index.xml', '/site.webmanifest', '/sw.js', '/build.json', '/favicon.ico'],
  ...['/rules.csv', '/rules.json', '/rules.schema.json', '/contact.vcf', '/ask.json'],
];
/** First segments of folders that hold files of the site. */
const FILE_FOLDERS: readonly string[] = ['_astro', 'api', 'feeds', 'og', 'papers', '.well-known'];

/** Whether an address, or one below it where it ends with `*`, is a file of the site. Pages are not known here. */
export const isSiteFile = (path: string): boolean =>
  FILE_FOLDERS.includes(path.split('/')[1] ?? '') || TOP_FILES.includes(path);
