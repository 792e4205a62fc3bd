/** Records of the business as linked objects: ids replaced by what they point at. */
import type { Answer, AnswerKind, Office, RuleKind, Thing } from '#business/schema/answers.ts';
import type { Job as JobRow, Review as ReviewRow } from '#business/schema/business.ts';
import type { Fact, Facility as FacilityRow, Item as ItemRow } from '#business/schema/facts.ts';
import type { Picture, Post as PostRow, Service as ServiceRow } from '#business/schema/pages.ts';
import type {
  County as CountyRow,
  Location as LocationRow,
  Municipality as MunicipalityRow,
  Outside as OutsideRow,
  Town as TownRow,
  Zip as ZipRow,
} from '#business/schema/places.ts';
import type { Load } from '#business/schema/estimator.ts';
import type { Tiles } from '#business/schema/tiles.ts';
import type { Point } from '#lib/distance.ts';
import type { Document } from './rows.ts';

export type { Fact };

export interface County extends CountyRow {
  path: string;
  /** In a sentence about a place in it: "Fairfield County, CT". */
  official: string;
  picture: Picture;
  municipalities: Municipality[];
  locations: Location[];
  zips: Zip[];
  /** Published, about the county as a whole. */
  facts: Fact[];
  /** Published. */
  stateFacts: Fact[];
  /** Answers of the county, its authority or the state where a municipality is silent. */
  rules: Record<AnswerKind, Row>;
  /** Its waste authority's. */
  contact: OfficeContact | undefined;
  /** Those that serve the whole county. */
  facilities: Facility[];
  /** Newest first. */
  guides: Guide[];
  /** The tile map of its region. */
  map: PlacedMap;
}

/** Who answers where that is not the municipality itself. */
export type Answerer = NonNullable<Answer['by']>;

/** Whose office it is. */
export interface OfficeOwner {
  kind: Municipality['kind'] | 'county' | 'state' | 'utility';
  /** "Yonkers", "Westchester", "New Jersey"; '' for a utility. */
  name: string;
}

export interface OfficeContact {
  office: Office;
  /** '+19145550149' */
  phone: string;
  ext: string | undefined;
  of: OfficeOwner;
}

/** One way to be rid of a kind of thing, or of some things of it: the answers of several facts as one. */
export interface Line extends Omit<Answer, 'kinds' | 'how' | 'by' | 'at' | 'things'> {
  how: NonNullable<Answer['how']>;
  by: Answerer | undefined;
  /** Empty where it holds for all things of the kind. */
  things: readonly Thing[];
  /** Where it is brought: any of these. */
  at: Facility[];
  contact: OfficeContact | undefined;
  /** Of its main source, where that is older than three years. */
  year: number | undefined;
  facts: Fact[];
}

/** The answer to "what do I do with it", best first. Without lines, only who to call. */
export interface Row {
  lines: Line[];
  /** Who to ask, where no line answers for most things, or the first has no number. */
  contact: OfficeContact | undefined;
}

export interface Municipality extends Omit<
  MunicipalityRow,
  'county' | 'picture' | 'within' | 'zips' | 'neighbors' | 'across'
> {
  county: County;
  picture: Picture;
  within: Municipality[];
  /** Inside this town. */
  villages: Municipality[];
  zips: Zip[];
  neighbors: Municipality[];
  across: Municipality[];
  locations: Location[];
  /** The hand-written page about it. */
  town: Town | undefined;
  /** Published rules of its own, also those shared with other places. */
  facts: Fact[];
  rules: Record<RuleKind, Row>;
  /** Who to ask about pickups. */
  contact: OfficeContact | undefined;
  collector: Fact['collector'];
  /** Page or app that tells the pickup day by address. */
  lookup: string | undefined;
  /** Those that serve it by name; its county's are not included. */
  facilities: Facility[];
  /** Newest first. */
  jobs: Job[];
  reviews: Review[];
  /** "Junk removal here". */
  path: string;
  /** The town hall's side. */
  townHallPath: string;
}

