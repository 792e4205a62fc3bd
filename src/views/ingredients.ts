/** Parts that several kinds of page share: fact groups, neighbors, facilities, the gauge, service links. */
import type {
  County,
  Fact,
  Location,
  Municipality,
  Near,
  PlacedMap,
  PlacedTile,
  Service,
  Site,
  StandingPicture,
  Step,
  Zip,
} from '#model/entities.ts';
import { nearest } from '#model/near.ts';
import { aboutMiles } from '#lib/distance.ts';
import { steps, wordSpot, type Cell } from '#lib/hexagons.ts';
import { dollars } from '#lib/money.ts';
import { spokenPhone } from '#lib/phone.ts';
import { telHref } from '#lib/contact.ts';
import { counted, listed } from '#lib/words.ts';
import type { Topic } from '#schema/facts.ts';
import type { Link } from './chrome.ts';
import { plain, sourceOf, type Source } from './prose.ts';

export const TOPIC_LABEL: Record<Topic, string> = {
  'bulk-pickup': 'Bulk pickup',
  'metal-appliances': 'Metal and appliances',
  electronics: 'Electronics',
  'hazardous-waste': 'Household hazardous waste',
  'yard-waste': 'Leaves, brush and yard waste',
  'construction-debris': 'Construction debris',
  mattresses: 'Mattresses and box springs',
  refrigerants: 'Refrigerators and air conditioners',
  tires: 'Tires',
  paint: 'Paint',
  batteries: 'Batteries',
  propane: 'Propane tanks',
  mercury: 'Mercury',
  oil: 'Motor oil',
  carpet: 'Carpet',
  textiles: 'Clothing and textiles',
  'food-scraps': 'Food scraps',
  shredding: 'Paper shredding',
  medicine: 'Medicine',
  'asbestos-lead': 'Asbestos and lead',
  recycling: 'Recycling rules',
  'drop-off': 'Drop-off sites',
  events: 'Collection days',
  contact: 'Who to ask',
  'county-system': 'How the county handles waste',
  'hauler-licence': 'Hauler licenses',
  'illegal-dumping': 'Illegal dumping',
  donation: 'Giving things away',
  tax: 'Donations and tax',
  safety: 'Safety',
  'volumes-weights': 'Volumes and weights',
  statistics: 'Figures',
  census: 'Population and maps',
};

export interface FactGroup {
  label: string;
  sources: Source[];
}

/** Facts by topic, in the order of TOPIC_LABEL, numbered through. */
export function factGroups(
  facts: readonly Fact[],
  topics: readonly Topic[] = Object.keys(TOPIC_LABEL) as Topic[],
): FactGroup[] {
  let number = 0;
  return (Object.keys(TOPIC_LABEL) as Topic[]).flatMap((topic) => {
    const own = topics.includes(topic) ? facts.filter((fact) => fact.topic === topic) : [];
    if (own.length === 0) return [];
    return [{ label: TOPIC_LABEL[topic], sources: own.map((fact) => sourceOf(fact, (number += 1))) }];
  });
}

export interface NearCard {
  name: string;
  /** "about 3.5 miles"; only in lists with a note. */
  distance: string;
  takes: string;
  address: string | undefined;
  hours: string | undefined;
  note: string | undefined;
  phone: { shown: string; href: string } | undefined;
  url: string;
}

const TAKE_LABEL: Record<string, string> = {
  'hazardous-waste': 'hazardous waste',
  refrigerants: 'refrigerators and air conditioners',
  'yard-waste': 'yard waste',
  'building-materials': 'building materials',
  propane: 'propane tanks',
  shredding: 'papers to shred',
  bulk: 'bulky things',
};

export const nearCard = ({ facility, miles }: Near): NearCard => ({
  name: facility.name,
  distance: aboutMiles(miles),
  takes: `Takes ${listed(facility.takes.map((take) => TAKE_LABEL[take] ?? take))}.`,
  address: facility.address,
  hours: facility.hours,
  note: facility.note,
  phone: facility.phone ? { shown: spokenPhone(facility.phone), href: telHref(facility.phone) } : undefined,
  url: facility.url,
});

