/** Builds /ask.json: what every page, place and item is called, sizes of things, and words for reading sentences. */
import { feetOf } from '#business/prices.ts';
import { KIND_OF_THING } from '#business/answers.ts';
import type { Item, Municipality, Service, Site } from '#business/entities.ts';
import { STATES } from '#business/states.ts';
import { localizePath } from '#i18n/addresses.ts';
import { routes } from '#pages.ts';
import { locationLink, placeLink } from '#ui/places/links.ts';
import { countiesWithRules } from '#ui/rules/rule-links.ts';
import { plain } from '#ui/sources/prose.ts';
import type { AskData, AskFile, AskThing, ItemRule, ReadingWords, SearchItem } from './engine/ask-data.ts';
import { SearchIndex } from './engine/search-index.ts';
import { searchWords } from './engine/words.ts';
import { askWords } from './words.ts';

/**
 * @param others the same business in its other languages, because people mix them: "una nevera in Yonkers"
 * @param headings titles and headings of the language's pages
 */
export function buildAskData(site: Site, others: readonly Site[] = [], headings: AskData['headings'] = []): AskFile {
  const { stopWords, ruleWords, serviceWords, otherPartyWords } = searchWords(site.language);
  const states = [...new Set(site.counties.map(({ state }) => state))];
  const entries = [...pages(site), ...places(site), ...texts(site, others)];
  return {
    entries: entries.map(withoutEmpty),
    zips: site.zips.map(({ id, city }) => [id, city]),
    zipPath: site.zips[0]?.path.replace(/\d+$/, '') ?? '',
    things: thingsOf(site),
    truck: { feet: site.truck.feet, prices: site.truck.prices },
    reading: readingWords([site, ...others]),
    headsFirst: searchWords(site.language).headsFirst,
    phrases: site.wordings.map(({ page, says }) => ({ href: localizePath(site, page), says })),
    headings,
    outside: outsideOf(site),
    stopWords: stopWords.split(' '),
    ruleWords: ruleWords.split(' '),
    serviceWords: serviceWords.split(' '),
    otherPartyWords: otherPartyWords.split(' '),
    states: states.flatMap((state) => [state.toLowerCase(), STATES[state].toLowerCase()]),
  };
}

/** As many pages as the search page shows. */
const SHOWN = 24;
/** Kinds of pages with titles that say more than their names. */
const MISSABLE: ReadonlySet<SearchItem['role'] | undefined> = new Set(['page', 'service', 'town']);

const none: string[] = [];

/** The engine puts them back. */
const withoutEmpty = (item: SearchItem): Partial<SearchItem> =>
  Object.fromEntries(
    Object.entries(item).filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  );

/** The lists of several languages joined, word by word. */
function readingWords(sites: readonly Site[]): ReadingWords {
  const join = (a: unknown, b: unknown): unknown =>
    typeof a === 'string'
      ? `${a}|${String(b)}`
      : Object.fromEntries(
          Object.entries(a as object).map(([key, value]) => [key, join(value, (b as Record<string, unknown>)[key])]),
        );
  return sites
    .map(({ language }) => searchWords(language).reading)
    .reduce((all, words) => join(all, words) as ReadingWords);
}

function thingsOf(site: Site): AskThing[] {
  const paths = new Map(site.items.map(({ id, path }) => [id, path]));
  return site.estimator.map((row) => {
    const { id, name, names = [], group, room, item } = row;
    const path = paths.get(item ?? '');
    return {
      ...{ id, name, kind: group, room, ...feetOf(row) },
      names,
      ...(path === undefined ? {} : { item: path }),
    };
  });
}

const namesOfService = ({ id, short, also = [] }: Service): string[] => [
  ...new Set([
    short,
    ...[id, id.replace(/-(junk-)?(removal|cleanout)s?$/, ''), ...also].map((name) => name.replaceAll('-', ' ')),
  ]),
];

const serviceEntry = ({ name, path, load }: Service, names: string[], more: string[]): SearchItem => ({
  ...{ title: name, href: path, counties: none, names, more, load: [load.from, load.to] },
  ...{ text: '', role: 'service' },
});

function pages(site: Site): SearchItem[] {
  const { name } = site.business;
  return [
    {
      ...{ title: name, href: site.pages.welcome, counties: none, names: none, more: none },
      ...{ text: '', role: 'page' as const },
    },
    ...site.wordings.flatMap(({ page, title, text = '' }) =>
      title === undefined
        ? []
        : [
            {
              ...{
                title,
                href: localizePath(site, page),
                counties: none,
                names: none,
                more: none,
              },
              ...{ text: plain(site, text), role: 'page' as const },
            },
          ],
    ),
    ...site.services.map((service) => serviceEntry(service, namesOfService(service), service.objects)),
    // Services with a page only in English answer wordings; their names belong to items, whose pages are translated.
    ...site.otherServices
      .filter(({ path }) => site.wordings.some(({ page }) => page === path))
      .map((service) => serviceEntry(service, none, none)),
  ];
}

