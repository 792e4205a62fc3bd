/**
 * What someone means who types a few words: a ZIP code, a place, a page that answers a question, a service, an item. The
 * fuzzy part is MiniSearch's; this says what comes first. Ships to the browser with the search and the ZIP finder.
 */
import MiniSearch from 'minisearch';
import {
  ROLES,
  type Beyond,
  type Findable,
  type Findables,
  type Role,
  type Sought,
  type Whereabouts,
} from './findable.ts';
import { wordsOf } from '#lib/query-words.ts';
import { joined, long, stem, stems, whole } from './stems.ts';

/** A page that is asked for: the wording that says the most of it, and the words that none of its wordings has. */
interface Asked {
  entry: Findable;
  says: string[];
  rest: string[];
}

interface Doc extends Findable {
  id: number;
  keys: string;
}

/** From so many letters on, one or two may be wrong, two neighbors swapped are two; and a name may be begun. */
const OPTIONS = { fuzzyFrom: 4, twoFrom: 6, begun: 4 };

/** So many entries are read at once: a few milliseconds' work. */
const PIECE = 40;

/** A name counts so much more than a thing that a service carries. */
const NAMED = 2;

/** Most places that the ZIP finder offers. */
const MOST_PLACES = 6;

/** Letters that may be wrong: none in short words, one in a word, two in a long one. */
const allowed = (term: string): number => (term.length < OPTIONS.fuzzyFrom ? 0 : term.length < OPTIONS.twoFrom ? 1 : 2);

export class Seeker {
  readonly #all: Findables;
  readonly #words: MiniSearch<Doc>;
  readonly #names: MiniSearch<{ id: number; keys: string }>;
  /** Entries by each whole name. */
  readonly #byName = new Map<string, Findable[]>();
  /** Entries by each thing that leads to them. */
  readonly #byMore = new Map<string, Findable[]>();
  readonly #byHref = new Map<string, Findable>();
  readonly #byHeading = new Map<string, Findable[]>();
  readonly #asked: { says: string[]; raw: string[]; entry: Findable }[] = [];
  readonly #sets: Record<'empty' | 'rules' | 'ours' | 'theirs', ReadonlySet<string>>;
  /** All words that we use ourselves, and their stems. */
  readonly #used = new Set<string>();
  readonly #vocabulary = new Set<string>();
  /** The same words, for those that are nearly one of them. */
  readonly #spelling = new MiniSearch<{ id: number; word: string }>({ fields: ['word'] });

  /** Reads the list in short pieces, so that a phone answers keys meanwhile. */
  static async of(all: Findables): Promise<Seeker> {
    const seeker = new Seeker(all);
    const docs = all.entries.map((entry, id) => ({ ...entry, id, keys: [...entry.names, ...entry.more].join(' ') }));
    await seeker.#words.addAllAsync(docs, { chunkSize: PIECE });
    for (let at = 0; at < docs.length; at += PIECE) {
      for (const doc of docs.slice(at, at + PIECE)) seeker.#learn(doc);
      await new Promise((resolve) => setTimeout(resolve));
    }
    seeker.#ask();
    const words = [...seeker.#used].map((word, id) => ({ id, word }));
    await seeker.#spelling.addAllAsync(words, { chunkSize: 10 * PIECE });
    return seeker;
  }

  private constructor(all: Findables) {
    this.#all = all;
    const set = (list: readonly string[]) => new Set(list.flatMap(stems));
    this.#sets = { empty: set(all.empty), rules: set(all.rules), ours: set(all.ours), theirs: set(all.theirs) };
    this.#words = new MiniSearch<Doc>({
      fields: ['title', 'keys', 'text'],
      tokenize: wordsOf,
      // A misspelled word is compared with whole words, not with their stems.
      processTerm: (term) => [...new Set([stem(term), long(term)])],
      searchOptions: {
        boost: { title: 3, keys: 4 },
        processTerm: (term) => (this.#vocabulary.has(stem(term)) ? stem(term) : long(term)),
      },
    });
    this.#names = new MiniSearch({ fields: ['keys'], tokenize: (text) => text.split('|'), processTerm: (key) => key });
  }

