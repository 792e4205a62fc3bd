/** `/search.json`: every page and thing worth finding, with what it is filtered by; and the places of the ZIP finder. */
import type { Site } from '#model/entities.ts';
import { PAGES } from '#model/routes.ts';
import type { Entry, Listed } from '#lib/matching.ts';
import { wordsOf } from '#words/words.ts';
import { NAMED, serviceArea } from './frame.ts';
import { placeLink } from './parts.ts';
import { plain } from './prose.ts';

/** What an entry of the search can be, in the order they are offered. */
export const searchKinds = (site: Site): string[] => Object.values(wordsOf(site).search.kinds);

/** Single pages; the lists below have the others. */
const SINGLE = ['pricing', 'items', 'contact', 'about', 'checkout'] as const;

export const searchEntries = (site: Site): Listed[] => [
  ...pageEntries(site),
  ...placesToFind(site),
  ...textEntries(site),
];

const nowhere: string[] = [];

/** The single pages and the services. */
function pageEntries(site: Site): Listed[] {
  const { kinds, pages } = wordsOf(site).search;
  return [
    ...SINGLE.map((page) => ({ ...pages[page], href: PAGES[page], kind: kinds.page, counties: nowhere })),
    ...site.services.map((service) => ({
      title: service.name,
      href: service.path,
      kind: kinds.service,
      text: `${service.objects.join(' ')} ${plain(site, service.lead)}`,
      counties: nowhere,
    })),
  ];
}

/** Counties, towns, town halls, hamlets and ZIP codes. */
function placesToFind(site: Site): Listed[] {
  const { kinds, townHall, zipTitle } = wordsOf(site).search;
  const zips = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ');
  return [
    ...site.counties.map((county) => ({
      title: county.label,
      href: county.path,
      kind: kinds.county,
      text: plain(site, county.lead),
      counties: [county.name],
    })),
    ...site.towns.map(({ main: place }) => ({
      ...titled(placeLink(place)),
      kind: kinds.town,
      text: `${place.official} ${zips(place.zips)}`,
      counties: [place.county.name],
    })),
    ...site.municipalities.map((place) => ({
      title: townHall.title(place.label),
      href: place.townHallPath,
      kind: kinds.townHall,
      text: townHall.text(place.official),
      counties: [place.county.name],
    })),
    ...site.locations.map((location) => ({
      title: location.label,
      href: location.path,
      kind: kinds.hamlet,
      text: zips(location.zips),
      counties: [location.county.name],
    })),
    ...site.zips.map((zip) => ({
      title: zipTitle(zip.id, zip.city),
      href: zip.path,
      kind: kinds.zip,
      text: zip.municipalities.map((place) => place.label).join(' '),
      counties: [zip.county.name],
    })),
  ];
}

/** Guides and things. */
function textEntries(site: Site): Listed[] {
  const { kinds } = wordsOf(site).search;
  return [
    ...site.guides.map((guide) => ({
      title: guide.title,
      href: guide.path,
      kind: kinds.guide,
      text: plain(site, guide.description),
      counties: guide.counties.map((county) => county.name),
    })),
    ...site.items.map((item) => ({
      title: item.name,
      href: item.path,
      kind: kinds.thing,
      text: `${item.synonyms.join(' ')}. ${plain(site, item.why)}`,
      counties: nowhere,
    })),
  ];
}

const titled = ({ label, href }: { label: string; href: string }) => ({ title: label, href });

/** `/api/places.json`: towns, villages, hamlets, to be found by name. */
export const placeEntries = (site: Site): Entry[] => [
  ...site.municipalities.map((place) => ({ ...titled(placeLink(place)), kind: place.county.label, text: '' })),
  ...site.locations.map((location) => ({
    title: location.label,
    href: location.path,
    kind: location.within[0]?.county.label ?? '',
    text: '',
  })),
];

/** Where the ZIP finder knows towns: "Westchester, Rockland or Bergen"; where they are many, their number. */
export const finderArea = (site: Site): string =>
  site.counties.length > NAMED
    ? serviceArea(site)
    : wordsOf(site).search.anyOf(site.counties.map((county) => county.name));