export interface NearList {
  cards: NearCard[];
  /** How distances are measured; absent where the list has none. */
  note: string | undefined;
}

/** Facilities a resident may use, nearest first; see model/near for the arguments. */
export const nearList = (...args: Parameters<typeof nearest>): NearList => ({
  cards: nearest(...args).map(nearCard),
  note: 'Distances are straight lines between the centers of the areas, not driving miles.',
});

export interface Gauge {
  /** Filled eighths: from (always) and to (sometimes). */
  from: number;
  to: number;
  /** "an eighth to a quarter of the truck" */
  label: string;
}

export const SHARE = [
  '',
  'an eighth',
  'a quarter',
  'three eighths',
  'half',
  'five eighths',
  'three quarters',
  'seven eighths',
  'all',
];

/** "half of the truck", "all of the truck". */
export const share = (eighths: number): string => `${SHARE[eighths] ?? ''} of the truck`;

export const gauge = (from: number, to: number): Gauge => ({
  from,
  to,
  label: from === to ? share(from) : `${SHARE[from] ?? ''} to ${share(to)}`,
});

export interface LadderRow {
  gauge: Gauge;
  price: string;
  volume: string;
}

export const ladder = (site: Site): LadderRow[] =>
  site.steps.map((step) => ({
    gauge: gauge(step.eighths, step.eighths),
    price: dollars(step.price),
    volume: stepVolume(step),
  }));

export const stepVolume = (step: Step): string =>
  `${Math.round(step.cubicFeet)} cubic feet, ${Math.round(step.cubicYards * 10) / 10} cubic yards`;

/** "$149 to $229", or one price where the load is one step. */
export function priceRange(site: Site, from: number, to: number): string {
  const low = site.steps[from - 1]?.price ?? 0;
  const high = site.steps[to - 1]?.price ?? 0;
  return low === high ? dollars(low) : `${dollars(low)} to ${dollars(high)}`;
}

/** A picture and what is to be seen on it. */
export interface PictureView {
  id: string;
  alt: string;
}

/** A picture that stands for no single record; the model guarantees those that pages name. */
export function standingPicture(site: Site, id: StandingPicture): PictureView {
  const picture = site.pictures.get(id);
  if (!picture) throw new Error(`content/pictures.yaml has no picture "${id}"`);
  return picture;
}

/** The same room before and after, with the share of the truck between them. */
export interface PairView {
  title: string;
  text: string;
  /** Where to read on; absent on the service's own page. */
  service: Link | undefined;
  before: { picture: PictureView; gauge: Gauge; label: string };
  after: { picture: PictureView; gauge: Gauge; label: string };
}

/** The pair of a service, where it has one. */
export function pairOf(service: Service, title: string, text: string): PairView[] {
  const { pair, load } = service;
  if (!pair) return [];
  return [
    {
      title,
      text,
      service: { label: service.name, href: service.path },
      before: { picture: pair.before, gauge: gauge(load.to, load.to), label: `Before: ${share(load.to)}` },
      after: { picture: pair.after, gauge: gauge(0, 0), label: 'After: what stays, and the floor swept' },
    },
  ];
}

export interface ServiceCard {
  picture: PictureView;
  name: string;
  href: string;
  gauge: Gauge;
  price: string;
  lead: string;
}

export const serviceCard = (site: Site, service: Service): ServiceCard => ({
  picture: service.picture,
  name: service.name,
  href: service.path,
  gauge: gauge(service.load.from, service.load.to),
  price: priceRange(site, service.load.from, service.load.to),
  lead: plain(site, service.lead),
});

