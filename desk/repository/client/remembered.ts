/**
 * Every text that a form was filled from. A form that is saved says what it holds, not what it was filled from: that is
 * found here, so that what somebody else changed meanwhile is not taken for a change of ours.
 */

/** Where texts of earlier visits are kept, for drafts that are taken up again. */
export interface Shelf {
  load(): Promise<readonly Shelved[]>;
  keep(shelved: Shelved): void;
}

export interface Shelved {
  group: string;
  text: string;
}

/** As Sveltia sends what a format has written. */
const sent = (text: string): string => `${text.trim()}\n`;

function countLines(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of text.split('\n')) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

/** @returns how many lines are in one text only */
function distance(one: string, other: string): number {
  const counts = countLines(one);
  for (const [line, count] of countLines(other)) counts.set(line, (counts.get(line) ?? 0) - count);
  return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}

export class Remembered {
  readonly #texts = new Map<string, Set<string>>();
  readonly #bases = new Map<string, string | undefined>();
  readonly #shelf: Shelf | undefined;

  constructor(shelf?: Shelf) {
    this.#shelf = shelf;
  }

  /** Takes what earlier visits have left. */
  async open(): Promise<void> {
    const shelved = (await this.#shelf?.load()) ?? [];
    for (const { group, text } of shelved) this.#add(group, text);
  }

  /** @param group a collection's name */
  read(group: string, text: string): void {
    this.#add(group, text);
    this.#shelf?.keep({ group, text });
  }

  /**
   * Writes a form into the text it was filled from: of all texts of its kind, the one that needs the fewest changes;
   * of equals the oldest, because then a later change is somebody else's.
   *
   * @param write puts the form into a text; may throw
   * @param isOne whether a text can be the one, when there are several files of a kind
   */
  write(group: string, write: (old: string) => string, isOne: (text: string) => boolean = () => true): string {
    let best: { base: string; text: string; changed: number } | undefined;
    let failed: unknown;
    for (const base of this.#texts.get(group) ?? []) {
      if (!isOne(base)) continue;
      try {
        const text = write(base);
        const changed = distance(base, text);
        if (!best || changed < best.changed) best = { base, text, changed };
      } catch (cause) {
        failed = cause;
      }
    }
    if (!best) throw failed instanceof Error ? failed : new Error(`No text of ${group} has been read.`);
    this.#bases.set(sent(best.text), best.base);
    return best.text;
  }

  /** A file that is made anew. */
  made(text: string): string {
    this.#bases.set(sent(text), undefined);
    return text;
  }

  /** @returns what a text was made from, when it was written here; `base` is left out for a new file */
  originOf(text: string): { base: string | undefined } | undefined {
    const key = sent(text);
    return this.#bases.has(key) ? { base: this.#bases.get(key) } : undefined;
  }

  #add(group: string, text: string): void {
    const known = this.#texts.get(group) ?? new Set();
    this.#texts.set(group, known.add(text));
  }
}
