/** Ranks search items for a query: ZIP code, place, page, service or item. Ships to the browser. */
import MiniSearch from 'minisearch';
import type { Truck } from '#business/estimate.ts';
import { wordsOf } from '#lib/query-words.ts';
import { NameIndex } from './name-index.ts';
import { SentenceReader } from './sentence.ts';
import { PlaceQueries } from './place-queries.ts';
import { ROLE_WEIGHT, sortByRole, uniqueByHref } from './ranking.ts';
import type { AskData, AskEntry, AskFile, AskThing, SearchItem, SearchResult, SentenceReading } from './ask-data.ts';
import { expand, joinWords, stem, stems } from './stems.ts';
import { maxTypos, MIN_LENGTH, Vocabulary } from './vocabulary.ts';

/** A phrase people use for a page, as stems. */
interface Phrase {
  item: SearchItem;
  words: string[];
  contentWords: string[];
}

/** A phrase found in a query; `rest` is what no phrase of its page covers. */
interface PhraseMatch {
  item: SearchItem;
  contentWords: string[];
  rest: string[];
}

interface Document extends SearchItem {
  id: number;
  keys: string;
}

const fullEntry = ({ counties = [], names = [], more = [], text = '', ...rest }: AskEntry): SearchItem => {
  return { ...rest, counties, names, more, text };
};

/** So many certain hits need no others. */
const MIN_CERTAIN = 3;

/** Items indexed before yielding to the browser; takes a few milliseconds. */
const CHUNK_SIZE = 40;

export class SearchIndex {
  readonly things: readonly AskThing[];
  readonly truck: Truck;
  readonly #items: readonly SearchItem[];
  readonly #vocabulary: Vocabulary;
  readonly #names: NameIndex;
  readonly #places: PlaceQueries;
  readonly #sentences: SentenceReader;
  readonly #fullText: MiniSearch<Document>;
  readonly #phrases: Phrase[] = [];

  /** Indexes in chunks, so that a slow phone stays responsive. */
  static async create({ entries, zips, zipPath, ...rest }: AskFile): Promise<SearchIndex> {
    const ofZips = zips.map(([zip, city]): AskEntry => {
      return { title: `${zip}, ${city}`, href: `${zipPath}${zip}`, role: 'zip', names: [zip, city], zip };
    });
    const data = { ...rest, entries: [...entries, ...ofZips].map(fullEntry) };
    const index = new SearchIndex(data);
    const documents = data.entries.map((item, id) => ({ ...item, id, keys: [...item.names, ...item.more].join(' ') }));
    await index.#fullText.addAllAsync(documents, { chunkSize: CHUNK_SIZE });
    for (let at = 0; at < documents.length; at += CHUNK_SIZE) {
      data.entries.slice(at, at + CHUNK_SIZE).forEach((item, offset) => index.#add(item, at + offset));
      await new Promise((resolve) => setTimeout(resolve));
    }
    for (const { name, names } of data.things) index.#vocabulary.add([name, ...names].join(' '));
    index.#names.addHeadings(data.headings);
    for (const { name, names } of data.outside) index.#vocabulary.add([name, ...names].join(' '));
    for (const { href, says } of data.phrases) index.#addPhrases(index.#names.atHref(href), says);
    await index.#vocabulary.indexSpelling(10 * CHUNK_SIZE);
    return index;
  }

  private constructor(data: AskData) {
    this.things = data.things;
    this.truck = data.truck;
    this.#items = data.entries;
    this.#vocabulary = new Vocabulary(data);
    this.#names = new NameIndex(this.#vocabulary);
    this.#places = new PlaceQueries(data, this.#names, this.#vocabulary);
    this.#sentences = new SentenceReader(data, this.#places, this.#vocabulary);
    this.#fullText = new MiniSearch<Document>({
      fields: ['title', 'keys', 'text'],
      tokenize: wordsOf,
      // Misspelled words are compared with whole words, not stems.
      processTerm: (term) => [...new Set([stem(term), expand(term)])],
      searchOptions: {
        boost: { title: 3, keys: 4 },
        processTerm: (term) => (this.#vocabulary.has(stem(term)) ? stem(term) : expand(term)),
      },
    });
  }

