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
} from '#business/entities.ts';
import { nearest } from '#business/near.ts';
import { steps, wordSpot, type Cell } from '#lib/hexagons.ts';
import { dollars } from '#lib/money.ts';
import { spokenPhone } from '#lib/phone.ts';
import { telHref } from '#lib/contact.ts';
import { fill } from '#lib/template.ts';
import { TOPICS } from '#business/schema/facts.ts';
import type { Link } from '#layout/site-chrome.ts';
import { plain, sourceOf, type Source } from '#ui/sources/prose.ts';
import { sourceWords } from '#ui/sources/words.ts';
import { placeWords } from '#ui/places/words.ts';
import { loadWords } from '#ui/load/words.ts';

export interface FactGroup {
  label: string;
  sources: Source[];
}

/** Facts by topic, in the order of the schema's list, numbered through. */
export function factGroups(language: string, facts: readonly Fact[]): FactGroup[] {
  let number = 0;
  return TOPICS.flatMap((topic) => {
    const own = facts.filter((fact) => fact.topic === topic);
    if (own.length === 0) return [];
    return [{ label: sourceWords(language).topics[topic], sources: own.map((fact) => sourceOf(language, fact, (number += 1))) }];
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

/** A phone number to see and to call. */
export const phoneLink = (phone: string | undefined): NearCard['phone'] =>
  phone === undefined ? undefined : { shown: spokenPhone(phone), href: telHref(phone) };

export const nearCard = (language: string, { facility, miles }: Near): NearCard => ({
  name: facility.name,
  distance: placeWords(language).aboutMiles(miles),
  takes: placeWords(language).takes(facility.takes),
  address: facility.address,
  hours: facility.hours,
  note: facility.note,
  phone: phoneLink(facility.phone),
  url: facility.url,
});

export interface NearList {
  cards: NearCard[];
  /** How distances are measured; absent where the list has none. */
  note: string | undefined;
}

/** Facilities a resident may use, nearest first; see model/near for the arguments. */
export const nearList = (language: string, ...args: Parameters<typeof nearest>): NearList => ({
  cards: nearest(...args).map((near) => nearCard(language, near)),
  note: placeWords(language).distances,
});

export interface Gauge {
  /** Filled eighths: from (always) and to (sometimes). */
  from: number;
  to: number;
  /** "an eighth to a quarter of the truck" */
  label: string;
  /** Read out: "Load gauge: a quarter of the truck". */
  spoken: string;
}

export function gauge(language: string, from: number, to: number): Gauge {
  const label = loadWords(language).shareRange(from, to);
  const { gauge: spoken, emptyTruck } = loadWords(language).estimate;
  return { from, to, label, spoken: fill(spoken, { load: from === 0 ? emptyTruck : label }) };
}

export interface LadderRow {
  gauge: Gauge;
  price: string;
  volume: string;
}

export const ladder = (site: Site): LadderRow[] =>
  site.steps.map((step) => ({
    gauge: gauge(site.language, step.eighths, step.eighths),
    price: dollars(step.price),
    volume: stepVolume(site.language, step),
  }));

export const stepVolume = (language: string, step: Step): string =>
  loadWords(language).stepVolume(Math.round(step.cubicFeet), Math.round(step.cubicYards * 10) / 10);

/** "$149 to $229", or one price where the load is one step. */
export function priceRange(site: Site, from: number, to: number): string {
  const low = site.steps[from - 1]?.price ?? 0;
  const high = site.steps[to - 1]?.price ?? 0;
  return loadWords(site.language).range(dollars(low), dollars(high));
}

/** A picture and what is to be seen on it. */
export interface PictureView {
  id: string;
  alt: string;
  /** True for a photo. */
  photo?: boolean | undefined;
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
export function pairOf(language: string, service: Service, title: string, text: string): PairView[] {
  const { pair, load } = service;
  if (!pair) return [];
  return [
    {
      title,
      text,
      service: { label: service.name, href: service.path },
      before: { picture: pair.before, gauge: gauge(language, load.to, load.to), label: loadWords(language).before(load.to) },
      after: { picture: pair.after, gauge: gauge(language, 0, 0), label: loadWords(language).after },
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
  gauge: gauge(site.language, service.load.from, service.load.to),
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

/** "A village in the town of Greenburgh, Westchester County, NY." */
export const placeSentence = (language: string, place: Municipality): string =>
  placeWords(language).placeSentence({
    kind: placeWords(language).kinds[place.kind],
    within: place.within.map((town) => town.name),
    county: place.county.official,
  });

export interface TileView extends Cell {
  short: string;
  name: string;
  href: string;
}

export interface MapView {
  /** Unlike that of any other map. */
  id: string;
  label: string;
  counties: { tint: County['tint']; label: string; href: string; tiles: TileView[]; word: (Cell & Link) | undefined }[];
  water: Cell[];
}

const byRow = (a: Cell, b: Cell) => a.r - b.r || a.q - b.q;
const cellOf = ({ q, r }: Cell): Cell => ({ q, r });

/** A region's tile map, whole or one county; every tile a link. The whole map names its counties where there is room. */
export function map(language: string, region: PlacedMap, only?: County): MapView {
  const placed = region.places.filter((tile) => !only || tile.place.county === only);
  const water = region.water.filter((cell) => !only || placed.some((tile) => steps(tile, cell) === 1));
  const taken: Cell[] = [...placed, ...water];
  return {
    id: region.id,
    label: only ? placeWords(language).countyMap(only.label) : placeWords(language).areaMap,
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
        label: county.label,
        href: county.path,
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
export function locator(language: string, name: string, county: County, lit: readonly Municipality[]): LocatorView {
  const cells = (wanted: (tile: PlacedTile) => boolean) => county.map.places.filter(wanted).map(cellOf).sort(byRow);
  return {
    label: placeWords(language).onTheMap(name),
    own: { tint: county.tint, cells: cells((tile) => tile.place.county === county && !lit.includes(tile.place)) },
    others: cells((tile) => tile.place.county !== county && !lit.includes(tile.place)),
    water: county.map.water.map(cellOf).sort(byRow),
    lit: cells((tile) => lit.includes(tile.place)),
  };
}
