/** The whole business, linked. */
import type { Business, Faq } from '#business/schema/business.ts';
import type { Load } from '#business/schema/estimator.ts';
import type { Picture, Redirect } from '#business/schema/pages.ts';
import type { Pricing } from '#business/schema/pricing.ts';
import type { Home as HomeRow, TextPage as TextPageRow, Wording } from '#business/schema/text-pages.ts';
import type { LanguageFormat } from '#i18n/language-format.ts';
import type { SinglePage, TextPageName } from '#pages.ts';
import type { Estimate, Span, Truck } from './estimate.ts';
import type {
  County,
  Facility,
  Fact,
  Guide,
  HeavyMaterial,
  Item,
  Job,
  Location,
  Municipality,
  Offer,
  Outside,
  PlacedMap,
  Review,
  Service,
  Step,
  Town,
  WorkedLoad,
  Zip,
} from './records.ts';

export type * from './records.ts';

/** The truck with none to eight eighths of a load; nothing but the load differs. */
export const TRUCKS = [
  'fleet/truck-0',
  'fleet/truck-1',
  'fleet/truck-2',
  'fleet/truck-3',
  'fleet/truck-4',
  'fleet/truck-5',
  'fleet/truck-6',
  'fleet/truck-7',
  'fleet/truck-8',
] as const;

/** Pictures that pages use directly. */
export const STANDING_PICTURES = [
  'hero-loaded',
  'hero-winter',
  'hero-spring',
  'hero-cleared',
  'house-rooms',
  'buildings',
  ...TRUCKS,
  'bands/crew-at-door',
  'bands/donation-shop',
  'bands/transfer-station',
  'bands/truck-at-dusk',
  'company/about',
  'company/checkout',
  'company/managers',
  'company/reviews',
  'fleet/crew',
  'pairs/garage-before',
  'places/donation-dropoff',
  'places/empty-room',
  'places/mailbox',
  'places/town-hall',
  'places/transfer-station',
  'services/basement-cleanout',
  'services/couch-removal',
  'services/eviction-foreclosure-cleanout',
] as const;
export type StandingPicture = (typeof STANDING_PICTURES)[number];

/** Cubic feet of one, by the id of a line of the estimator or of an item with a volume. */
export type Volumes = ReadonlyMap<string, Span>;

export interface PriceList {
  /** The truck body in cubic feet and cubic yards. */
  truck: Truck & { yards: number };
  steps: Step[];
  /** What the first step holds, with the picture of just that in the truck, if there is one. */
  minimum: (WorkedLoad & { picture: Picture | undefined })[];
  /** Loads worked out, not jobs that happened. */
  examples: (WorkedLoad & Estimate & { what: string; place: Municipality; service: Service })[];
  heavy: HeavyMaterial[];
  offers: Offer[];
}

export interface TextLink {
  label: string;
  /** As written: a path of this site, or a full address. */
  href: string;
}

/** Tokens are unfilled in all of these texts. */
export interface TextSection {
  /** Plain text. */
  heading: string;
  /** HTML, a paragraph, list or table each. */
  blocks: string[];
  /** The list of links that ends the section. */
  links: TextLink[];
}

export interface TextPage extends TextPageRow {
  /** The name of its file. */
  id: string;
  /** The list of links that is the whole body of a page without sections. */
  links: TextLink[];
  sections: TextSection[];
}

/** A row of the home pages that names services. */
export type Shelf<Row> = Omit<Row, 'services'> & { services: Service[] };

export interface Home {
  welcome: Omit<HomeRow['welcome'], 'cards'> & { cards: Shelf<HomeRow['welcome']['cards'][number]>[] };
  home: Omit<HomeRow['home'], 'shelves' | 'house' | 'pairs' | 'guides' | 'captions'> & {
    shelves: Shelf<HomeRow['home']['shelves'][number]>[];
    house: Shelf<NonNullable<HomeRow['home']['house']>> | undefined;
    pairs: { service: Service; title: string; text: string }[];
    guides: Guide[];
    /** A county without one shows its number of municipalities. */
    captions: Map<County, string>;
  };
  blog: Record<keyof HomeRow['blog'], Guide[]>;
}

/** From an address of this site to a page of it, which may have a #fragment. */
export interface RedirectRule extends Pick<Redirect, 'from' | 'to'> {
  /** True where every visit must be counted; browsers cache other redirects. */
  counted?: true | undefined;
}

/** A page in one of its languages. */
export interface Alternate {
  /** "es" */
  language: string;
  /** What the language calls itself. */
  name: string;
  path: string;
}

export interface Site extends PriceList {
  /** Of its words: 'en'. */
  language: string;
  /** Dates, hours, lists and parts of the truck in that language. */
  formats: LanguageFormat;
  /** Addresses of the pages that exist once; English where the language has no such page. */
  pages: Readonly<Record<SinglePage, string>>;
  /** Newest day on which a source was read: '2026-11-21'; '' without facts. */
  checked: string;
  business: Business;
  pricing: Pricing;
  volumes: Volumes;
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
  /** Services with a page in English only; none in English. */
  otherServices: Service[];
  towns: Town[];
  guides: Guide[];
  textPages: ReadonlyMap<TextPageName, TextPage>;
  home: Home;
  /** In the order of the file. */
  estimator: Load[];
  /** Pictures of no single record, by id. */
  pictures: ReadonlyMap<string, Picture>;
  /** The same business in its further languages. */
  languages: Site[];
  /** The same business in English, where this one is in another language. */
  english?: Site;
  /** Versions of a page by each of its addresses, English first. */
  alternates: ReadonlyMap<string, readonly Alternate[]>;
  /** Addresses without a page. */
  redirects: RedirectRule[];
  /** Addresses in languages that are switched off, with the English ones. */
  hidden: ReadonlyMap<string, string>;
  /** One a region, the business's own first. */
  maps: PlacedMap[];
}
