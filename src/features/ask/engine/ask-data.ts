/** Types of /ask.json, which the box and the 404 page query, and of what is read out of a query. */
import type { Counts, Sized, Truck } from '#business/estimate.ts';
import type { AnswerKind, Thing as RuleThing } from '#business/schema/answers.ts';

export interface SearchItem {
  title: string;
  href: string;
  /** Names of its counties. */
  counties: string[];
  /** Alternative names. */
  names: string[];
  /** Related keywords: items a service hauls. */
  more: string[];
  /** Line shown below the title. */
  text: string;
  role: Role;
  /** Of a place or ZIP code we serve: the ZIP code whose file answers for it. */
  zip?: string | undefined;
  /** Of a service: its usual load in eighths. */
  load?: [from: number, to: number] | undefined;
  /** Of an item: unless we simply take it. */
  take?: 'conditions' | 'no' | undefined;
  /** Of an item: its row in the rules of towns, and what it counts as there. */
  rule?: ItemRule | undefined;
}

export type ItemRule = [kind: AnswerKind, thing?: RuleThing];

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

/** A thing with a size. */
export interface AskThing extends Sized {
  names: string[];
  /** Path of its item, if it has one. */
  item?: string | undefined;
  /** All that is in a home of so many bedrooms. */
  isHome?: true | undefined;
}

/** Word lists for reading sentences, of all languages together; "|" stands between words. */
export interface ReadingWords {
  /** By what they count: { '2': 'two|couple|pair' } */
  numbers: Record<string, string>;
  half: string;
  /** By the number of a floor: { '2': 'second' } */
  ordinals: Record<string, string>;
  /** Beside the number of a floor. */
  floor: string;
  /** After the number of flights. */
  flights: string;
  /** Wordings that mean stairs without an elevator, and the opposite. */
  stairs: string;
  noStairs: string;
  /** By id: today, tomorrow, weekend, weekdays. */
  days: Record<string, string>;
  /** After a number that counts nothing: "inch". */
  units: string;
  /** Between the number of a garage and its name. */
  cars: string;
  /** Before a number that counts nothing: "apt". */
  labels: string;
  /** Ends of street names, after a house number: "ct" is Connecticut, too. */
  streets: string;
  /** Ends of street names that are nothing else. */
  sureStreets: string;
  /** After the number of bedrooms, unless one of `sets` follows. */
  bedrooms: string;
  sets: string;
  /** By id: garage, basement, attic, yard, office, storage. */
  rooms: Record<string, string>;
  /** A whole room is meant. */
  clearing: string;
  /** A whole home is meant; `studio` is one without bedrooms. */
  home: string;
  studio: string;
  /** Before where the things are: "on a deck". */
  locations: string;
  /** Before what stays: "not the box spring". */
  except: string;
  /** Between a thing and its size or number: "of", "size". */
  fillers: string;
}

export interface AskData {
  entries: SearchItem[];
  things: AskThing[];
  truck: Truck;
  reading: ReadingWords;
  /** Whether the thing itself comes first in its name: "sofá cama", but "office chair". */
  headsFirst: boolean;
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

/** An entry as /ask.json has it: without empty texts and lists. */
export type AskEntry = Pick<SearchItem, 'title' | 'href' | 'role'> & {
  [Key in keyof SearchItem]?: SearchItem[Key] | undefined;
};

/** As /ask.json has it: ZIP codes apart. */
export interface AskFile extends Omit<AskData, 'entries'> {
  entries: AskEntry[];
  zips: [zip: string, city: string][];
  /** Where their pages are. */
  zipPath: string;
}

/** A place or ZIP code we do not serve: "the Bronx", "10451 (the Bronx)", "90210", with the nearest places we do. */
export interface OutsidePlace {
  place: string;
  near: SearchItem[];
}

/** Where the job is. */
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

/** What is read out of a sentence. */
export interface SentenceReading extends PlaceResult {
  /** Things with a size, by id. */
  counts: Counts;
  /** Items that we take, but whose size we don't know. */
  unsized: SearchItem[];
  /** Items that we don't take. */
  refused: SearchItem[];
  zip: string | undefined;
  /** "basement", "attic", or a number. */
  floor: string | undefined;
  hasStairs: boolean;
  /** Id of a day. */
  day: string | undefined;
  /** Id of a room to be cleared. */
  room: string | undefined;
  /** A home to be cleared: the id of its line, or "whole" where its size is not known. */
  home: string | undefined;
}
