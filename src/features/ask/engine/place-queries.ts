/** Finds places we serve and places we do not, by name or ZIP code. */
import MiniSearch from 'minisearch';
import { wordsOf } from '#lib/query-words.ts';
import type { NameIndex } from './name-index.ts';
import { isPlace } from './ranking.ts';
import type { OutsidePlace, OutsideRow, AskData, SearchItem } from './ask-data.ts';
import { expand, joinWords, nameKey, stem, stems } from './stems.ts';
import { maxTypos, type Vocabulary } from './vocabulary.ts';

/** Shortest beginning of a name that counts as one. */
const MIN_PREFIX_LENGTH = 4;

/** Shortest beginning of a name within a sentence. */
const MIN_BEGUN_LENGTH = 9;
/** Shortest joined name that may be misspelled. */
const MIN_SIMILAR_LENGTH = 6;

/** One to three neighboring words, the longest first. */
const partsOf = (words: readonly string[]): string[][] =>
  [3, 2, 1].flatMap((length) => words.slice(0, words.length - length + 1).map((_, at) => words.slice(at, at + length)));

const namesOf = ({ title, names }: SearchItem): string[] => [title, ...names];

export class PlaceQueries {
  readonly #data: AskData;
  readonly #names: NameIndex;
  readonly #vocabulary: Vocabulary;
  readonly #fuzzyNames = new MiniSearch<{ id: number; keys: string }>({
    fields: ['keys'],
    tokenize: (text) => text.split('|'),
    processTerm: (key) => key,
  });

  constructor(data: AskData, names: NameIndex, vocabulary: Vocabulary) {
    this.#data = data;
    this.#names = names;
    this.#vocabulary = vocabulary;
  }

  /** @param id index of the item in the search data */
  add(item: SearchItem, id: number): void {
    if (isPlace(item)) this.#fuzzyNames.add({ id, keys: namesOf(item).map(nameKey).join('|') });
  }

  /** Places of exactly this name, else similar ones. */
  find(query: string): SearchItem[] {
    const { exact, findSimilar } = this.#search(query);
    return exact.length > 0 ? exact : findSimilar();
  }

  /** `outside` is a place named together with its state, which rules out our place of the same name. */
  parse(query: string) {
    const zip = /(?:^|\D)(\d{5})(?!\d)/.exec(query)?.[1];
    const all = stems(query.replace(/(^|\D)\d{5}(-\d{4})?(?!\d)/g, '$1 '));
    const words = this.#vocabulary.withoutStates(all);
    const outside = words.length < all.length ? this.outsideNamed(all) : undefined;
    return { zip, outside, words, contentWords: this.#vocabulary.contentWords(words) };
  }

  /** The longest place name within the words, and the words around it. */
  findIn(words: readonly string[]): { places: SearchItem[]; rest: string[] } | undefined {
    for (let length = words.length; length > 0; length -= 1)
      for (let at = 0; at + length <= words.length; at += 1) {
        const places = this.#names.named(words.slice(at, at + length)).filter(isPlace);
        if (places.length > 0) return { places, rest: [...words.slice(0, at), ...words.slice(at + length)] };
      }
    return undefined;
  }

  /** Places of exactly this name, villages first; else the post office of this name. */
  named(words: readonly string[]): SearchItem[] {
    const named = this.#names.named(words);
    const isTown = ({ title }: SearchItem) => Number(!title.includes('(village)'));
    const all = named.filter(isPlace).sort((a, b) => isTown(a) - isTown(b));
    // A county is named after its only town.
    const towns = all.filter(({ role }) => role !== 'county');
    const places = towns.length > 0 ? towns : all;
    return places.length > 0 ? places : named.filter(({ role }) => role === 'zip').slice(0, 1);
  }

  /** The place outside the service area of exactly this name, unless we serve one of it. */
  outsideCalled(name: string): OutsidePlace | undefined {
    const isCalled = (other: string) => wordsOf(other).join(' ').replace(/^the /, '') === name;
    const row = this.#data.outside.find(({ name: first, names }) => [first, ...names].some(isCalled));
    if (!row || this.named(stems(name)).length > 0) return undefined;
    return { place: [row.name, ...row.names].find(isCalled) ?? row.name, near: this.#near(row) };
  }

  /** Places whose misspelled name stands in the words. */
  similarIn(words: readonly string[]): SearchItem[] {
    for (const part of partsOf(words)) {
      const key = part.join('');
      // Washington is no Wallington.
      const most = part.length > 1 ? 2 : 1;
      const fuzzy = key.length < MIN_SIMILAR_LENGTH ? 0 : Math.min(most, maxTypos(key));
      const [best] = fuzzy > 0 ? this.#fuzzyNames.search(key, { fuzzy, tokenize: (text) => [text] }) : [];
      const item = best && this.#data.entries[Number(best.id)];
      if (item) return [item];
    }
    // "briarcliff"
    const begun = words.map((word) => (word.length < MIN_BEGUN_LENGTH ? [] : this.startingWith(word)));
    return begun.find(({ length }) => length === 1) ?? [];
  }

  /** Places whose name starts with the query. */
  startingWith(query: string): SearchItem[] {
    const key = nameKey(query);
    if (key.length < MIN_PREFIX_LENGTH) return [];
    return this.#data.entries.filter(
      (item) => isPlace(item) && namesOf(item).some((name) => nameKey(name).startsWith(key)),
    );
  }

  /** Rules pages of the places. */
  rulesOf(places: readonly SearchItem[]): SearchItem[] {
    return places.flatMap((place) => {
      const keys = new Set(namesOf(place).map((name) => joinWords(stems(name))));
      const rules = this.#data.entries.filter(
        (item) =>
          item.role === 'rules' &&
          item.counties.some((county) => place.counties.includes(county)) &&
          item.names.some((name) => keys.has(joinWords(stems(name)))),
      );
      // Of a town and a village with one name, the one that was meant.
      const isOther = ({ names }: SearchItem) => Number(!names.includes(place.title));
      return rules.sort((a, b) => isOther(a) - isOther(b));
    });
  }

  /** The place outside the service area that the words name. */
  outsideNamed(words: readonly string[]): OutsidePlace | undefined {
    const key = joinWords(words.filter((word) => !this.#vocabulary.serviceWords.has(word)));
    for (const row of this.#data.outside) {
      const place = [row.name, ...row.names].find(
        (name) => joinWords(this.#vocabulary.contentWords(stems(name))) === key,
      );
      if (place) return { place, near: this.#near(row) };
    }
    return undefined;
  }

  /** A ZIP code we do not serve, with its place and the nearest ones we do serve, if known. */
  outsideZip(zip: string | undefined): OutsidePlace | undefined {
    if (zip === undefined || this.#names.named([zip]).length > 0) return undefined;
    const prefixes = ({ zips }: OutsideRow) => zips.filter((prefix) => zip.startsWith(prefix));
    const longest = (row: OutsideRow) => Math.max(0, ...prefixes(row).map((prefix) => prefix.length));
    const [best] = this.#data.outside.filter((row) => longest(row) > 0).sort((a, b) => longest(b) - longest(a));
    return { place: best?.name ? `${zip} (${best.name})` : zip, near: best ? this.#near(best) : [] };
  }

  #search(query: string): { exact: SearchItem[]; findSimilar: () => SearchItem[] } {
    const all = this.#vocabulary.withoutStates(wordsOf(query.replace(/\d{5}(-\d{4})?/g, ' ')));
    const subject = all.filter((word) => this.#vocabulary.hasSubject([stem(word)]));
    const words = subject.length > 0 ? subject : all;
    const named = this.#names.named(words.map(stem));
    const places = named.filter(isPlace);
    return {
      // Some post offices have a name that no place has.
      exact: places.length > 0 ? places : named.filter(({ role }) => role === 'zip'),
      findSimilar: () => (words.length > 0 ? this.#findSimilar(words) : []),
    };
  }

  #findSimilar(words: readonly string[]): SearchItem[] {
    const key = words.map(expand).join('');
    return this.#fuzzyNames
      .search(key, { fuzzy: maxTypos(key), prefix: key.length > 2, tokenize: (text) => [text] })
      .map(({ id }) => this.#data.entries[Number(id)])
      .filter((item) => item !== undefined);
  }

  #near({ near }: OutsideRow): SearchItem[] {
    return near.flatMap((href) => this.#names.atHref(href) ?? []);
  }
}
