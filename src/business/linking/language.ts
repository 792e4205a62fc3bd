/** A linked site into another language: its own addresses, and of what there is no page in that language only the name. */
import type { Service, Site } from '#business/entities.ts';
import { PAGES, routes, type PageName } from '#pages.ts';
import { type Add, didYouMean } from '#business/problem.ts';
import type { Translation } from '#business/rows.ts';

/** Pages that another language can have: their templates show nothing but their view (src/templates). */
export const TRANSLATABLE = [
  'welcome',
  'home',
  'services',
  'pricing',
  'photoQuote',
  'loadSheet',
  'locations',
  'zips',
  'items',
  'itemSources',
  'dropOff',
  'questions',
  'reviews',
  'contact',
  'privacy',
  'accessibility',
  'search',
  'offline',
] as const satisfies PageName[];
export type TranslatablePage = (typeof TRANSLATABLE)[number];

const isTranslatable = (name: string): name is TranslatablePage => TRANSLATABLE.some((one) => one === name);

/** The address of a page in a language: "/es/precios". */
const within = ({ id }: Translation, ...parts: string[]): string => `/${[id, ...parts].filter(Boolean).join('/')}`;

function pagesOf(translation: Translation, add: Add): Site['pages'] {
  const own = Object.entries(translation.settings.pages).flatMap(([name, address]): [PageName, string][] => {
    if (isTranslatable(name)) return [[name, within(translation, address)]];
    add(
      `content/${translation.id}/language.yaml`,
      `pages.${name}`,
      'is no page that another language can have',
      `${didYouMean(name, TRANSLATABLE)}Use ${TRANSLATABLE.join(', ')}`,
    );
    return [];
  });
  return { ...PAGES, ...Object.fromEntries(own) };
}

/**
 * Changes a site that was linked from the rows of a language: the addresses of its pages, and lists of pages that there
 * are in English alone. Names of what has no page here stay linked, and lead to the English.
 *
 * @returns the English address of each page that there is in this language, and its own
 */
export function intoLanguage(site: Site, translation: Translation, add: Add): Map<string, string> {
  const pairs = new Map<string, string>();
  const moved = (record: { path: string }, path: string) => {
    pairs.set(record.path, path);
    record.path = path;
  };
  site.language = translation.id;
  site.pages = pagesOf(translation, add);
  for (const name of TRANSLATABLE) if (site.pages[name] !== PAGES[name]) pairs.set(PAGES[name], site.pages[name]);
  const has = new Map(
    translation.documents.map(({ collection, id, address = id }) => [`${collection}/${id}`, address]),
  );
  for (const service of site.services) {
    const address = has.get(`services/${service.id}`);
    if (address !== undefined) moved(service, within(translation, translation.settings.pages.services ?? '', address));
  }
  for (const town of site.towns) {
    const address = has.get(`towns/${town.id}`);
    if (address !== undefined) moved(town, within(translation, address));
  }
  for (const [id, address] of Object.entries(translation.settings.townHalls)) {
    const place = site.municipalities.find((one) => one.id === id);
    if (!place)
      add(`content/${translation.id}/language.yaml`, `townHalls.${id}`, 'is no municipality', 'Correct its id');
    else {
      pairs.set(place.townHallPath, within(translation, address));
      place.townHallPath = within(translation, address);
    }
  }
  for (const item of site.items) item.path = item.path.replace(routes.item(''), `${site.pages.items}#`);
  // What people type in one language says nothing in another.
  const wordings = new Set(translation.rows.search?.map(({ id }) => id));
  site.wordings = site.wordings.filter(({ id }) => wordings.has(id));
  leaveOut(site, (service) => pairs.has(routes.service(service.id)));
  return pairs;
}

/** Takes out of lists what has no page in this language. */
function leaveOut(site: Site, isHere: (service: Service) => boolean): void {
  const [here, elsewhere] = [site.services.filter(isHere), site.services.filter((service) => !isHere(service))];
  site.services = here;
  site.otherServices = elsewhere;
  for (const service of [...here, ...elsewhere]) {
    service.related = service.related.filter(isHere);
    service.namedBy = service.namedBy.filter(isHere);
    service.guides = [];
    service.jobs = [];
    service.towns = service.towns.filter(({ path }) => path.startsWith(`/${site.language}/`));
  }
  for (const town of site.towns) {
    town.services = town.services.filter(isHere);
    town.guides = [];
  }
  for (const shelf of site.home.home.shelves) shelf.services = shelf.services.filter(isHere);
  site.home.home.shelves = site.home.home.shelves.filter(({ services }) => services.length > 0);
  site.home.home.pairs = site.home.home.pairs.filter(({ service }) => isHere(service));
  site.home.home.guides = [];
  for (const county of site.counties) county.guides = [];
  for (const place of site.municipalities) place.jobs = [];
  // Guides and jobs are told in the owner's own words, in English.
  site.guides = [];
  site.jobs = [];
}
