/** `/locations` and `/{county}/locations`: the map, the tree of places, the county hubs. */
import { head } from '#seo/head.ts';
import type { County, Site } from '#model/entities.ts';
import { PAGES } from '#model/routes.ts';
import { counted } from '#lib/words.ts';
import { startingPrice, type Link } from './chrome.ts';
import { contact } from './contact.ts';
import {
  factGroups,
  locationLink,
  map,
  nearCard,
  placeLink,
  zipLink,
  type FactGroup,
  type MapView,
  type NearList,
} from './ingredients.ts';
import type { PageView } from './page.ts';
import { plain, Prose, type Source } from './prose.ts';

export interface LocationsView extends PageView {
  title: string;
  lead: string;
  map: MapView;
  counties: {
    name: string;
    href: string;
    count: string;
    places: { place: Link; townHall: string; hamlets: Link[] }[];
  }[];
  zips: Link;
}

const ADJACENT_NOTE = 'Neighbors stay neighbors where the grid allows; sizes and shapes do not.';

export function locationsView(site: Site): LocationsView {
  return {
    head: head(site, {
      title: 'Service Area: 139 Towns, Villages and Boroughs'.replace('139', String(site.municipalities.length)),
      description: `Where we take junk: every municipality of Westchester, Rockland and Bergen, and Greenwich CT. Tap your tile for prices and your town hall's free options.`,
      path: PAGES.locations,
      indexed: true,
    }),
    crumbs: [{ label: 'Home', href: PAGES.home }],
    contact: contact(site),
    title: 'Your street is on this map.',
    lead: `One hexagon a municipality, ${site.municipalities.length} of them. ${ADJACENT_NOTE}`,
    map: map(site),
    counties: site.counties.map((county) => ({
      name: county.label,
      href: county.path,
      count: counted(county.municipalities.length, 'municipality', 'municipalities'),
      places: county.municipalities.map((place) => ({
        place: placeLink(place),
        townHall: place.townHallPath,
        hamlets: place.locations.map(locationLink),
      })),
    })),
    zips: { label: `All ${site.zips.length} ZIP codes`, href: PAGES.zips },
  };
}

export interface CountyView extends PageView {
  title: string;
  lead: string;
  about: string[];
  map: MapView;
  places: { label: string; href: string; townHall: string; population: string; rules: string }[];
  locations: Link[];
  zips: Link[];
  facilities: NearList;
  rules: FactGroup[];
  law: FactGroup[];
  guides: Link[];
  sources: Source[];
}

export function countyView(site: Site, county: County): CountyView {
  const prose = new Prose(site);
  const about = county.about.map((paragraph) => prose.line(paragraph));
  return {
    head: head(site, {
      title: plain(site, county.title),
      description: plain(site, county.description),
      path: county.path,
      indexed: true,
    }),
    crumbs: [
      { label: 'Home', href: PAGES.home },
      { label: 'Service area', href: PAGES.locations },
    ],
    contact: contact(site, `junk removal in ${county.name}`),
    title: `Junk removal in ${county.id === 'fairfield' ? 'Greenwich' : county.label}`,
    lead: `${plain(site, county.lead)} From ${startingPrice(site)}.`,
    about,
    map: map(site, { county }),
    places: county.municipalities.map((place) => ({
      label: place.label,
      href: placeLink(place).href,
      townHall: place.townHallPath,
      population: place.population.toLocaleString('en-US'),
      rules: place.facts.length > 0 ? counted(place.facts.length, 'sourced rule') : 'Ask the town hall',
    })),
    locations: county.locations.map(locationLink),
    zips: county.zips.map(zipLink),
    facilities: {
      cards: site.facilities
        .filter((facility) => facility.kind !== 'municipal' && facility.servesCounties.includes(county))
        .map((facility) => nearCard({ facility, miles: 0 })),
      note: undefined,
    },
    rules: factGroups(county.facts),
    law: factGroups(county.stateFacts),
    guides: site.guides
      .filter((guide) => guide.counties.includes(county))
      .slice(0, 8)
      .map((guide) => ({ label: guide.title, href: guide.path })),
    sources: prose.sources,
  };
}
