/** `/locations`, `/locations/law` and `/{county}/locations`: the map, the states' law, the county hubs. */
import { head } from '#seo/head.ts';
import { countyPlace, itemList, loadOffer, serviceNode } from '#seo/schema.ts';
import type { County, Fact, Site } from '#model/entities.ts';
import { PAGES } from '#model/routes.ts';
import { STATES } from '#lib/states.ts';
import { counted, listed } from '#lib/words.ts';
import type { Topic } from '#schema/facts.ts';
import { startingPrice, type Link } from './chrome.ts';
import { contact } from './contact.ts';
import {
  factGroups,
  locationLink,
  map,
  nearCard,
  placeLink,
  standingPicture,
  type FactGroup,
  type MapView,
  type NearList,
  type PictureView,
} from './ingredients.ts';
import type { PageView } from './page.ts';
import { lastRead, plain, Prose, type Source } from './prose.ts';
import { KIND_LABEL, ruleCell, type RuleCell } from './rules.ts';

export interface LocationsView extends PageView {
  lead: string;
  maps: MapView[];
  counties: {
    id: string;
    name: string;
    href: string;
    count: string;
    places: { place: Link; townHall: string; hamlets: Link[] }[];
  }[];
  zips: Link;
}

const ADJACENT_NOTE = 'Neighbors stay neighbors where the grid allows; sizes and shapes do not.';

