/** The business as linked objects: ids replaced by what they point at. */
import type { Business, Faq, Job as JobRow, Pricing, Review as ReviewRow } from '#business/schema/business.ts';
import type { Fact as FactRow, Facility as FacilityRow, Item as ItemRow } from '#business/schema/facts.ts';
import type { Load } from '#business/schema/estimator.ts';
import type { Picture, Post as PostRow, Service as ServiceRow } from '#business/schema/pages.ts';
import type {
  County as CountyRow,
  BaselineKind,
  BaselineRule as BaselineRuleRow,
  RuleKind,
  Rules as RulesRow,
  CollectionRule as CollectionRuleRow,
  Location as LocationRow,
  Municipality as MunicipalityRow,
  Outside as OutsideRow,
  Tiles,
  Town as TownRow,
  Zip as ZipRow,
} from '#business/schema/places.ts';
import type { Wording } from '#business/schema/text-pages.ts';
import type { Point } from '#lib/distance.ts';
import type { LanguageFormat } from '#i18n/language-format.ts';
import type { Home } from '#business/linking/home.ts';
import type { Moved } from '#business/linking/redirects.ts';
import type { Volumes } from './loads.ts';
import type { SinglePage, TextPageName } from '#pages.ts';
import type { PriceBook } from './prices.ts';
import type { Document } from './rows.ts';
import type { TextPage } from '#business/linking/text-pages.ts';

export type Fact = FactRow;

/** Pictures that pages name themselves, beside those of the services, pairs and counties. */
export const STANDING_PICTURES = [
  'hero-loaded',
  'hero-cleared',
  'fleet/truck-empty',
  'fleet/truck-quarter',
  'fleet/truck-half',
  'fleet/truck-three',
  'fleet/truck-full',
  'fleet/crew',
  'places/donation-dropoff',
  'places/empty-room',
  'places/mailbox',
  'places/town-hall',
  'places/transfer-station',
] as const;
export type StandingPicture = (typeof STANDING_PICTURES)[number];

export interface County extends CountyRow {
  path: string;
  /** The county itself, in a sentence about a place in it: "Fairfield County, CT". */
  official: string;
  picture: Picture;
  municipalities: Municipality[];
  locations: Location[];
  zips: Zip[];
  /** Published facts about this county as a whole. */
  facts: Fact[];
  /** Published facts about its state. */
  stateFacts: Fact[];
  /** What it, its authority or the state answers where a municipality is silent. */
  baseline: Partial<Record<BaselineKind, BaselineRule>>;
  /** Those that serve the whole county. */
  facilities: Facility[];
  /** Newest first. */
  guides: Guide[];
  /** The tile map of its region. */
  map: PlacedMap;
}

/** How a municipality takes a kind of thing, with the facts that say so. */
export interface CollectionRule extends Omit<CollectionRuleRow, 'facts'> {
  facts: Fact[];
}

/** What a county or a state answers, with the facts that say so. */
export interface BaselineRule extends Omit<BaselineRuleRow, 'facts'> {
  facts: Fact[];
}

/** What a municipality takes, at a glance; a kind is absent where nothing was found. */
export interface Rules {
  collector: RulesRow['collector'];
  /** Phone of those to ask, where we have it. */
  ask: string | undefined;
  kinds: Partial<Record<RuleKind, CollectionRule>>;
}

export interface Municipality extends Omit<
  MunicipalityRow,
  'county' | 'picture' | 'within' | 'zips' | 'neighbors' | 'across'
> {
  county: County;
  /** What it looks like. */
  picture: Picture;
  within: Municipality[];
  /** Villages inside this town. */
  villages: Municipality[];
  zips: Zip[];
  neighbors: Municipality[];
  across: Municipality[];
  locations: Location[];
  /** The hand-written page that speaks for it, where there is one. */
  town: Town | undefined;
  /** Published rules of its own, alone or with others; what merely describes it left out. */
  facts: Fact[];
  rules: Rules;
  /** Those that serve it by name; its county's are not among them. */
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
  /** What it looks like. */
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
  /** One load of this kind, by the eighths of the truck that it takes. */
  example: { what: string; from: number; to: number };
  path: string;
  related: Service[];
  picture: Picture;
  /** The same room full and cleared, for the services that have such a pair. */
  pair: { before: Picture; after: Picture } | undefined;
  /** Services that name this one as related. */
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

export interface Guide extends Omit<Document<PostRow>, 'counties' | 'services' | 'towns'> {
  path: string;
  counties: County[];
  services: Service[];
  towns: Town[];
  /** Whole minutes at 220 words a minute. */
  minutes: number;
}

export interface Item extends Omit<ItemRow, 'service' | 'law' | 'volume'> {
  /** Cubic feet: its own, or those of its line in the estimator, which may rest on outside measures. */
  volume: { from: number; to: number; fact?: string | undefined } | undefined;
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
  /** Cubic feet of all of them. */
  low: number;
  high: number;
}

/** A list of things with its sum in cubic feet, before any packing. */
export interface WorkedLoad {
  what: string;
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

export interface PlacedTile {
  q: number;
  r: number;
  short: string;
  place: Municipality;
}

/** The tile map of a region. */
export interface PlacedMap {
  id: string;
  counties: County[];
  places: PlacedTile[];
  water: Tiles['water'];
}

/** A page in one of the languages that it is written in. */
export interface Twin {
  /** "es" */
  language: string;
  /** What the language calls itself. */
  name: string;
  path: string;
}

export interface Site {
  /** In which its content is written, and its pages speak: 'en'. */
  language: string;
  /** How that language says dates, hours, lists and parts of the truck. */
  speech: LanguageFormat;
  /** Addresses of the pages that exist once; of one that there is in English alone, the English. */
  pages: Readonly<Record<SinglePage, string>>;
  /** Newest day on which one of its sources was read: '2026-11-21'; '' without facts. */
  checked: string;
  business: Business;
  pricing: Pricing;
  volumes: Volumes;
  /** The truck body in cubic feet and cubic yards. */
  truck: { feet: number; yards: number };
  steps: Step[];
  /** What the first step holds, with the rectangles to be seen through the back doors. */
  minimum: PriceBook['minimum'];
  /** Loads worked out, not jobs that happened. */
  examples: PriceBook['examples'];
  heavy: HeavyMaterial[];
  faq: Faq[];
  /** What people type to find a page that is no service, place, item or guide. */
  wordings: Wording[];
  /** Newest first. */
  reviews: Review[];
  jobs: Job[];
  items: Item[];
  counties: County[];
  municipalities: Municipality[];
  locations: Location[];
  zips: Zip[];
  outside: Outside[];
  facilities: Facility[];
  facts: Fact[];
  services: Service[];
  /** Those that have a page in English alone; none in English. */
  otherServices: Service[];
  towns: Town[];
  guides: Guide[];
  /** Pages of text. */
  textPages: ReadonlyMap<TextPageName, TextPage>;
  /** What the welcome page and the home page promise and choose. */
  home: Home;
  /** Lines of the load estimator, in the order of the file. */
  estimator: Load[];
  /** Pictures that stand for no single record, by id. */
  pictures: ReadonlyMap<string, Picture>;
  /** The same business in its further languages. */
  languages: Site[];
  /** What there is in several languages, by each of its addresses: the English first. */
  twins: ReadonlyMap<string, readonly Twin[]>;
  /** Addresses that are no pages, and the page that each leads to. */
  redirects: Moved[];
  /** One a region, the business's own region first. */
  maps: PlacedMap[];
}