  #add(item: SearchItem, id: number): void {
    this.#names.add(item);
    this.#places.add(item, id);
    this.#vocabulary.add([item.title, ...item.names, ...item.more, item.text].join(' '));
  }

  #addPhrases(item: SearchItem | undefined, phrases: readonly string[]): void {
    if (!item) return;
    for (const phrase of phrases) {
      const words = stems(phrase);
      this.#vocabulary.add(phrase);
      this.#phrases.push({ item, words, contentWords: this.#vocabulary.contentWords(words) });
    }
  }

  /** Places of exactly this name, else similar ones. */
  findPlaces(query: string): SearchItem[] {
    return this.#places.find(query);
  }

  /** The service of the largest loads: a whole home. */
  get wholeHome(): SearchItem | undefined {
    const [largest] = this.#items.filter(({ load }) => load).sort((a, b) => (b.load?.[1] ?? 0) - (a.load?.[1] ?? 0));
    return largest;
  }

  itemAt(href: string | undefined): SearchItem | undefined {
    return href === undefined ? undefined : this.#names.atHref(href);
  }

  /** Things with counts, a place, a floor and a day. */
  read(sentence: string): SentenceReading {
    return this.#sentences.read(sentence);
  }

  search(query: string): SearchResult {
    const result = this.#search(query);
    const headed = this.#names.withHeading(query);
    return headed ? { hits: uniqueByHref([...headed, ...result.hits]) } : result;
  }

  #search(query: string): SearchResult {
    const { zip, outside: namedOutside, words, contentWords } = this.#places.parse(query);
    const outsidePlace =
      namedOutside ??
      (this.#names.named(contentWords).length === 0 ? this.#places.outsideNamed(contentWords) : undefined);
    if (outsidePlace) return { outside: outsidePlace, hits: [] };
    const outside = this.#places.outsideZip(zip);
    const asTyped = this.#certainHits(zip, words);
    // If the query makes sense as typed, correct only long words.
    const minLength = asTyped.length > 0 ? MIN_LENGTH.twoTypos : MIN_LENGTH.oneTypo;
    const corrected = this.#vocabulary.correctedStems(query, minLength);
    const certain = this.#certainHits(zip, corrected);
    const prefixed = certain.length > 0 ? [] : this.#places.startingWith(query);
    // Comparing all texts takes long, and adds nothing to what is certain.
    const likely =
      certain.length < MIN_CERTAIN
        ? this.#likelyHits(this.#vocabulary.contentWords(corrected), certain.length === 0)
        : [];
    const near = certain.length + likely.length < MIN_CERTAIN ? this.#nearHits(corrected) : [];
    const all = [...certain, ...prefixed, ...likely, ...near];
    const hits = uniqueByHref(all.length > 0 || outside ? all : this.findPlaces(query));
    const suggestion = asTyped.length === 0 && prefixed.length === 0 ? this.#suggestion(query, hits) : undefined;
    return { ...(outside ? { outside } : {}), ...(suggestion ? { suggestion } : {}), hits };
  }

  /** What single words name, where little else was found. */
  #nearHits(words: readonly string[]): SearchItem[] {
    const contentWords = this.#vocabulary.contentWords(words);
    const found = this.#places.findIn(words);
    return [
      ...this.#names.haulablesIn(contentWords),
      ...(found ? [...found.places, ...this.#places.rulesOf(found.places)] : []),
      ...this.#phrasesIn(words).map(({ item }) => item),
      ...this.#fullTextHits(contentWords, 'OR'),
    ];
  }

  /** Full-text hits; without certain ones, also what the words name apart from "recycling" and the like. */
  #likelyHits(words: readonly string[], hasNoCertainHit: boolean): SearchItem[] {
    const [best, ...others] = this.#fullTextHits(words);
    const named = hasNoCertainHit
      ? this.#names.haulables(words.filter((word) => !this.#vocabulary.ruleWords.has(word)))
      : [];
    return [...(best ? [best] : []), ...named, ...others];
  }

  /** Hits by ZIP code, phrase, name or title. */
  #certainHits(zip: string | undefined, words: readonly string[]): SearchItem[] {
    const contentWords = this.#vocabulary.contentWords(words);
    const ofZip = zip === undefined ? [] : this.#names.named([zip]);
    if (ofZip.length > 0 && !this.#vocabulary.hasSubject(contentWords)) return ofZip;
    const matches = this.#phrasesIn(words);
    const covering = matches.filter(({ rest }) => !this.#vocabulary.hasSubject(rest));
    if (covering.length > 0) return [...ofZip, ...covering.map(({ item }) => item)];
    const named = sortByRole([...this.#names.named(contentWords), ...this.#names.named(words)], contentWords);
    if (named.length > 0) return [...ofZip, ...named, ...this.#names.haulables(contentWords)];
    const found = this.#places.findIn(words);
    const guides = this.#guidesTitled(contentWords);
    if (found && !this.#vocabulary.hasSubject(found.rest)) {
      const { places } = found;
      return [...ofZip, ...sortByRole(places), ...guides, ...this.#places.rulesOf(places)];
    }
    if (guides.length > 0) return [...ofZip, ...guides, ...matches.map(({ item }) => item)];
    if (found) return [...ofZip, ...this.#hitsAtPlace(found, words, matches)];
    const specific = matches.filter((match) => match.contentWords.length > 1);
    return [
      ...specific.map(({ item }) => item),
      ...this.#names.haulablesIn(contentWords),
      ...matches.map(({ item }) => item),
      ...ofZip,
    ];
  }

  /** Guides whose title has all of several words, unless the words are about a town’s pickup or name an item. */
  #guidesTitled(words: readonly string[]): SearchItem[] {
    const isRule =
      words.some((word) => this.#vocabulary.ruleWords.has(word)) && this.#places.findIn(words) !== undefined;
    const isOther = isRule || this.#names.haulables(words).length > 0;
    if (words.length < 2 || isOther) return [];
    return this.#items
      .filter(({ role, title }) => {
        const titleWords = role === 'guide' ? stems(title) : [];
        return words.every((word) => titleWords.includes(word));
      })
      .sort((a, b) => a.title.length - b.title.length);
  }

  /** A place with other words: its rules, something to haul there, or our service there. */
  #hitsAtPlace(
    { places, rest }: { places: SearchItem[]; rest: string[] },
    words: readonly string[],
    phrases: readonly PhraseMatch[],
  ): SearchItem[] {
    const { ruleWords, otherPartyWords, stopWords } = this.#vocabulary;
    const contentWords = this.#vocabulary.contentWords(rest);
    const rules = this.#places.rulesOf(places);
    const haulables = this.#names.haulablesIn(contentWords);
    // "Does Yonkers take mattresses?" asks for rules; "how much does it cost in Yonkers" does not.
    const asksOtherParty =
      phrases.length === 0 && words.some((word) => stopWords.has(word) && otherPartyWords.has(word));
    if (asksOtherParty || contentWords.some((word) => ruleWords.has(word) || otherPartyWords.has(word))) {
      const [guide] = this.#fullTextHits([...contentWords, ...stems(places[0]?.title ?? '')]).filter(
        ({ role }) => role === 'guide',
      );
      return [...rules, ...(guide ? [guide] : []), ...haulables.slice(0, 1), ...places];
    }
    return haulables.length > 0
      ? [...haulables.slice(0, 1), ...places, ...haulables.slice(1), ...rules]
      : [...sortByRole(places), ...phrases.slice(0, 1).map(({ item }) => item), ...rules];
  }

  /**
   * Phrases whose content words are all in the query, the most specific first. A phrase without a subject, such as
   * "what do you do", must be the entire query.
   */
  #phrasesIn(words: readonly string[]): PhraseMatch[] {
    const weight = (phrase: Phrase) =>
      2 * phrase.contentWords.length + phrase.words.filter((word) => words.includes(word)).length;
    return this.#phrases
      .filter((phrase) => this.#vocabulary.hasSubject(phrase.words) || joinWords(phrase.words) === joinWords(words))
      .filter(({ contentWords }) => contentWords.every((word) => words.includes(word)))
      .sort((a, b) => weight(b) - weight(a))
      .map(({ item, contentWords }, _, matches) => {
        const ofItem = matches.filter((match) => match.item === item);
        const covered = new Set(ofItem.flatMap((match) => match.contentWords));
        return { item, contentWords, rest: words.filter((word) => !covered.has(word)) };
      });
  }

  /** Items with all of the words, else with at least half of them. */
  #fullTextHits(words: readonly string[], least: 'AND' | 'OR' = 'AND'): SearchItem[] {
    if (words.length === 0) return [];
    const options = {
      prefix: (term: string, at: number, terms: string[]) => at === terms.length - 1 && term.length > 2,
      fuzzy: (term: string) => (this.#vocabulary.has(stem(term)) ? false : maxTypos(term)),
    };
    const search = (combineWith: 'AND' | 'OR') => this.#fullText.search(words.join(' '), { ...options, combineWith });
    const withAll = least === 'AND' ? search('AND') : [];
    const hits =
      withAll.length > 0 ? withAll : search('OR').filter(({ queryTerms }) => 2 * queryTerms.length >= words.length);
    return hits
      .flatMap(({ id, score }) => {
        const item = this.#items[Number(id)];
        return item ? [{ item, score: score * ROLE_WEIGHT[item.role] }] : [];
      })
      .sort((a, b) => b.score - a.score)
      .map(({ item }) => item);
  }

  /** The title of the first hit, if the query has unknown words. */
  #suggestion(query: string, hits: readonly SearchItem[]): string | undefined {
    const unknown = this.#vocabulary
      .contentWords(stems(query))
      .filter((word) => word.length > 3 && !this.#vocabulary.has(word));
    return unknown.length > 0 ? hits[0]?.title : undefined;
  }
}
