/** Types of find.json, which the search, the ZIP finder and the 404 page query, and of their results. */

export interface SearchItem {
  title: string;
  href: string;
  kind: string;
  /** Names of its counties. */
  counties: string[];
  /** Alternative names. */
  names: string[];
  /** Related keywords: items a service hauls. */
  more: string[];
  /** Line shown below the title. */
  text: string;
  role: Role;
}

/**
 * In display order of equal hits. `page` answers a question, `town` and `rules` are the two pages of a municipality,
 * `county` is its hub, `place` any other place.
 */
export const ROLES = ['page', 'service', 'town', 'county', 'place', 'rules', 'item', 'guide', 'zip'] as const;
export type Role = (typeof ROLES)[number];

/** A place outside the service area; `name` may be ''. */
export interface OutsideRow {
  name: string;
  names: string[];
  /** ZIP codes or their prefixes. */
  zips: string[];
  /** Paths of the nearest places we serve. */
  near: string[];
}

export interface SearchData {
  entries: SearchItem[];
  /** Phrases people use for a page. */
  phrases: { href: string; says: string[] }[];
  /** Headings and titles: typing exactly one of them means its page. */
  headings: { href: string; says: string[] }[];
  outside: OutsideRow[];
  stopWords: string[];
  /** Words that indicate municipal pickup. */
  ruleWords: string[];
  /** Words that indicate our service: junk, removal. */
  serviceWords: string[];
  /** Words that indicate another party, such as the named town: "does yonkers". */
  otherPartyWords: string[];
  /** Names and abbreviations of states. */
  states: string[];
}

/** A place or ZIP code we do not serve: "the Bronx", "10451 (the Bronx)", "90210", with the nearest places we do. */
export interface OutsidePlace {
  place: string;
  near: SearchItem[];
}

/** Result of the ZIP finder. */
export interface PlaceResult {
  places: SearchItem[];
  /** Several places share the name. */
  isAmbiguous: boolean;
  outside?: OutsidePlace;
}

/** Result of the search. */
export interface SearchResult {
  outside?: OutsidePlace;
  /** Best first. */
  hits: SearchItem[];
  /** Title to suggest if the query was corrected. */
  suggestion?: string;
}
