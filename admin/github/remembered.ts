/**
 * Every text that a form was filled from. A form that is saved says what it holds, not what it was filled from; so each
 * form carries a mark, and here is the text it stands for. By that, what somebody else changed meanwhile is not taken
 * for a change of ours.
 */

/** Where texts of earlier visits are kept, for drafts that are taken up again. */
export interface Shelf {
  load(): Promise<readonly string[]>;
  keep(text: string): void;
}

/** As Sveltia sends what a format has written. */
const sent = (text: string): string => `${text.trim()}\n`;

/** A short name for a text, made at once: 2 times 32 bits. */
export function markOf(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x9e3779b1);
    b = Math.imul(b ^ code, 0x5f356495);
    a ^= b >>> 15;
    b ^= a >>> 13;
  }
  return [a, b].map((half) => (half >>> 0).toString(36)).join('-');
}

export class Remembered {
  readonly #texts = new Map<string, string>();
  /** What a form with a mark was saved as: Sveltia goes on showing that, under the old mark. */
  readonly #savedAs = new Map<string, string>();
  readonly #last = new Map<string, string>();
  readonly #marks = new Map<string, string | undefined>();
  readonly #shelf: Shelf | undefined;

  constructor(shelf?: Shelf) {
    this.#shelf = shelf;
  }

  /** Takes what earlier visits have left. */
  async open(): Promise<void> {
    for (const text of (await this.#shelf?.load()) ?? []) this.#texts.set(markOf(text), text);
  }

  /**
   * @param group a collection's name
   * @returns the mark for a form that is filled from this text
   */
  note(group: string, text: string): string {
    const mark = markOf(text);
    this.#texts.set(mark, text);
    this.#last.set(group, mark);
    this.#shelf?.keep(text);
    return mark;
  }

  /** @returns the mark of the text of a collection that was read last: a list without records carries none */
  lastOf(group: string): string | undefined {
    return this.#last.get(group);
  }

  /** @returns the text to write a form with this mark into; nothing where it is not known */
  textFor(mark: string | undefined): string | undefined {
    return mark === undefined ? undefined : (this.#savedAs.get(mark) ?? this.#texts.get(mark));
  }

  /** @param mark of the form that was written; none for a new file */
  wrote(text: string, mark: string | undefined): void {
    this.#marks.set(sent(text), mark);
  }

  /**
   * @returns the texts that one was made from, the likeliest first: none for a new file, nothing where it was not
   *   written here
   */
  originsOf(text: string): readonly string[] | undefined {
    const key = sent(text);
    if (!this.#marks.has(key)) return undefined;
    const mark = this.#marks.get(key) ?? '';
    return [this.#savedAs.get(mark), this.#texts.get(mark)].filter((origin) => origin !== undefined);
  }

  /** What was written is in the repository. */
  saved(text: string): void {
    const mark = this.#marks.get(sent(text));
    if (mark !== undefined) this.#savedAs.set(mark, sent(text));
  }
}
