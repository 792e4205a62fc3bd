/** A linked site into another language: its own addresses, and of what there is no page in that language only the name. */
import type { Service, Site } from '#business/entities.ts';
import { entryOf, paths, routes, singlePages, textPages, type SinglePage } from '#pages.ts';
import { type Add, didYouMean } from '#business/problem.ts';
import type { Translation } from '#business/rows.ts';

/** The address of a page in a language: "/es/precios". */
const within = ({ id }: Translation, ...parts: string[]): string => `/${[id, ...parts].filter(Boolean).join('/')}`;

/** English names of the pages that have an address in a language, each with that address. */
type Named = [name: SinglePage, path: string];

const isTranslatable = (name: string | undefined): name is SinglePage =>
  singlePages.some((one) => one === name && entryOf(one).translatable);

/** Pages that language.yaml names. */
function namedPages(translation: Translation, add: Add): Named[] {
  const file = `content/${translation.id}/language.yaml`;
  return Object.entries(translation.settings.pages).flatMap(([name, address]): Named[] => {
    const text = [...textPages].find(([, page]) => page === name)?.[0];
    if (text !== undefined) {
      const remedy = `Write it as \`address\` into content/${translation.id}/pages/${text}.md`;
      add(file, `pages.${name}`, 'is a page of text, which has its address in its own file', remedy);
      return [];
    }
    if (isTranslatable(name)) return [[name, within(translation, address)]];
    const names = singlePages.filter((one) => isTranslatable(one) && !entryOf(one).text);
    const remedy = `${didYouMean(name, names)}Use ${names.join(', ')}`;
    add(file, `pages.${name}`, 'is no page that another language can have', remedy);
    return [];
  });
}

/** Pages of text whose own file says where they are. */
const textPagesOf = (translation: Translation, add: Add): Named[] =>
  translation.documents.flatMap(({ collection, id, address }): Named[] => {
    if (collection !== 'pages' || address === undefined) return [];
    const name = textPages.get(id);
    if (isTranslatable(name)) return [[name, within(translation, address)]];
    add(
      `content/${translation.id}/pages/${id}.md`,
      'address',
      'makes a page that another language cannot have',
      'Take the address out',
    );
    return [];
  });

const nothing: Add = () => undefined;

/** Addresses of the pages that there are once in a language. What is wrong with them is told once, where the site is linked. */
export const pathsIn = (translation: Translation, add: Add = nothing): ReadonlyMap<SinglePage, string> =>
  new Map([...namedPages(translation, add), ...textPagesOf(translation, add)]);

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
  const here = pathsIn(translation, add);
  site.pages = { ...paths, ...Object.fromEntries(here) };
  for (const [name, path] of here) pairs.set(paths[name], path);
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
