/** What the search, the ZIP finder and the 404 page look through (find.json), and what they are answered. */

/** What can be found. */
export interface Findable {
  title: string;
  href: string;
  kind: string;
  /** Names of the counties it is about. */
  counties: string[];
  /** What it is called itself, the title left out. */
  names: string[];
  /** What else leads to it: the things that a service carries. */
  more: string[];
  /** A line about it, to be read under its title. */
  text: string;
  /** What kind of thing it is to this file. */
  role: Role;
}

/**
 * `page` answers a question, `town` and `rules` are the two pages of a municipality, `county` its hub, `place` any other place. In the
 * order in which equal hits are shown.
 */
export const ROLES = ['page', 'service', 'town', 'county', 'place', 'rules', 'item', 'guide', 'zip'] as const;
export type Role = (typeof ROLES)[number];

export interface Findables {
  entries: Findable[];
  /** Pages by address, with the ways people ask for them. */
  asked: { href: string; says: string[] }[];
  /** Pages by address, with what they are headed and titled: whoever types just that means this page. */
  headings: { href: string; says: string[] }[];
  /**
   * Places we do not serve, each with the addresses of the nearest that we do; the name is '' where it has none. `zips` are
   * whole ZIP codes or their first digits.
   */
  beyond: { name: string; names: string[]; zips: string[]; near: string[] }[];
  /** Words that say nothing about what is looked for. */
  empty: string[];
  /** Words that ask for a town's own pickup. */
  rules: string[];
  /** Words that ask for us: junk, removal. */
  ours: string[];
  /** Words that ask what others do, the town where one is named: "does yonkers". */
  theirs: string[];
  /** Names and letters of states. */
  states: string[];
}

/** Where we do not come: "the Bronx", "10451 (the Bronx)" or "90210", and the nearest places of ours as far as we know. */
export interface Beyond {
  place: string;
  near: Findable[];
}

/** What the ZIP finder shows. */
export interface Whereabouts {
  places: Findable[];
  /** The places have one name, and only the visitor knows which is meant. */
  several: boolean;
  beyond?: Beyond;
}

/** What the search shows. */
export interface Sought {
  beyond?: Beyond;
  /** Best first. */
  hits: Findable[];
  /** The words that were understood as others: offered, not forced. */
  instead?: string;
}
