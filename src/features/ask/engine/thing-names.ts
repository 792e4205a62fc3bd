/** What a few words call: things with a size, and items without one. */
import { wordsOf } from '#lib/query-words.ts';
import type { AskThing, SearchItem } from './ask-data.ts';
import { joinWords, stem } from './stems.ts';

/** A thing by its sizes, the usual one first, or an item without any. */
export interface Named {
  sizes: readonly AskThing[];
  item: SearchItem | undefined;
}

const MIN_HEAD_LENGTH = 4;
/** Shorter words tell no size from another: "and", "in". */
const SIZE_WORD = /^.{4,}$|\d/;
/** The longest name, in words. */
export const MAX_WORDS = 5;

/** Words in any order: "king mattress" and "mattress, king". */
const keyOf = (words: readonly string[]): string => [...words].sort().join(' ');

/** "Dining table, legs off" → "Dining table"; "Sofa or couch" → "Sofa", "couch"; "Leaves and grass" → "Leaves", "grass". */
const partsOf = (name: string): string[] => name.replace(/\(.*?\)/g, '').split(/ or | o | and | y |, /);

const isSame = (a: Named | undefined, b: Named): boolean =>
  a !== undefined && (a.item ? a.item === b.item : a.sizes[0] === b.sizes[0]);

/** Words are stems. */
export class ThingNames {
  readonly #names: { words: string[]; named: Named }[] = [];
  readonly #byWords = new Map<string, Named>();
  /** Without spaces: "hottub". */
  readonly #joined = new Map<string, Named>();
  /** Names as they are written: their plural is no number. */
  readonly #asWritten = new Set<string>();
  readonly #ofSize = new Map<AskThing, ReadonlySet<string>>();
  readonly #fillers: ReadonlySet<string>;

  /**
   * @param fillers stems that may stand within a name: "of", "size"
   * @param ignored stems that alone name no thing: "and", "house"
   * @param headsFirst whether the thing itself comes first in its name
   */
  constructor(
    things: readonly AskThing[],
    items: readonly SearchItem[],
    fillers: ReadonlySet<string>,
    ignored: ReadonlySet<string>,
    headsFirst: boolean,
  ) {
    this.#fillers = fillers;
    const byItem = new Map<string, AskThing[]>();
    for (const thing of things)
      if (thing.item !== undefined) byItem.set(thing.item, [...(byItem.get(thing.item) ?? []), thing]);
    const addItem = (item: SearchItem) => {
      for (const name of [...partsOf(item.title), ...item.names])
        this.#add(name, { sizes: byItem.get(item.href) ?? [], item });
    };
    // Of "paint cans" the wet ones are the danger, so what we refuse comes first.
    items.filter(({ take }) => take === 'no').forEach(addItem);
    for (const thing of things) {
      const sizes = thing.item === undefined ? [] : (byItem.get(thing.item) ?? []);
      const named = {
        sizes: [thing, ...sizes.filter((size) => size !== thing)],
        item: items.find(({ href }) => href === thing.item),
      };
      const names = [thing.name, ...thing.names];
      for (const name of names) this.#add(name.replace(/,.*/, ''), named);
      this.#ofSize.set(
        thing,
        new Set(names.flatMap((name) => this.wordsIn(name)).filter((word) => SIZE_WORD.test(word))),
      );
    }
    items.forEach(addItem);
    this.#addHeads(headsFirst, ignored);
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

  /** "Office copier" → "copier", where nothing else is called so. */
  #addHeads(areFirst: boolean, ignored: ReadonlySet<string>): void {
    const heads = new Map<string, Named | undefined>();
    for (const { words, named } of this.#names)
      for (let length = 1; length < words.length; length += 1) {
        const part = areFirst ? words.slice(0, length) : words.slice(-length);
        if (part.some((word) => word.length < MIN_HEAD_LENGTH || ignored.has(word))) continue;
        const head = keyOf(part);
        heads.set(head, heads.has(head) && !isSame(heads.get(head), named) ? undefined : named);
      }
    for (const [head, named] of heads) if (named && !this.#byWords.has(head)) this.#byWords.set(head, named);
  }

  /** Earlier names win, so a thing's own name comes before another's synonym. */
  #add(name: string, named: Named): void {
    const words = this.wordsIn(name);
    // "Table and chairs" are two things.
    const isTwo = / (and|y) /.test(name);
    if (words.length === 0 || words.length > MAX_WORDS || isTwo) return;
    this.#asWritten.add(wordsOf(name).join(' '));
    this.#names.push({ words, named });
    if (!this.#byWords.has(keyOf(words))) this.#byWords.set(keyOf(words), named);
    if (!this.#joined.has(joinWords(words))) this.#joined.set(joinWords(words), named);
  }
}
