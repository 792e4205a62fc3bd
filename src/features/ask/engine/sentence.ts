/** Reads a sentence for things with counts, a place, a floor and a day: "2 mattresses and a fridge, 3rd floor, 10701". */
import type {
  AskData,
  AskThing,
  OutsidePlace,
  PlaceResult,
  ReadingWords,
  SearchItem,
  SentenceReading,
} from './ask-data.ts';
import type { PlaceQueries } from './place-queries.ts';
import { stem } from './stems.ts';
import { MAX_WORDS, type Named, ThingNames } from './thing-names.ts';
import type { Vocabulary } from './vocabulary.ts';

interface Token {
  text: string;
  stem: string;
  /** After a comma or the like. */
  afterBreak: boolean;
  /** Corrected spelling. */
  isGuess: boolean;
  /** Spoken for: it names or counts nothing else. */
  used: boolean;
}

interface Match {
  named: Named;
  /** Of its first and last token. */
  from: number;
  to: number;
}

/** Words between a number and its thing: "2 big old brown couches". */
const MAX_ADJECTIVES = 3;
const MAX_COUNT = 1000;
const MAX_OUTSIDE_WORDS = 3;
const MIN_GUESS_LENGTH = 6;
/** Longest street name between a house number and "Street". */
const MAX_STREET_WORDS = 3;
const MAX_LENGTH = 1000;
/** A home of unknown size. */
const WHOLE = 'whole';

const isNumber = (text: string): boolean => /^\d{1,4}$/.test(text);
const ORDINAL = /^(\d{1,2})(st|nd|rd|th|er|ro|do|to|mo|era|da|ta|a|o)$/;

/** `{ '2': 'two|couple' }` → two: '2', couple: '2' */
const byWord = (lists: Record<string, string>): Map<string, string> =>
  new Map(Object.entries(lists).flatMap(([id, words]) => words.split('|').map((word): [string, string] => [word, id])));

/** All words of the lists. */
const wordsIn = (reading: ReadingWords): string[] =>
  (Object.values(reading) as (string | Record<string, string>)[])
    .flatMap((list) => (typeof list === 'string' ? [list] : Object.values(list)))
    .flatMap((words) => words.split(/[| ]/));

const setOf = (words: string): ReadonlySet<string> => new Set(words.split('|'));

export class SentenceReader {
  readonly #things: ThingNames;
  readonly #places: PlaceQueries;
  readonly #vocabulary: Vocabulary;
  readonly #words: ReadingWords;
  readonly #numbers: ReadonlyMap<string, string>;
  readonly #ordinals: ReadonlyMap<string, string>;
  readonly #rooms: ReadonlyMap<string, string>;
  readonly #units: ReadonlySet<string>;
  readonly #cars: ReadonlySet<string>;
  readonly #labels: ReadonlySet<string>;
  readonly #streets: ReadonlySet<string>;
  readonly #sureStreets: ReadonlySet<string>;
  readonly #floor: ReadonlySet<string>;
  readonly #fillers: ReadonlySet<string>;
  readonly #homes: readonly AskThing[];

  constructor({ things, entries, reading, headsFirst }: AskData, places: PlaceQueries, vocabulary: Vocabulary) {
    this.#fillers = new Set(reading.fillers.split('|').map(stem));
    this.#homes = things.filter(({ isHome }) => isHome).sort((a, b) => a.low - b.low);
    this.#things = new ThingNames(
      things.filter((thing) => !this.#homes.includes(thing)),
      entries.filter(({ role }) => role === 'item'),
      this.#fillers,
      new Set([
        ...vocabulary.stopWords,
        ...vocabulary.serviceWords,
        ...vocabulary.ruleWords,
        ...wordsIn(reading).map(stem),
      ]),
      headsFirst,
    );
    this.#places = places;
    this.#vocabulary = vocabulary;
    this.#words = reading;
    this.#numbers = byWord(reading.numbers);
    this.#ordinals = byWord(reading.ordinals);
    this.#rooms = byWord(reading.rooms);
    this.#units = setOf(reading.units);
    this.#cars = setOf(reading.cars);
    this.#labels = setOf(reading.labels);
    this.#sureStreets = setOf(reading.sureStreets);
    this.#streets = setOf(`${reading.streets}|${reading.sureStreets}`);
    this.#floor = setOf(reading.floor);
    vocabulary.add(wordsIn(reading).join(' '));
  }