  #learn({ id, keys, text }: Doc): void {
    const entry = this.#all.entries[id];
    if (!entry) return;
    this.#byHref.set(entry.href, entry);
    this.#call(this.#byName, entry, [entry.title, ...entry.names]);
    this.#call(this.#byMore, entry, entry.more);
    if (isPlace(entry)) this.#names.add({ id, keys: [entry.title, ...entry.names].map(whole).join('|') });
    this.#use(`${entry.title} ${keys} ${text}`);
  }

  #use(text: string): void {
    for (const word of wordsOf(text)) {
      this.#used.add(word);
      this.#vocabulary.add(stem(word));
    }
  }

  #ask(): void {
    for (const { name, names } of this.#all.beyond) for (const each of [name, ...names]) this.#use(each);
    for (const { href, says } of this.#all.headings) {
      const entry = this.#byHref.get(href);
      if (entry) this.#call(this.#byHeading, entry, says);
    }
    for (const { href, says } of this.#all.asked) {
      const entry = this.#byHref.get(href);
      for (const wording of entry ? says : []) {
        const raw = stems(wording);
        this.#use(wording);
        if (entry) this.#asked.push({ says: this.#telling(raw), raw, entry });
      }
    }
  }

  #call(index: Map<string, Findable[]>, entry: Findable, names: readonly string[]): void {
    for (const name of new Set(names.map((each) => joined(stems(each)))))
      index.set(name, [...(index.get(name) ?? []), entry]);
  }

  /** The words that say something; all of them where none does. */
  #telling(words: readonly string[]): string[] {
    const left = words.filter((word) => !this.#sets.empty.has(word));
    return left.length > 0 ? left : [...words];
  }

  #saysNothing(words: readonly string[]): boolean {
    return this.#plain(words).length === 0;
  }

  /** The stems without those that say nothing, and those that ask for us. */
  #plain(words: readonly string[]): string[] {
    return words.filter((word) => !this.#sets.ours.has(word) && !this.#sets.empty.has(word));
  }

  /** The entries of a name, whole; of a municipality's two pages both. */
  #named(words: readonly string[]): Findable[] {
    return this.#byName.get(joined(words)) ?? [];
  }

  /** Places whose name is the query, or nearly; exact ones alone where there are any. */
  places(query: string): Findable[] {
    const { exact, like } = this.#placesOf(query);
    return exact.length > 0 ? exact : like();
  }

  #placesOf(query: string): { exact: Findable[]; like: () => Findable[] } {
    const words = this.#withoutStates(wordsOf(query.replace(/\d{5}(-\d{4})?/g, ' ')));
    const plain = words.filter((word) => !this.#saysNothing([stem(word)]));
    const asked = plain.length > 0 ? plain : words;
    const named = this.#named(asked.map(stem));
    const places = named.filter(isPlace);
    return {
      // A post office may have a name that no place has.
      exact: places.length > 0 ? places : named.filter(({ role }) => role === 'zip'),
      like: () => (asked.length > 0 ? this.#like(asked) : []),
    };
  }

  /** Places whose name is nearly that, or begins so. */
  #like(words: readonly string[]): Findable[] {
    const key = words.map(long).join('');
    return this.#names
      .search(key, { fuzzy: allowed(key), prefix: key.length > 2, tokenize: (text) => [text] })
      .map(({ id }) => this.#all.entries[Number(id)])
      .filter((entry) => entry !== undefined);
  }

  /** A state's name says nothing beside others. */
  #withoutStates(words: readonly string[]): string[] {
    const text = words.join(' ');
    const left = this.#all.states
      .flatMap((state) => [wordsOf(state).join(' '), stems(state).join(' ')])
      .sort((a, b) => b.length - a.length)
      .reduce((rest, state) => rest.replace(new RegExp(`(?<![^ ])${state}(?![^ ])`, 'g'), ' '), text)
      .split(' ')
      .filter((word) => word !== '');
    return left.length > 0 ? left : [...words];
  }

  /** A place of ours that the words hold, and the words around it; the longest name wins. */
  #placeIn(words: readonly string[]): { places: Findable[]; rest: string[] } | undefined {
    for (let length = words.length; length > 0; length -= 1)
      for (let at = 0; at + length <= words.length; at += 1) {
        const places = this.#named(words.slice(at, at + length)).filter(isPlace);
        if (places.length > 0) return { places, rest: [...words.slice(0, at), ...words.slice(at + length)] };
      }
    return undefined;
  }

  /**
   * Pages that the words ask for: all of a wording's words are there. Those that say more first. A wording that says
   * nothing by itself, "what do you do", has to be all that was typed.
   */
  #askedIn(words: readonly string[]): Asked[] {
    const weight = ({ raw, says }: { raw: string[]; says: string[] }) =>
      2 * says.length + raw.filter((word) => words.includes(word)).length;
    const counts = (wording: readonly string[]) => !this.#saysNothing(wording) || joined(wording) === joined(words);
    return this.#asked
      .filter(({ says, raw }) => counts(raw) && says.every((word) => words.includes(word)))
      .sort((a, b) => weight(b) - weight(a))
      .map(({ entry, says }, _, all) => {
        const covered = new Set(all.filter((one) => one.entry === entry).flatMap((one) => one.says));
        return { entry, says, rest: words.filter((word) => !covered.has(word)) };
      });
  }

  #rulesOf(places: readonly Findable[]): Findable[] {
    return places.flatMap(({ title, names, counties }) => {
      const own = new Set([title, ...names].map((name) => joined(stems(name))));
      return this.#all.entries.filter(
        (entry) =>
          entry.role === 'rules' &&
          entry.counties.some((county) => counties.includes(county)) &&
          entry.names.some((name) => own.has(joined(stems(name)))),
      );
    });
  }

  /** By the words, all of them first, then some of them. */
  #byWords(words: readonly string[]): Findable[] {
    if (words.length === 0) return [];
    const options = {
      prefix: (term: string, at: number, terms: string[]) => at === terms.length - 1 && term.length > 2,
      // A word that is known is never taken for another.
      fuzzy: (term: string) => (this.#vocabulary.has(stem(term)) ? false : allowed(term)),
    };
    const found = (combineWith: 'AND' | 'OR') => this.#words.search(words.join(' '), { ...options, combineWith });
    const all = found('AND');
    // Of many words, half have to be there.
    const hits = all.length > 0 ? all : found('OR').filter(({ queryTerms }) => 2 * queryTerms.length >= words.length);
    return hits
      .map(({ id, score }) => ({ entry: this.#all.entries[Number(id)], score }))
      .flatMap(({ entry, score }) => (entry ? [{ entry, score: score * WEIGHT[entry.role] }] : []))
      .sort((a, b) => b.score - a.score)
      .map(({ entry }) => entry);
  }

  /** Where the query is: places of ours by name, or else where we do not come. */
  whereabouts(query: string): Whereabouts {
    const { zip, elsewhere, telling } = this.#read(query);
    const { exact, like } = this.#placesOf(query);
    if (exact.length > 0 && !elsewhere)
      return { places: exact, several: exact.filter(({ role }) => role !== 'zip' && role !== 'county').length > 1 };
    const beyond = elsewhere ?? this.#beyond(telling);
    const places = beyond ? [] : like().slice(0, MOST_PLACES);
    const outside = places.length > 0 ? undefined : (beyond ?? this.#beyondZip(zip));
    return { places, several: false, ...(outside ? { beyond: outside } : {}) };
  }

  /** Everything that the query may mean, best first. */
  seek(query: string): Sought {
    // What follows a bar in the title of a page is the company's name.
    const headed = this.#byHeading.get(joined(stems(query.split('|')[0] ?? '')));
    const sought = this.#seek(query);
    return headed ? { hits: byHref([...headed, ...sought.hits]) } : sought;
  }

  #seek(query: string): Sought {
    const { zip, elsewhere, words, telling } = this.#read(query);
    const named = elsewhere ?? (this.#named(telling).length === 0 ? this.#beyond(telling) : undefined);
    if (named) return { beyond: named, hits: [] };
    const outside = this.#beyondZip(zip);
    const asTyped = this.#first(zip, words);
    // Where something is understood already, only long words are likely to be misspelled.
    const spelled = this.#spelled(query, asTyped.length > 0 ? OPTIONS.twoFrom : OPTIONS.fuzzyFrom);
    const first = this.#first(zip, spelled);
    const begun = first.length > 0 ? [] : this.#begun(query);
    const found = [...first, ...begun, ...this.#rest(this.#telling(spelled), first.length === 0)];
    const hits = byHref(found.length > 0 || outside ? found : this.places(query));
    const instead = asTyped.length === 0 && begun.length === 0 ? this.#instead(query, hits) : undefined;
    return { ...(outside ? { beyond: outside } : {}), ...(instead ? { instead } : {}), hits };
  }

  /** The words; each from so many letters on that no one here uses, as the one that it is nearest to. */
  #spelled(query: string, from: number): string[] {
    const near = (word: string): string => {
      const known = stem(word);
      if (word.length < from || this.#vocabulary.has(known) || this.#sets.empty.has(known)) return word;
      const [best] = this.#spelling.search(word, { fuzzy: allowed(word), prefix: false });
      return best?.terms[0] ?? word;
    };
    return this.#withoutStates(
      wordsOf(query)
        .filter((word) => !/^\d{4,}$/.test(word))
        .map(near)
        .flatMap(stems),
    );
  }

  /** Places whose name begins so. */
  #begun(query: string): Findable[] {
    const key = whole(query);
    if (key.length < OPTIONS.begun) return [];
    return this.#all.entries.filter(
      (entry) => isPlace(entry) && [entry.title, ...entry.names].some((name) => whole(name).startsWith(key)),
    );
  }

  /**
   * A query's ZIP code; a place that it names together with the state, of two with one name the one that is not ours; its
   * words without states, and of those the ones that say something.
   */
  #read(query: string) {
    const zip = /(?<!\d)\d{5}(?!\d)/.exec(query)?.[0];
    const all = stems(query.replace(/(?<!\d)\d{5}(-\d{4})?(?!\d)/g, ' '));
    const words = this.#withoutStates(all);
    const elsewhere = words.length < all.length ? this.#beyond(all) : undefined;
    return { zip, elsewhere, words, telling: this.#telling(words) };
  }

  /** By the words; where nothing was meant beyond doubt, with the thing that they name beside "recycling" and the like. */
  #rest(words: readonly string[], alone: boolean): Findable[] {
    const [best, ...others] = this.#byWords(words);
    const thing = alone ? this.#thing(words.filter((word) => !this.#sets.rules.has(word))) : [];
    return [...(best ? [best] : []), ...thing, ...others];
  }

  /** What is meant beyond doubt: a ZIP code, a page asked for, a name. */
  #first(zip: string | undefined, words: readonly string[]): Findable[] {
    const telling = this.#telling(words);
    const ofZip = zip === undefined ? [] : (this.#byName.get(zip) ?? []);
    if (ofZip.length > 0 && this.#saysNothing(telling)) return ofZip;
    const asked = this.#askedIn(words);
    const covering = asked.filter(({ rest }) => this.#saysNothing(rest));
    if (covering.length > 0) return [...ofZip, ...covering.map(({ entry }) => entry)];
    const named = this.#ordered([...this.#named(telling), ...this.#named(words)], telling);
    if (named.length > 0) return [...ofZip, ...named, ...this.#thing(telling)];
    const titled = this.#titled(telling);
    if (titled.length > 0) return [...ofZip, ...titled, ...asked.map(({ entry }) => entry)];
    const place = this.#placeIn(words);
    if (place) return [...ofZip, ...this.#around(place, words, asked)];
    const surely = asked.filter(({ says }) => says.length > 1);
    return [...surely, ...this.#things(telling).map((entry) => ({ entry })), ...asked]
      .map(({ entry }) => entry)
      .concat(ofZip);
  }

  /** Guides whose title has all the words, of which there are several and none asks for a town's own pickup. */
  #titled(words: readonly string[]): Findable[] {
    const isOther = words.some((word) => this.#sets.rules.has(word)) || this.#thing(words).length > 0;
    if (words.length < 2 || isOther) return [];
    return this.#all.entries
      .filter(({ role, title }) => {
        const own = role === 'guide' ? stems(title) : [];
        return words.every((word) => own.includes(word));
      })
      .sort((a, b) => a.title.length - b.title.length);
  }

  /** A place with other words beside it: its rules, something to haul there, or us. */
  #around(
    { places, rest }: { places: Findable[]; rest: string[] },
    words: readonly string[],
    asked: readonly Asked[],
  ): Findable[] {
    const telling = this.#telling(rest);
    const rules = this.#rulesOf(places);
    if (this.#saysNothing(telling)) return [...this.#ordered(places), ...rules];
    const things = this.#things(telling);
    // "Does Yonkers take mattresses?" is no question to us; "how much does it cost in Yonkers" is.
    const isTheirs =
      asked.length === 0 && words.some((word) => this.#sets.empty.has(word) && this.#sets.theirs.has(word));
    if (isTheirs || telling.some((word) => this.#sets.rules.has(word) || this.#sets.theirs.has(word)))
      return [
        ...rules,
        ...this.#byWords([...telling, ...stems(places[0]?.title ?? '')])
          .filter(({ role }) => role === 'guide')
          .slice(0, 1),
        ...things.slice(0, 1),
        ...places,
      ];
    return things.length > 0
      ? [...things.slice(0, 1), ...places, ...things.slice(1), ...rules]
      : [...this.#ordered(places), ...asked.slice(0, 1).map(({ entry }) => entry), ...rules];
  }

  /** Services and items by their whole name, then services that carry such a thing; what else is said of hauling left out. */
  #thing(words: readonly string[]): Findable[] {
    const plain = this.#plain(words);
    const own = this.#ordered([...this.#named(plain), ...this.#named(words)].filter(isThing));
    const more = this.#byMore.get(joined(plain)) ?? [];
    return [...new Set([...own, ...more])];
  }

  /**
   * Services and items that the words hold, among others: those that more of the words name come first, then those whose
   * own texts speak of more of them.
   */
  #things(words: readonly string[]): Findable[] {
    const score = new Map<Findable, number>();
    const count = (entries: readonly Findable[], points: number) => {
      for (const entry of entries) if (isThing(entry)) score.set(entry, (score.get(entry) ?? 0) + points);
    };
    let left = [...words];
    for (let length = words.length; length > 0; length -= 1)
      for (let at = 0; at + length <= left.length; at += 1) {
        const part = left.slice(at, at + length);
        const [named, carried] = [this.#named(part), this.#byMore.get(joined(part)) ?? []];
        if (this.#saysNothing(part) || ![...named, ...carried].some(isThing)) continue;
        count(named, NAMED * length);
        count(carried, length);
        // What is part of a longer name is no name by itself.
        left = left.toSpliced(at, length, ...part.map(() => ''));
      }
    const spoken = ({ title, names, more, text }: Findable) => {
      const own = [stems(title), stems([title, ...names, ...more, text].join(' '))];
      return own.flatMap((list) => words.filter((word) => list.includes(word))).length;
    };
    const sum = (entry: Findable) => (score.get(entry) ?? 0) + spoken(entry);
    return this.#ordered([...score.keys()]).sort((a, b) => sum(b) - sum(a));
  }

  /** By role; of one role those first whose title has more of the words. */
  #ordered(entries: readonly Findable[], words: readonly string[] = []): Findable[] {
    const titled = ({ title }: Findable) => words.filter((word) => stems(title).includes(word)).length;
    return [...new Set(entries)].sort((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role) || titled(b) - titled(a));
  }

  /** The place that the words name, where it is none of ours. */
  #beyond(words: readonly string[]): Beyond | undefined {
    const plain = joined(words.filter((word) => !this.#sets.ours.has(word)));
    for (const row of this.#all.beyond) {
      const place = [row.name, ...row.names].find((name) => joined(this.#telling(stems(name))) === plain);
      if (place) return { place, near: this.#near(row) };
    }
    return undefined;
  }

  /** A ZIP code that is none of ours; with the name of its place and the nearest ones where we know them. */
  #beyondZip(zip: string | undefined): Beyond | undefined {
    if (zip === undefined || this.#byName.has(zip)) return undefined;
    const starts = ({ zips }: Findables['beyond'][number]) => zips.filter((start) => zip.startsWith(start));
    const longest = (row: Findables['beyond'][number]) => Math.max(0, ...starts(row).map((start) => start.length));
    const [best] = this.#all.beyond.filter((row) => longest(row) > 0).sort((a, b) => longest(b) - longest(a));
    return { place: best?.name ? `${zip} (${best.name})` : zip, near: best ? this.#near(best) : [] };
  }

  #near({ near }: Findables['beyond'][number]): Findable[] {
    return near.flatMap((href) => this.#byHref.get(href) ?? []);
  }

  /** The title of the first hit, where no word of the query is one that we know. */
  #instead(query: string, hits: readonly Findable[]): string | undefined {
    const unknown = this.#telling(stems(query)).filter((word) => word.length > 3 && !this.#vocabulary.has(word));
    return unknown.length > 0 ? hits[0]?.title : undefined;
  }
}

const WEIGHT: Record<Role, number> = {
  page: 1.4,
  service: 1.6,
  town: 1.4,
  county: 1.1,
  place: 1.1,
  rules: 1,
  item: 1.15,
  guide: 0.8,
  zip: 0.5,
};
/** Each address once, the first time. */
const byHref = (entries: readonly Findable[]): Findable[] => {
  const seen = new Set<string>();
  return entries.filter(({ href }) => !seen.has(href) && seen.add(href));
};
const isThing = ({ role }: Findable): boolean => role === 'service' || role === 'item';
const isPlace = ({ role }: Findable): boolean => role === 'town' || role === 'county' || role === 'place';
