/** What can be found, and what it is called: for the search page, the ZIP finder and the index of words in pages. */
import { addressIn } from '#i18n/addresses.ts';
import type { Municipality, Site } from '#business/entities.ts';
import type { SearchEntry } from '#ui/finder/search-entry.ts';
import type { Findable, Findables } from './findable.ts';
import { routes } from '#pages.ts';
import { STATES } from '#business/states.ts';
import { countiesWithRules } from '#ui/rules/rule-links.ts';
import { NAMED, serviceArea } from '#ui/area.ts';
import { locationLink, placeLink } from '#ui/places/links.ts';
import { plain } from '#ui/sources/prose.ts';
import { finderWords } from './words.ts';

/** What an entry of the search can be, in the order they are offered. */
export const searchKinds = (site: Site): string[] => Object.values(finderWords(site.language).kinds);

/** `/search.json`: every page and item for the index of words in pages, which reads it after the build and takes it away. */
export const searchEntries = (site: Site): SearchEntry[] =>
  entriesOf(site).map(({ title, href, kind, names, more, text, counties }) => ({
    title,
    href,
    kind,
    text: `${[...names, ...more].join(' ')}. ${text}`,
    counties,
  }));

/** `/find.json`: what the search page, the ZIP finder and the 404 page look through. */
export function findables(site: Site, headings: Findables['headings'] = []): Findables {
  const { empty, rules, ours, theirs } = finderWords(site.language);
  const states = [...new Set(site.counties.map(({ state }) => state))];
  return {
    entries: entriesOf(site),
    asked: site.wordings.map(({ page, says }) => ({ href: addressIn(site, page), says })),
    headings,
    beyond: beyondOf(site),
    empty: empty.split(' '),
    rules: rules.split(' '),
    ours: ours.split(' '),
    theirs: theirs.split(' '),
    states: states.flatMap((state) => [state.toLowerCase(), STATES[state].toLowerCase()]),
  };
}

const nowhere: string[] = [];

const entriesOf = (site: Site): Findable[] => [...pages(site), ...places(site), ...texts(site)];

/** Single pages and services. */
function pages(site: Site): Findable[] {
  const { kinds } = finderWords(site.language);
  const { name } = site.business;
  return [
    {
      ...{ title: name, href: site.pages.welcome, kind: kinds.page, counties: nowhere, names: nowhere, more: nowhere },
      ...{ text: '', role: 'page' as const },
    },
    ...site.wordings.flatMap(({ page, title, text = '' }) =>
      title === undefined
        ? []
        : [
            {
              ...{
                title,
                href: addressIn(site, page),
                kind: kinds.page,
                counties: nowhere,
                names: nowhere,
                more: nowhere,
              },
              ...{ text: plain(site, text), role: 'page' as const },
            },
          ],
    ),
    ...site.services.map(({ id, name, short, path, objects, also = [], lead }) => ({
      ...{ title: name, href: path, kind: kinds.service, counties: nowhere },
      names: [
        ...new Set([
          short,
          ...[id, id.replace(/-(junk-)?(removal|cleanout)s?$/, ''), ...also].map((one) => one.replaceAll('-', ' ')),
        ]),
      ],
      more: objects,
      ...{ text: plain(site, lead), role: 'service' as const },
    })),
  ];
}

/** What people call a municipality: with its kind, and whole, and what else content/search.yaml says. */
const namesOf = (site: Site, place: Municipality): string[] => [
  ...new Set([
    place.name,
    place.label,
    place.official,
    ...finderWords(site.language).called(place.kind, place.name),
    ...site.wordings.filter(({ page }) => addressIn(site, page) === placeLink(place).href).flatMap(({ says }) => says),
  ]),
];

/** Counties, municipalities and their rules, hamlets and ZIP codes. */
function places(site: Site): Findable[] {
  const { kinds, townHall, countyRules, zipTitle } = finderWords(site.language);
  return [
    ...site.counties.map(({ name, label, path }) => ({
      ...{ title: label, href: path, kind: kinds.county, counties: [name] },
      ...{ names: [name, `${name} county`], more: nowhere, text: '', role: 'county' as const },
    })),
    ...countiesWithRules(site).map(({ id, name, label }) => ({
      ...{ title: countyRules(label), href: routes.countyRules(id), kind: kinds.townHall, counties: [name] },
      ...{ names: [countyRules(name), countyRules(`${name} county`)], more: nowhere, text: '', role: 'page' as const },
    })),
    ...site.municipalities.flatMap((place): Findable[] => {
      const counties = [place.county.name];
      const { label, href } = placeLink(place);
      return [
        {
          ...{ title: label, href, kind: kinds.town, counties, names: namesOf(site, place), text: place.county.label },
          more: nowhere,
          role: place.town ? 'town' : 'place',
        },
        {
          ...{ title: townHall.title(label), href: place.townHallPath, kind: kinds.townHall, counties },
          ...{ names: namesOf(site, place), more: nowhere, text: townHall.text, role: 'rules' },
        },
      ];
    }),
    ...site.locations.map((location) => ({
      ...{ title: location.label, href: locationLink(location).href, kind: kinds.hamlet },
      counties: [location.county.name],
      ...{ names: [location.name], more: nowhere, text: location.county.label, role: 'place' as const },
    })),
    ...site.zips.map(({ id, city, path, municipalities, county }) => ({
      ...{ title: zipTitle(id, city), href: path, kind: kinds.zip, counties: [county.name] },
      ...{
        names: [id, city],
        more: nowhere,
        text: municipalities.map(({ label }) => label).join(', '),
        role: 'zip' as const,
      },
    })),
  ];
}

/** Items and guides. */
function texts(site: Site): Findable[] {
  const { kinds } = finderWords(site.language);
  return [
    ...site.items.map(({ name, path, synonyms, why }) => ({
      ...{ title: name, href: path, kind: kinds.thing, counties: nowhere, names: synonyms, more: nowhere },
      ...{ text: plain(site, why), role: 'item' as const },
    })),
    ...site.guides.map(({ title, path, counties, description }) => ({
      ...{
        title,
        href: path,
        kind: kinds.guide,
        counties: counties.map(({ name }) => name),
        names: nowhere,
        more: nowhere,
      },
      ...{ text: plain(site, description), role: 'guide' as const },
    })),
  ];
}

const beyondOf = (site: Site): Findables['beyond'] =>
  site.outside.map(({ name = '', names = [], zips, near }) => ({
    ...{ name, names, zips },
    near: [...new Set(near.map((place) => placeLink(place).href))],
  }));

/** Where the ZIP finder knows towns: "Westchester, Rockland or Bergen"; where they are many, their number. */
export const finderArea = (site: Site): string =>
  site.counties.length > NAMED
    ? serviceArea(site)
    : finderWords(site.language).anyOf(site.counties.map((county) => county.name));