export interface Location extends Omit<LocationRow, 'picture' | 'within' | 'zips'> {
  path: string;
  picture: Picture;
  county: County;
  within: Municipality[];
  zips: Zip[];
}

export interface Zip extends Omit<ZipRow, 'county' | 'municipalities' | 'locations'> {
  path: string;
  county: County;
  municipalities: Municipality[];
  locations: Location[];
}

/** A place that we do not serve. */
export interface Outside extends Omit<OutsideRow, 'near'> {
  /** Nearest first. */
  near: Municipality[];
}

export interface Facility extends Omit<FacilityRow, 'zip' | 'point' | 'facts' | 'serves'> {
  zip: Zip | undefined;
  point: Point;
  facts: Fact[];
  servesCounties: County[];
  servesMunicipalities: Municipality[];
}

export interface Near {
  facility: Facility;
  miles: number;
}

export interface Service extends Omit<Document<ServiceRow>, 'related' | 'pair' | 'example'> {
  /** A typical load, in eighths of the truck. */
  example: { what: string; from: number; to: number };
  path: string;
  related: Service[];
  picture: Picture;
  /** The same room full and cleared. */
  pair: { before: Picture; after: Picture } | undefined;
  /** Services that list this one as related. */
  namedBy: Service[];
  guides: Guide[];
  towns: Town[];
  items: Item[];
  /** Newest first. */
  jobs: Job[];
  reviews: Review[];
}

export interface Town extends Omit<Document<TownRow>, 'municipalities' | 'services'> {
  path: string;
  name: string;
  municipalities: Municipality[];
  /** The one whose town hall comes first. */
  main: Municipality;
  services: Service[];
  guides: Guide[];
}

export interface Guide extends Omit<Document<PostRow>, 'counties' | 'services' | 'towns' | 'picture'> {
  path: string;
  picture: Picture | undefined;
  counties: County[];
  services: Service[];
  towns: Town[];
  /** Whole minutes at 220 words a minute. */
  minutes: number;
}

export interface Item extends Omit<ItemRow, 'service' | 'law'> {
  /** Cubic feet, from its smallest line in the estimator to its largest, and their facts; outside measures have none. */
  volume: { from: number; to: number; facts: string[] } | undefined;
  service: Service | undefined;
  law: Fact[];
  path: string;
}

export interface Review extends Omit<ReviewRow, 'place' | 'service'> {
  place: Municipality;
  service: Service;
}

export interface Job extends Omit<JobRow, 'place' | 'service' | 'zip' | 'photos'> {
  place: Municipality;
  service: Service;
  zip: Zip | undefined;
  /** Its photos, or the pictures of its service. */
  pair: { before: Picture; after: Picture } | undefined;
  photographed: boolean;
}

export interface Step {
  eighths: number;
  price: number;
  cubicFeet: number;
  cubicYards: number;
  sample: boolean;
}

/** Lines of the load estimator, counted. */
export interface WorkedPart {
  count: number;
  name: string;
  /** How it is drawn. */
  group: Load['group'];
  /** Cubic feet of all of them. */
  low: number;
  high: number;
}

/** A list of things with its sum in cubic feet, before any packing. */
export interface WorkedLoad {
  parts: WorkedPart[];
  feet: { low: number; high: number };
}

export interface HeavyMaterial {
  material: string;
  /** Pounds a cubic yard, loose. */
  pounds: { from: number; to: number };
  /** Pounds of an eighth of the truck. */
  eighth: { from: number; to: number };
  facts: Fact[];
  service: Service | undefined;
}

/** Money off between two days. */
export interface Offer {
  /** Whole dollars. */
  off: number;
  /** The one it is for; undefined for every load. */
  service: Service | undefined;
  /** Of the service or the item. */
  name: string | undefined;
  /** First and last day. */
  from: string;
  until: string;
}

export interface PlacedTile {
  q: number;
  r: number;
  place: Municipality;
}

/** The tile map of a region. */
export interface PlacedMap {
  id: string;
  counties: County[];
  places: PlacedTile[];
  water: Tiles['water'];
}