  read(text: string): SentenceReading {
    const zip = /(?:^|[^\d$])(\d{5})(?!\d)/.exec(text)?.[1];
    const tokens = this.#tokensOf(text);
    const hasStairs = this.#takeStairs(tokens);
    const day = this.#takeDay(tokens);
    const floor = this.#takeFloor(tokens);
    const home = this.#takeBedrooms(tokens);
    this.#takeStreets(tokens);
    this.#takeMeasures(tokens);
    const outside = this.#takeOutside(tokens);
    const { matches, places } = this.#takeNames(tokens);
    const found = this.#listOf(tokens, matches);
    const isEmpty = Object.keys(found.counts).length + found.unsized.length + found.refused.length === 0;
    const room = this.#roomIn(tokens, isEmpty);
    const isHome = isEmpty && !room && (home !== undefined || this.#says(tokens, this.#words.home));
    return {
      ...found,
      counts: isHome && home && home !== WHOLE ? { [home]: 1 } : found.counts,
      ...(outside ? { places: [], isAmbiguous: false, outside } : this.#whereOf(tokens, places, zip)),
      zip,
      hasStairs,
      day,
      floor: floor ?? (room ? undefined : this.#roomFloor(tokens)),
      room,
      home: isHome ? (home ?? WHOLE) : undefined,
    };
  }

  #tokensOf(text: string): Token[] {
    const plain = text
      .slice(0, MAX_LENGTH)
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/(^|\D)\d{5}(-\d{4})?(?!\d)/g, '$1 ')
      .replace(/(\d)\s*(?:["”″]|'')/g, '$1 inch ')
      .replace(/(\d)\s*['’′](?!\w)/g, '$1 ft ')
      .replace(/([a-z])['’](?=[a-z])/g, '$1')
      .replace(/\b(\d+)x\b/g, '$1 x ')
      .replace(/\bx(\d+)\b/g, 'x $1 ')
      .replace(/(\d)[-–](?=[a-z])/g, '$1 ')
      .replace(/\b(\d+)(br|bd|bdrm|bed|ft|in|lbs?|gal|pm|am)\b/g, '$1 $2');
    const tokens: Token[] = [];
    let afterBreak = false;
    for (const [part] of plain.matchAll(/[a-z0-9]+|[,;:.&+/]/g)) {
      if (/[a-z0-9]/.test(part)) {
        const text = /\d/.test(part) ? part : this.#vocabulary.correct(part);
        tokens.push({ text, stem: stem(text), afterBreak, isGuess: text !== part, used: false });
      }
      afterBreak = !/[a-z0-9]/.test(part);
    }
    return tokens;
  }

  /** Whether one of the wordings stands in the tokens; its words are used then. */
  #take(tokens: readonly Token[], wordings: string): boolean {
    return wordings
      .split('|')
      .sort((a, b) => b.length - a.length)
      .some((wording) => {
        const words = wording.split(' ');
        const at = tokens.findIndex((_, start) => words.every((word, offset) => tokens[start + offset]?.text === word));
        if (at >= 0) use(tokens, at, at + words.length - 1);
        return at >= 0;
      });
  }

  #says(tokens: readonly Token[], wordings: string): boolean {
    return this.#take(
      tokens.map((token) => ({ ...token })),
      wordings,
    );
  }

  #takeStairs(tokens: Token[]): boolean {
    for (const [at, { text }] of tokens.entries())
      if (this.#words.flights.split('|').includes(text) && this.#numberAt(tokens, at - 1) !== undefined)
        use(tokens, at - 1, at);
    if (this.#take(tokens, this.#words.noStairs)) return false;
    return this.#take(tokens, this.#words.stairs);
  }

  #takeDay(tokens: Token[]): string | undefined {
    const said = Object.entries(this.#words.days).filter(([, wordings]) => this.#take(tokens, wordings));
    // A weekday says more than "mañana", which is tomorrow or the morning, beside it.
    const [day] = said.find(([id]) => id !== 'tomorrow' && id !== 'today') ?? said[0] ?? [];
    return day;
  }

  /** "2nd floor", "third fl", "piso 5" */
  #takeFloor(tokens: Token[]): string | undefined {
    for (const [at, { text }] of tokens.entries()) {
      if (!this.#floor.has(text)) continue;
      const ordinal = (word = '') =>
        ORDINAL.exec(word)?.[1] ?? this.#ordinals.get(word) ?? (isNumber(word) ? word : undefined);
      const before = tokens[at]?.afterBreak ? undefined : ordinal(tokens[at - 1]?.text);
      const after = ordinal(tokens[at + 1]?.text);
      if (before === undefined && after === undefined) continue;
      use(tokens, before === undefined ? at : at - 1, before === undefined ? at + 1 : at);
      return String(Number(before ?? after));
    }
    return undefined;
  }

  /** "one bedroom", "2 br": the home of so many; one larger than any line has no known size. */
  #takeBedrooms(tokens: Token[]): string | undefined {
    const bedrooms = setOf(this.#words.bedrooms);
    for (const [at, { text }] of tokens.entries()) {
      const count = bedrooms.has(text) ? this.#numberAt(tokens, at - 1) : undefined;
      if (count === undefined || setOf(this.#words.sets).has(tokens[at + 1]?.text ?? '')) continue;
      use(tokens, at - 1, at);
      // Studios come first.
      return this.#homes[count]?.id ?? WHOLE;
    }
    return this.#says(tokens, this.#words.studio) ? this.#homes[0]?.id : undefined;
  }

  /** "45 Bronx River Road", "Rye Ridge Road", "Yonkers Ave": no number and no place. */
  #takeStreets(tokens: Token[]): void {
    const isEnd = (at: number) => this.#streets.has(tokens[at]?.text ?? '');
    for (const [at, { text, used }] of tokens.entries()) {
      if (used || !isNumber(text)) continue;
      const end = Array.from({ length: MAX_STREET_WORDS }, (_, offset) => at + 2 + offset).find(isEnd);
      if (end === undefined) continue;
      if (tokens.slice(at + 1, end).every((_, offset) => this.#isStreetName(tokens, at + 1 + offset)))
        use(tokens, at, end);
    }
    for (const [at, { text, used }] of tokens.entries()) {
      if (used || !this.#sureStreets.has(text) || !this.#isStreetName(tokens, at - 1)) continue;
      use(tokens, this.#isStreetName(tokens, at - 2) ? at - 2 : at - 1, at);
    }
  }

  /** Whether an unused word may belong to a street's name. */
  #isStreetName(tokens: readonly Token[], at: number): boolean {
    const token = tokens[at];
    return token !== undefined && !token.used && /^[a-z]{3,}$/.test(token.text) && !this.#things.named([token.stem]);
  }

  /** "55 inch", "10 x 12", "apt 4", "2 car garage": no counts. */
  #takeMeasures(tokens: Token[]): void {
    for (const at of tokens.keys()) {
      if (this.#numberAt(tokens, at) === undefined) continue;
      const [before = '', number = '', after = '', next = ''] = [-1, 0, 1, 2].map((step) => tokens[at + step]?.text);
      if (this.#units.has(after) || (this.#cars.has(after) && this.#rooms.has(next))) use(tokens, at, at + 1);
      else if (after === 'x' && isNumber(number) && isNumber(next)) use(tokens, at, at + 2);
      else if (this.#labels.has(before)) use(tokens, at - 1, at);
    }
  }

  #numberAt(tokens: readonly Token[], at: number): number | undefined {
    const { text = '', used } = tokens[at] ?? {};
    if (used) return undefined;
    const word = this.#numbers.get(text);
    return word === undefined ? (isNumber(text) ? Number(text) : undefined) : Number(word);
  }

  /** The longest names first, so that "wood ridge" is a place and "box spring" no box. */
  #takeNames(tokens: Token[]): { matches: Match[]; places: SearchItem[] } {
    const matches: Match[] = [];
    let places: SearchItem[] = [];
    for (let length = MAX_WORDS; length > 0; length -= 1)
      for (let from = 0; from < tokens.length; from += 1) {
        const part = this.#partAt(tokens, from, length);
        const here = places.length === 0 ? this.#placesAt(tokens, from, length) : [];
        const thing = length > 1 && here.length > 0 ? undefined : this.#thingAt(tokens, from, part);
        if (thing && part) {
          matches.push({ named: thing, from, to: part.to });
          use(tokens, from, part.to);
        } else if (here.length > 0) {
          places = here;
          use(tokens, from, from + length - 1);
        }
      }
    return { matches: matches.sort((a, b) => a.from - b.from), places };
  }

  /** A place that we don't serve, by its exact name: "Queens" is no queen. */
  #takeOutside(tokens: Token[]): OutsidePlace | undefined {
    for (let length = MAX_OUTSIDE_WORDS; length > 0; length -= 1)
      for (let from = 0; from + length <= tokens.length; from += 1) {
        const part = tokens.slice(from, from + length);
        const outside = part.some(({ used }) => used)
          ? undefined
          : this.#places.outsideCalled(part.map(({ text }) => text).join(' '));
        if (!outside) continue;
        use(tokens, from, from + length - 1);
        return outside;
      }
    return undefined;
  }

  #placesAt(tokens: readonly Token[], from: number, length: number): SearchItem[] {
    const part = tokens.slice(from, from + length);
    return part.length < length || part.some(({ used }) => used)
      ? []
      : this.#places.named(part.map((token) => token.stem));
  }

  #thingAt(tokens: readonly Token[], from: number, part: { words: string[] } | undefined): Named | undefined {
    if (!part || (part.words.length === 1 && this.#isDoubtful(tokens[from]))) return undefined;
    return this.#things.named(part.words);
  }

  /** A short word of corrected spelling may be any other: "steep" is no steel. */
  #isDoubtful(token: Token | undefined): boolean {
    return token?.isGuess === true && token.text.length < MIN_GUESS_LENGTH;
  }

  /** So many words that matter from here on, with the fillers between them. */
  #partAt(tokens: readonly Token[], from: number, length: number): { to: number; words: string[] } | undefined {
    const words: string[] = [];
    for (let to = from; to < tokens.length; to += 1) {
      const token = tokens[to];
      if (!token || token.used || (isNumber(token.text) && words.length === 0)) return undefined;
      if (words.length > 0 && (token.afterBreak || isNumber(token.text))) return undefined;
      const isFiller = this.#fillers.has(token.stem);
      if (isFiller && words.length === 0) return undefined;
      if (!isFiller) words.push(token.stem);
      if (words.length === length) return { to, words };
    }
    return undefined;
  }

  #listOf(tokens: Token[], matches: readonly Match[]): Pick<SentenceReading, 'counts' | 'unsized' | 'refused'> {
    const counts: Record<string, number> = {};
    const unsized = new Set<SearchItem>();
    const refused = new Set<SearchItem>();
    const { locations, except } = this.#words;
    const all = matches.filter(
      (match, at) => !this.#follows(tokens, match, except) && (at === 0 || !this.#follows(tokens, match, locations)),
    );
    all.forEach((match, at) => {
      const { named } = match;
      const size = this.#things.sizeOf(named, this.#around(tokens, all, at));
      if (named.item?.take === 'no') refused.add(named.item);
      else if (size) counts[size.id] = Math.min(MAX_COUNT, (counts[size.id] ?? 0) + this.#countOf(tokens, match));
      else if (named.item && !this.#isAdjective(tokens, all, at)) unsized.add(named.item);
    });
    return { counts, unsized: [...unsized], refused: [...refused] };
  }

  /** Whether one of the words stands before it: "on a deck", "not the box spring". */
  #follows(tokens: readonly Token[], { from }: Match, words: string): boolean {
    const before = tokens.slice(0, from).findLast(({ stem: word }) => !this.#fillers.has(word));
    return setOf(words).has(before?.text ?? '');
  }

  /** "metal desk", "mesa de madera": what is no thing of its own beside one. */
  #isAdjective(tokens: readonly Token[], matches: readonly Match[], at: number): boolean {
    const [before, match, next] = [matches[at - 1], matches[at], matches[at + 1]];
    if (!match) return false;
    const isBeforeNext = next?.from === match.to + 1 && !tokens[next.from]?.afterBreak;
    return isBeforeNext || (before?.to === match.from - 2 && this.#fillers.has(tokens[match.from - 1]?.stem ?? ''));
  }

  /** Words of a name and beside it, up to the next names. */
  #around(tokens: readonly Token[], matches: readonly Match[], at: number): string[] {
    const match = matches[at];
    if (!match) return [];
    const start = (matches[at - 1]?.to ?? -1) + 1;
    const end = matches[at + 1]?.from ?? tokens.length;
    // A single word is the thing's name, and tells no size.
    const isOwn = (token: number) => match.to > match.from && token >= match.from && token <= match.to;
    return tokens.slice(start, end).flatMap(({ used, stem: word }, at) => (used && !isOwn(start + at) ? [] : [word]));
  }

  #countOf(tokens: Token[], { from, to }: Match): number {
    const after = tokens[to + 1]?.text === 'x' ? this.#numberAt(tokens, to + 2) : undefined;
    if (after !== undefined) return after;
    for (let at = from - 1; at >= 0 && at >= from - 1 - MAX_ADJECTIVES; at -= 1) {
      const count = this.#numberAt(tokens, at);
      if (count !== undefined) return this.#dozens(tokens, at, count);
      if (tokens[at]?.used && tokens[at]?.text !== 'x') break;
    }
    const text = tokens.slice(from, to + 1).map((token) => token.text);
    const isPlural = text.some((word) => /[^s]s$/.test(word)) && !this.#things.isAsWritten(text.join(' '));
    return isPlural ? 2 : 1;
  }

  /** "half a dozen", "two dozen" */
  #dozens(tokens: readonly Token[], at: number, count: number): number {
    use(tokens, at, at);
    if (count !== 12) return count;
    const half = setOf(this.#words.half);
    const isHalf = tokens.slice(Math.max(0, at - 2), at).some(({ text }) => half.has(text));
    return isHalf ? 6 : count * (this.#numberAt(tokens, at - 1) ?? 1);
  }

  #roomIn(tokens: readonly Token[], isEmpty: boolean): string | undefined {
    const room = tokens.find(({ text, used }) => !used && this.#rooms.has(text));
    const clears = this.#says(tokens, this.#words.clearing);
    return room && (clears || isEmpty) ? this.#rooms.get(room.text) : undefined;
  }

  #roomFloor(tokens: readonly Token[]): string | undefined {
    return ['basement', 'attic'].find((room) =>
      tokens.some(({ text, used }) => !used && this.#rooms.get(text) === room),
    );
  }

  #whereOf(tokens: readonly Token[], places: readonly SearchItem[], zip: string | undefined): PlaceResult {
    const ofZip = zip === undefined ? [] : this.#places.named([zip]);
    if (ofZip.length > 0) return { places: ofZip, isAmbiguous: false };
    const rest = tokens.filter(({ used, text }) => !used && !/^\d/.test(text));
    const outside = places.length > 0 ? undefined : this.#places.outsideZip(zip);
    if (outside) return { places: [], isAmbiguous: false, outside };
    const found = places.length > 0 ? places : this.#places.similarIn(rest.map(({ text }) => text));
    return { places: [...found], isAmbiguous: new Set(found.map(({ href }) => href)).size > 1 };
  }
}

function use(tokens: readonly Token[], from: number, to: number): void {
  for (let at = from; at <= to; at += 1) {
    const token = tokens[at];
    if (token) token.used = true;
  }
}