/** Names of a municipality, including those in content/search.yaml. */
const namesOf = (site: Site, place: Municipality): string[] => [
  ...new Set([
    place.name,
    place.label,
    place.official,
    ...searchWords(site.language).called(place.kind, place.name),
    ...site.wordings
      .filter(({ page }) => localizePath(site, page) === placeLink(place).href)
      .flatMap(({ says }) => says),
  ]),
];

function places(site: Site): SearchItem[] {
  const { townHall, countyRules } = askWords(site.language);
  return [
    ...site.counties.map(({ name, label, path }) => ({
      ...{ title: label, href: path, counties: [name] },
      ...{ names: [name, `${name} county`], more: none, text: '', role: 'county' as const },
    })),
    ...countiesWithRules(site).map(({ id, name, label }) => ({
      ...{ title: countyRules(label), href: routes.countyRules(id), counties: [name] },
      ...{ names: [countyRules(name), countyRules(`${name} county`)], more: none, text: '', role: 'page' as const },
    })),
    ...site.municipalities.flatMap((place): SearchItem[] => {
      const counties = [place.county.name];
      const { label, href } = placeLink(place);
      return [
        {
          ...{ title: label, href, counties, names: namesOf(site, place), text: place.county.label },
          more: none,
          role: place.town ? 'town' : 'place',
          ...zipOf(place.zips),
        },
        {
          ...{ title: townHall.title(label), href: place.townHallPath, counties },
          ...{ names: namesOf(site, place), more: none, text: townHall.text, role: 'rules' },
        },
      ];
    }),
    ...site.locations.map((location) => ({
      ...{ title: location.label, href: locationLink(location).href },
      counties: [location.county.name],
      ...{ names: [location.name], more: none, text: location.county.label, role: 'place' as const },
      ...zipOf(location.zips),
    })),
  ];
}

const zipOf = ([zip]: readonly { id: string }[]): { zip?: string } => (zip ? { zip: zip.id } : {});

/** Other names of an item in other languages, the most common first. */
const MAX_FOREIGN = 2;

/** Groups whose things go with bulk trash, unless they say otherwise. */
const BULKY: ReadonlySet<Item['group']> = new Set(['furniture', 'mattresses-bedding', 'household']);

const ruleOf = ({ thing, group }: Item): ItemRule | undefined => {
  if (thing) return [KIND_OF_THING[thing], thing];
  return BULKY.has(group) ? ['bulk'] : undefined;
};

function itemEntry(site: Site, item: Item, others: readonly Site[]): SearchItem {
  const { id, name, path, synonyms, why, instead, answer } = item;
  const foreign = others.flatMap(({ items }) =>
    items.flatMap((other) =>
      other.id === id ? [...other.name.split(/ or | o |, /), ...other.synonyms.slice(0, MAX_FOREIGN)] : [],
    ),
  );
  const rule = ruleOf(item);
  return {
    ...{ title: name, href: path, counties: none, more: none },
    names: [...new Set([...synonyms, ...foreign])],
    ...{ text: answer === 'no' ? plain(site, instead ?? why) : '', role: 'item' as const },
    ...(answer === 'yes' ? {} : { take: answer }),
    ...(rule ? { rule } : {}),
  };
}

function texts(site: Site, others: readonly Site[]): SearchItem[] {
  return [
    ...site.items.map((item) => itemEntry(site, item, others)),
    ...site.guides.map(({ title, path, counties }) => ({
      ...{
        title,
        href: path,
        counties: counties.map(({ name }) => name),
        names: none,
        more: none,
      },
      ...{ text: '', role: 'guide' as const },
    })),
  ];
}

const outsideOf = (site: Site): AskData['outside'] =>
  site.outside.map(({ name = '', names = [], zips, near }) => ({
    ...{ name, names, zips },
    near: [...new Set(near.map((place) => placeLink(place).href))],
  }));

/** With those titles and headings alone whose pages are not found without them; most are found by their names. */
export async function withMissedHeadings(data: AskFile): Promise<AskFile> {
  const index = await SearchIndex.create({ ...data, headings: [] });
  const named = new Set(data.entries.flatMap(({ href, role }) => (href && MISSABLE.has(role) ? [href] : [])));
  // Titles end with the company's name.
  const name = data.entries[0]?.title ?? '';
  const isMissed = (href: string, text: string) =>
    !index
      .search(`${text} | ${name}`)
      .hits.slice(0, SHOWN)
      .some((hit) => hit.href === href);
  const headings = data.headings
    .filter(({ href }) => named.has(href))
    .map(({ href, says }) => ({ href, says: says.filter((text) => isMissed(href, text)) }))
    .filter(({ says }) => says.length > 0);
  return { ...data, headings };
}
