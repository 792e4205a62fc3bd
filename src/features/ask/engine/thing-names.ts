/** What a few words call: things with a size, and items without one. */
import { wordsOf } from '#lib/query-words.ts';
import type { AskThing, SearchItem } from './ask-data.ts';
import { joinWords, stem } from './stems.ts';

/** A thing by its sizes, the usual one first, or an item without any. */
export interface Named {
  sizes: readonly AskThing[];
  item: SearchItem | undefined;
}

/** The longest name, in words. */
export const MAX_WORDS = 5;

/** Words in any order: "king mattress" and "mattress, king". */
const keyOf = (words: readonly string[]): string => words.toSorted().join(' ');

/** "Dining table, legs off" → "Dining table"; "Sofa or couch" → "Sofa", "couch". */
const partsOf = (name: string): string[] => name.replace(/\(.*?\)/g, '').split(/ or | o |, /);

/** Words are stems. */
export class ThingNames {
  readonly #byWords = new Map<string, Named>();
  /** Without spaces: "hottub". */
  readonly #joined = new Map<string, Named>();
  /** Names as they are written: their plural is no number. */
  readonly #asWritten = new Set<string>();
  readonly #ofSize = new Map<AskThing, ReadonlySet<string>>();
  readonly #fillers: ReadonlySet<string>;

  constructor(things: readonly AskThing[], items: readonly SearchItem[], fillers: ReadonlySet<string>) {
    this.#fillers = fillers;
    const byItem = Map.groupBy(things, ({ item }) => item);
    for (const thing of things) {
      const sizes = thing.item === undefined ? [thing] : (byItem.get(thing.item) ?? [thing]);
      const item = items.find(({ href }) => href === thing.item);
      const names = [thing.name, ...thing.names];
      for (const name of names)
        this.#add(name.replace(/,.*/, ''), { sizes: [thing, ...sizes.filter((size) => size !== thing)], item });
      this.#ofSize.set(thing, new Set(names.flatMap((name) => this.wordsIn(name))));
    }
    // What we refuse comes first: of "paint cans" the wet ones are the danger.
    for (const item of items.toSorted((a, b) => Number(b.take === 'no') - Number(a.take === 'no')))
      for (const name of [...partsOf(item.title), ...item.names])
        this.#add(name, { sizes: byItem.get(item.href) ?? [], item });
  }

  /** Stems that matter in a name. */
  wordsIn(text: string): string[] {
    return wordsOf(text)
      .map(stem)
      .filter((word) => !this.#fillers.has(word));
  }

  /** @param words stems without fillers */
  named(words: readonly string[]): Named | undefined {
    return this.#byWords.get(keyOf(words)) ?? this.#joined.get(joinWords(words));
  }

  isAsWritten(text: string): boolean {
    return this.#asWritten.has(text);
  }

  /** The size that most of the words around a name speak of; the first one otherwise. */
  sizeOf({ sizes }: Named, around: readonly string[]): AskThing | undefined {
    const common = sizes.map((size) => this.#ofSize.get(size) ?? new Set<string>());
    const score = (at: number) =>
      around.filter((word) => common[at]?.has(word) && !common.every((words) => words.has(word))).length;
    const scores = sizes.map((_, at) => score(at));
    return sizes[scores.indexOf(Math.max(...scores))];
  }

  /** Earlier names win, so a thing's own name comes before another's synonym. */
  #add(name: string, named: Named): void {
    const words = this.wordsIn(name);
    if (words.length === 0 || words.length > MAX_WORDS) return;
    this.#asWritten.add(wordsOf(name).join(' '));
    if (!this.#byWords.has(keyOf(words))) this.#byWords.set(keyOf(words), named);
    if (!this.#joined.has(joinWords(words))) this.#joined.set(joinWords(words), named);
  }
}