/** Where "junk removal in this place" is told best: its own town page, else its county page. */
export const placeLink = (place: Municipality): Link => ({
  label: place.label,
  href: place.town?.path ?? place.path,
});
export const townHallLink = (place: Municipality): Link => ({ label: place.label, href: place.townHallPath });
export const zipLink = (zip: Zip): Link => ({ label: zip.id, href: zip.path });
export const locationLink = (location: Location): Link => ({ label: location.name, href: location.path });

const KIND_LABEL = {
  city: 'city',
  town: 'town',
  village: 'village',
  'town-village': 'town and village in one',
  borough: 'borough',
  township: 'township',
} as const;

export const kindLabel = (place: Municipality): string => KIND_LABEL[place.kind];

/** "A village of 11,541 people on 2.4 square miles, in the town of Greenburgh, Westchester County, NY." */
export function placeSentence(place: Municipality): string {
  const inside =
    place.within.length > 0
      ? ` in the ${place.within.length > 1 ? 'towns' : 'town'} of ${listed(place.within.map((town) => town.name))},`
      : '';
  const label = place.county.id === 'fairfield' ? 'Fairfield County, CT' : place.county.label;
  return `A ${kindLabel(place)} of ${counted(place.population, 'person', 'people')} on ${place.area} square miles,${inside} ${label}.`;
}

export interface TileView extends Cell {
  short: string;
  name: string;
  href: string;
}

export interface MapView {
  /** Unlike that of any other map. */
  id: string;
  label: string;
  counties: { tint: County['tint']; tiles: TileView[]; word: (Cell & Link) | undefined }[];
  water: Cell[];
}

const byRow = (a: Cell, b: Cell) => a.r - b.r || a.q - b.q;
const cellOf = ({ q, r }: Cell): Cell => ({ q, r });

/** A region's tile map, whole or one county; every tile a link. The whole map names its counties where there is room. */
export function map(region: PlacedMap, only?: County): MapView {
  const placed = region.places.filter((tile) => !only || tile.place.county === only);
  const water = region.water.filter((cell) => !only || placed.some((tile) => steps(tile, cell) === 1));
  const taken: Cell[] = [...placed, ...water];
  return {
    id: region.id,
    label: only
      ? `Map of ${only.label}, one hexagon a municipality`
      : 'Map of the service area, one hexagon a municipality',
    water: water.map(cellOf).sort(byRow),
    counties: region.counties.flatMap((county) => {
      const own = placed.filter((tile) => tile.place.county === county);
      if (own.length === 0) return [];
      const spot = only ? undefined : wordSpot(own, taken, Math.ceil(county.name.length / 4));
      if (spot)
        taken.push(
          ...Array.from({ length: Math.ceil(county.name.length / 4) }, (_, at) => ({ q: spot.q + at, r: spot.r })),
        );
      return {
        tint: county.tint,
        word: spot && { ...spot, label: county.name, href: county.path },
        tiles: own
          .map((tile) => ({
            ...cellOf(tile),
            short: tile.short,
            name: tile.place.label,
            href: placeLink(tile.place).href,
          }))
          .sort(byRow),
      };
    }),
  };
}

export interface LocatorView {
  label: string;
  /** The place's own county apart, so that templates can paint it in its color. */
  own: { tint: County['tint']; cells: Cell[] };
  others: Cell[];
  water: Cell[];
  lit: Cell[];
}

/** The same map small and still: where in its region a place lies. */
export function locator(name: string, county: County, lit: readonly Municipality[]): LocatorView {
  const cells = (wanted: (tile: PlacedTile) => boolean) => county.map.places.filter(wanted).map(cellOf).sort(byRow);
  return {
    label: `${name} on the map of the service area`,
    own: { tint: county.tint, cells: cells((tile) => tile.place.county === county && !lit.includes(tile.place)) },
    others: cells((tile) => tile.place.county !== county && !lit.includes(tile.place)),
    water: county.map.water.map(cellOf).sort(byRow),
    lit: cells((tile) => lit.includes(tile.place)),
  };
}
