/** Builds find.json and search.json. */
import { localizePath } from '#i18n/addresses.ts';
import type { Municipality, Site } from '#business/entities.ts';
import type { SearchEntry } from '#ui/finder/search-entry.ts';
import type { SearchData, SearchItem } from './search-data.ts';
import { routes } from '#pages.ts';
import { STATES } from '#business/states.ts';
import { countiesWithRules } from '#ui/rules/rule-links.ts';
import { MAX_NAMED_COUNTIES, serviceArea } from '#ui/area.ts';
import { locationLink, placeLink } from '#ui/places/links.ts';
import { plain } from '#ui/sources/prose.ts';
import { finderWords } from './words.ts';

/** Labels of result kinds, in display order. */
export const searchKinds = (site: Site): string[] => Object.values(finderWords(site.language).kinds);

/** Entries of search.json for the full-text index; the build deletes it afterwards. */
export const searchEntries = (site: Site): SearchEntry[] =>
  entriesOf(site).map(({ title, href, kind, names, more, text, counties }) => ({
    title,
    href,
    kind,
    text: `${[...names, ...more].join(' ')}. ${text}`,
    counties,
  }));

/** Content of find.json, for the search page, the ZIP finder and the 404 page. */
export function buildSearchData(site: Site, headings: SearchData['headings'] = []): SearchData {
  const { stopWords, ruleWords, serviceWords, otherPartyWords } = finderWords(site.language);
  const states = [...new Set(site.counties.map(({ state }) => state))];
  return {
    entries: entriesOf(site),
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

const none: string[] = [];

const entriesOf = (site: Site): SearchItem[] => [...pages(site), ...places(site), ...texts(site)];

function pages(site: Site): SearchItem[] {
  const { kinds } = finderWords(site.language);
  const { name } = site.business;
  return [
    {
      ...{ title: name, href: site.pages.welcome, kind: kinds.page, counties: none, names: none, more: none },
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
                kind: kinds.page,
                counties: none,
                names: none,
                more: none,
              },
              ...{ text: plain(site, text), role: 'page' as const },
            },
          ],
    ),
    ...site.services.map(({ id, name, short, path, objects, also = [], lead }) => ({
      ...{ title: name, href: path, kind: kinds.service, counties: none },
      names: [
        ...new Set([
          short,
          ...[id, id.replace(/-(junk-)?(removal|cleanout)s?$/, ''), ...also].map((name) => name.replaceAll('-', ' ')),
        ]),
      ],
      more: objects,
      ...{ text: plain(site, lead), role: 'service' as const },
    })),
  ];
}

/** Names of a municipality, including those in content/search.yaml. */
const namesOf = (site: Site, place: Municipality): string[] => [
  ...new Set([
    place.name,
    place.label,
    place.official,
    ...finderWords(site.language).called(place.kind, place.name),
    ...site.wordings
      .filter(({ page }) => localizePath(site, page) === placeLink(place).href)
      .flatMap(({ says }) => says),
  ]),
];

function places(site: Site): SearchItem[] {
  const { kinds, townHall, countyRules, zipTitle } = finderWords(site.language);
  return [
    ...site.counties.map(({ name, label, path }) => ({
      ...{ title: label, href: path, kind: kinds.county, counties: [name] },
      ...{ names: [name, `${name} county`], more: none, text: '', role: 'county' as const },
    })),
    ...countiesWithRules(site).map(({ id, name, label }) => ({
      ...{ title: countyRules(label), href: routes.countyRules(id), kind: kinds.townHall, counties: [name] },
      ...{ names: [countyRules(name), countyRules(`${name} county`)], more: none, text: '', role: 'page' as const },
    })),
    ...site.municipalities.flatMap((place): SearchItem[] => {
      const counties = [place.county.name];
      const { label, href } = placeLink(place);
      return [
        {
          ...{ title: label, href, kind: kinds.town, counties, names: namesOf(site, place), text: place.county.label },
          more: none,
          role: place.town ? 'town' : 'place',
        },
        {
          ...{ title: townHall.title(label), href: place.townHallPath, kind: kinds.townHall, counties },
          ...{ names: namesOf(site, place), more: none, text: townHall.text, role: 'rules' },
        },
      ];
    }),
    ...site.locations.map((location) => ({
      ...{ title: location.label, href: locationLink(location).href, kind: kinds.hamlet },
      counties: [location.county.name],
      ...{ names: [location.name], more: none, text: location.county.label, role: 'place' as const },
    })),
    ...site.zips.map(({ id, city, path, municipalities, county }) => ({
      ...{ title: zipTitle(id, city), href: path, kind: kinds.zip, counties: [county.name] },
      ...{
        names: [id, city],
        more: none,
        text: municipalities.map(({ label }) => label).join(', '),
        role: 'zip' as const,
      },
    })),
  ];
}

function texts(site: Site): SearchItem[] {
  const { kinds } = finderWords(site.language);
  return [
    ...site.items.map(({ name, path, synonyms, why }) => ({
      ...{ title: name, href: path, kind: kinds.thing, counties: none, names: synonyms, more: none },
      ...{ text: plain(site, why), role: 'item' as const },
    })),
    ...site.guides.map(({ title, path, counties, description }) => ({
      ...{
        title,
        href: path,
        kind: kinds.guide,
        counties: counties.map(({ name }) => name),
        names: none,
        more: none,
      },
      ...{ text: plain(site, description), role: 'guide' as const },
    })),
  ];
}

const outsideOf = (site: Site): SearchData['outside'] =>
  site.outside.map(({ name = '', names = [], zips, near }) => ({
    ...{ name, names, zips },
    near: [...new Set(near.map((place) => placeLink(place).href))],
  }));

/** "Westchester, Rockland or Bergen", or their number if there are many. */
export const finderArea = (site: Site): string =>
  site.counties.length > MAX_NAMED_COUNTIES
    ? serviceArea(site)
    : finderWords(site.language).anyOf(site.counties.map((county) => county.name));
