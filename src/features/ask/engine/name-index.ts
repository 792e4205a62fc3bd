/** Exact lookups of search items by name, keyword, heading or path. */
import { isHaulable, sortByRole } from './ranking.ts';
import type { AskData, SearchItem } from './ask-data.ts';
import { joinWords, stems } from './stems.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Weight of a name relative to a keyword. */
const NAME_WEIGHT = 2;

type Index = Map<string, SearchItem[]>;

function addTo(index: Index, item: SearchItem, names: readonly string[]): void {
  for (const key of new Set(names.map((name) => joinWords(stems(name)))))
    index.set(key, [...(index.get(key) ?? []), item]);
}

/** Words are stems. */
export class NameIndex {
  readonly #vocabulary: Vocabulary;
  readonly #byName: Index = new Map();
  readonly #byKeyword: Index = new Map();
  readonly #byHeading: Index = new Map();
  /** Titles of guides. */
  readonly #byTitle: Index = new Map();
  readonly #byHref = new Map<string, SearchItem>();

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  add(item: SearchItem): void {
    this.#byHref.set(item.href, item);
    if (item.role === 'guide') addTo(this.#byTitle, item, [item.title]);
    addTo(this.#byName, item, [item.title, ...item.names]);
    addTo(this.#byKeyword, item, item.more);
  }

  addHeadings(headings: AskData['headings']): void {
    for (const { href, says } of headings) {
      const item = this.#byHref.get(href);
      if (item) addTo(this.#byHeading, item, says);
    }
  }

  atHref(href: string): SearchItem | undefined {
    return this.#byHref.get(href);
  }

  /** The part after a bar in a page title is the company's name. */
  withHeading(query: string): SearchItem[] | undefined {
    const key = joinWords(stems(query.split('|')[0] ?? ''));
    return this.#byHeading.get(key) ?? this.#byTitle.get(key);
  }

  /** Items of this exact name; for a municipality both of its pages. */
  named(words: readonly string[]): SearchItem[] {
    return this.#byName.get(joinWords(words)) ?? [];
  }

  withKeyword(words: readonly string[]): SearchItem[] {
    return this.#byKeyword.get(joinWords(words)) ?? [];
  }

  /** Services and items of this exact name, then services with it as keyword. */
  haulables(words: readonly string[]): SearchItem[] {
    const subject = this.#vocabulary.subjectWords(words);
    const named = sortByRole([...this.named(subject), ...this.named(words)].filter(isHaulable));
    return [...new Set([...named, ...this.withKeyword(subject)])];
  }

  /** Services and items named anywhere in the words, those with the most matching words first. */
  haulablesIn(words: readonly string[]): SearchItem[] {
    const scores = new Map<SearchItem, number>();
    const addScore = (items: readonly SearchItem[], points: number) => {
      for (const item of items) if (isHaulable(item)) scores.set(item, (scores.get(item) ?? 0) + points);
    };
    let remaining = [...words];
    for (let length = words.length; length > 0; length -= 1)
      for (let at = 0; at + length <= remaining.length; at += 1) {
        const part = remaining.slice(at, at + length);
        const [named, carrying] = [this.named(part), this.withKeyword(part)];
        if (!this.#vocabulary.hasSubject(part) || ![...named, ...carrying].some(isHaulable)) continue;
        addScore(named, NAME_WEIGHT * length);
        addScore(carrying, length);
        // Words of a longer name do not count as names of their own.
        remaining = remaining.map((word, index) => (index >= at && index < at + length ? '' : word));
      }
    const textMatches = ({ title, names, more, text }: SearchItem) => {
      const fields = [stems(title), stems([title, ...names, ...more, text].join(' '))];
      return fields.flatMap((field) => words.filter((word) => field.includes(word))).length;
    };
    const total = (item: SearchItem) => (scores.get(item) ?? 0) + textMatches(item);
    return sortByRole([...scores.keys()]).sort((a, b) => total(b) - total(a));
  }
}
