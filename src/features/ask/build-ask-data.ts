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
import type { AskData, AskEntry, AskFile, AskThing, ItemRule, ReadingWords } from './engine/ask-data.ts';
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
const MISSABLE: ReadonlySet<AskEntry['role']> = new Set(['page', 'service', 'town']);

/** The engine puts them back. */
const withoutEmpty = (entry: AskEntry): AskEntry => {
  const { names, text } = entry;
  return { ...entry, names: names?.length ? names : undefined, text: text === '' ? undefined : text };
};

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
    const { id, name, names = [], group: kind, room, item = '' } = row;
    return { id, name, kind, names, ...feetOf(row), item: paths.get(item), isHome: room === 'homes' || undefined };
  });
}

const namesOfService = ({ id, short, also = [] }: Service): string[] => [
  ...new Set([
    short,
    ...[id, id.replace(/-(junk-)?(removal|cleanout)s?$/, ''), ...also].map((name) => name.replaceAll('-', ' ')),
  ]),
];

const serviceEntry = ({ name, path, load }: Service, more: Partial<AskEntry> = {}): AskEntry => ({
  role: 'service',
  title: name,
  href: path,
  load: [load.from, load.to],
  ...more,
});

function pages(site: Site): AskEntry[] {
  return [
    { role: 'page', title: site.business.name, href: site.pages.welcome },
    ...site.wordings.flatMap(({ page, title, text = '' }): AskEntry[] =>
      title === undefined ? [] : [{ role: 'page', title, href: localizePath(site, page), text: plain(site, text) }],
    ),
    ...site.services.map((service) => serviceEntry(service, { names: namesOfService(service), more: service.objects })),
    // Services with a page only in English answer wordings; their names belong to items, whose pages are translated.
    ...site.otherServices
      .filter(({ path }) => site.wordings.some(({ page }) => page === path))
      .map((service) => serviceEntry(service)),
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

function places(site: Site): AskEntry[] {
  const { townHall, countyRules } = askWords(site.language);
  return [
    ...site.counties.map(({ name, label, path }): AskEntry => {
      return { role: 'county', title: label, href: path, counties: [name], names: [name, `${name} county`] };
    }),
    ...countiesWithRules(site).map(({ id, name, label }): AskEntry => {
      const names = [countyRules(name), countyRules(`${name} county`)];
      return { role: 'page', title: countyRules(label), href: routes.countyRules(id), counties: [name], names };
    }),
    ...site.municipalities.flatMap((place): AskEntry[] => {
      const shared = { counties: [place.county.name], names: namesOf(site, place) };
      const role = place.town ? 'town' : 'place';
      const { label: title, href } = placeLink(place);
      return [
        { role, title, href, ...shared, text: place.county.label, zip: place.zips[0]?.id },
        { role: 'rules', title: townHall.title(title), href: place.townHallPath, ...shared, text: townHall.text },
      ];
    }),
    ...site.locations.map((location): AskEntry => {
      const { name, label: title, county, zips } = location;
      const shared = { counties: [county.name], names: [name], text: county.label };
      return { role: 'place', title, href: locationLink(location).href, ...shared, zip: zips[0]?.id };
    }),
  ];
}

/** Other names of an item in other languages, the most common first. */
const MAX_FOREIGN = 2;

/** Groups whose things go with bulk trash, unless they say otherwise. */
const BULKY: ReadonlySet<Item['group']> = new Set(['furniture', 'mattresses-bedding', 'household']);

const ruleOf = ({ thing, group }: Item): ItemRule | undefined => {
  if (thing) return [KIND_OF_THING[thing], thing];
  return BULKY.has(group) ? ['bulk'] : undefined;
};

function itemEntry(site: Site, item: Item, others: readonly Site[]): AskEntry {
  const { id, name, path, synonyms, why, instead, answer } = item;
  const foreign = others.flatMap(({ items }) =>
    items.flatMap((other) =>
      other.id === id ? [...other.name.split(/ or | o |, /), ...other.synonyms.slice(0, MAX_FOREIGN)] : [],
    ),
  );
  return {
    role: 'item',
    title: name,
    href: path,
    names: [...new Set([...synonyms, ...foreign])],
    text: answer === 'no' ? plain(site, instead ?? why) : '',
    take: answer === 'yes' ? undefined : answer,
    rule: ruleOf(item),
  };
}

function texts(site: Site, others: readonly Site[]): AskEntry[] {
  return [
    ...site.items.map((item) => itemEntry(site, item, others)),
    ...site.guides.map(({ title, path, counties }): AskEntry => {
      return { role: 'guide', title, href: path, counties: counties.map(({ name }) => name) };
    }),
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
  const named = new Set(data.entries.flatMap(({ href, role }) => (MISSABLE.has(role) ? [href] : [])));
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