export function locationsView(site: Site): LocationsView {
  const maps = site.maps.map((region) => map(region));
  return {
    head: head(site, {
      title: 'Service Area: 139 Towns, Villages and Boroughs'.replace('139', String(site.municipalities.length)),
      description: `Where we take junk: every municipality of Westchester, Rockland and Bergen, and Greenwich CT. Tap your tile for prices and your town hall's free options.`,
      path: PAGES.locations,
      indexed: true,
      graph: {
        type: 'CollectionPage',
        about: itemList(
          site,
          site.counties.map(({ label, path }) => ({ name: label, path })),
        ),
      },
    }),
    crumbs: [{ label: 'Home', href: PAGES.home }],
    contact: contact(site),
    card: {
      title: 'Your street is on this map.',
      map: maps[0],
      note: `${counted(site.municipalities.length, 'municipality', 'municipalities')}, ${counted(site.zips.length, 'ZIP code')}`,
    },
    title: 'Your street is on this map.',
    lead: `One hexagon a municipality, ${site.municipalities.length} of them. ${ADJACENT_NOTE}`,
    maps,
    counties: site.counties.map((county) => ({
      id: county.id,
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

const lawId = (county: County): string => STATES[county.state].toLowerCase().replaceAll(' ', '-');

/** What concerns whoever hauls, fines or licenses, and less the household; it stands with the law. */
const OFFICIAL: readonly Topic[] = ['county-system', 'hauler-licence', 'illegal-dumping'];
const official = (county: County): Fact[] => county.facts.filter((fact) => OFFICIAL.includes(fact.topic));

/** Where the law of the county's state stands; it is one law for several counties, so it stands once. */
const lawOf = (county: County): CountyView['law'] =>
  county.stateFacts.length === 0
    ? undefined
    : {
        text: `${listed(factGroups(county.stateFacts).map((group) => group.label.replace(/^\w/, (letter) => letter.toLowerCase())))}: ${counted(county.stateFacts.length, 'statement')} on the law of ${STATES[county.state]}, each with its source and date.`,
        link: { label: `The law of ${STATES[county.state]}`, href: `${PAGES.law}#${lawId(county)}` },
      };

export interface LawView extends PageView {
  lead: string;
  picture: PictureView;
  jumps: Link[];
  states: { id: string; name: string; groups: FactGroup[] }[];
  counties: { id: string; link: Link; text: string; groups: FactGroup[] }[];
}

export function lawView(site: Site): LawView {
  const firstOfState = site.counties.filter(
    (county, at) => site.counties.findIndex((other) => other.state === county.state) === at,
  );
  const states = firstOfState.map((county) => ({
    id: lawId(county),
    name: STATES[county.state],
    groups: factGroups(county.stateFacts),
  }));
  const counties = site.counties
    .filter((county) => official(county).length > 0)
    .map((county) => ({
      id: county.id,
      link: { label: county.label, href: county.path },
      text: 'What households may bring where, and every town hall, stand on the page of the county itself.',
      groups: factGroups(official(county)),
    }));
  return {
    head: head(site, {
      title: 'Junk, Waste and Recycling Law: NY, NJ and CT',
      description:
        'What the states say about mattresses, refrigerators, electronics, paint, tires and debris, and who may haul it: each line with its source and date.',
      path: PAGES.law,
      indexed: true,
      modified: lastRead([...states, ...counties].flatMap(({ groups }) => groups.flatMap((group) => group.sources))),
    }),
    crumbs: [
      { label: 'Home', href: PAGES.home },
      { label: 'Service area', href: PAGES.locations },
    ],
    contact: contact(site),
    card: {
      title: 'The law, state by state',
      picture: standingPicture(site, 'places/transfer-station'),
      answer: 'New York, New Jersey, Connecticut',
      note: 'Each line with its source and date',
    },
    title: 'The law, state by state',
    lead: 'A town hall decides what it collects. The state decides what may go into a truck, and who may drive it.',
    picture: standingPicture(site, 'places/town-hall'),
    jumps: [
      ...states.map((state) => ({ label: state.name, href: `#${state.id}` })),
      ...counties.map((county) => ({ label: county.link.label, href: `#${county.id}` })),
    ],
    states,
    counties,
  };
}

/** What the table of a county compares; debris is on the table of all. */
const HUB_KINDS = ['bulk', 'appliances', 'electronics'] as const;

export interface CountyView extends PageView {
  lead: string;
  about: string[];
  map: MapView;
  places: { place: Link; townHall: string; population: string; cells: RuleCell[]; rules: string }[];
  kinds: string[];
  /** Its hamlets and ZIP codes, each on the list of all. */
  within: Link[];
  facilities: NearList;
  rules: FactGroup[];
  official: Link | undefined;
  law: { text: string; link: Link } | undefined;
  picture: PictureView;
  guides: Link[];
  sources: Source[];
}

export function countyView(site: Site, county: County): CountyView {
  const prose = new Prose(site);
  const title = `Junk removal in ${county.id === 'fairfield' ? 'Greenwich' : county.label}`;
  const about = county.about.map((paragraph) => prose.line(paragraph));
  const rules = factGroups(county.facts.filter((fact) => !OFFICIAL.includes(fact.topic)));
  return {
    head: head(site, {
      title: plain(site, county.title),
      description: plain(site, county.description),
      path: county.path,
      indexed: true,
      modified: lastRead([...prose.sources, ...rules.flatMap((group) => group.sources)]),
      graph: {
        type: 'CollectionPage',
        about: serviceNode(site, { name: title, areaServed: countyPlace(site, county), offers: loadOffer(site, 1) }),
        also: [
          itemList(
            site,
            county.municipalities.map(placeLink).map(({ label, href }) => ({ name: label, path: href })),
          ),
        ],
        picture: county.picture,
      },
    }),
    crumbs: [
      { label: 'Home', href: PAGES.home },
      { label: 'Service area', href: PAGES.locations },
    ],
    contact: contact(site, `junk removal in ${county.name}`),
    card: {
      lead: 'Junk removal in',
      title: county.id === 'fairfield' ? 'Greenwich, CT' : county.label,
      picture: county.picture,
    },
    title,
    lead: `${plain(site, county.lead)} From ${startingPrice(site)}.`,
    about,
    map: map(county.map, county),
    kinds: HUB_KINDS.map((kind) => KIND_LABEL[kind]),
    places: county.municipalities.map((place) => ({
      place: placeLink(place),
      townHall: place.townHallPath,
      population: place.population.toLocaleString('en-US'),
      cells: HUB_KINDS.map((kind) => ruleCell(place.rules.kinds[kind])),
      rules: place.facts.length > 0 ? counted(place.facts.length, 'rule') : 'Ask',
    })),
    within: [
      { label: 'The same for all four counties', href: PAGES.rules },
      ...(county.locations.length > 0
        ? [
            {
              label: counted(county.locations.length, 'hamlet or neighborhood', 'hamlets and neighborhoods'),
              href: `${PAGES.locations}#${county.id}`,
            },
          ]
        : []),
      { label: counted(county.zips.length, 'ZIP code'), href: `${PAGES.zips}#${county.id}` },
    ],
    facilities: {
      cards: county.facilities
        .filter((facility) => facility.kind !== 'municipal')
        .map((facility) => nearCard({ facility, miles: 0 })),
      note: undefined,
    },
    rules,
    official:
      official(county).length > 0
        ? { label: `Haulers, licenses and fines in ${county.name}`, href: `${PAGES.law}#${county.id}` }
        : undefined,
    law: lawOf(county),
    picture: county.picture,
    guides: county.guides.slice(0, 8).map((guide) => ({ label: guide.title, href: guide.path })),
    sources: prose.sources,
  };
}
