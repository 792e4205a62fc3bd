/** Keeps the texts that forms were filled from, while the page is open. */
import type { Texts } from './saving.ts';

export function keptTexts(): Texts {
  /** The latest last. */
  const known = new Map<string, string[]>();
  return {
    read: (group, text) => void known.set(group, [...(known.get(group) ?? []).filter((other) => other !== text), text]),
    write: (group, write, isOne) => {
      const text = known.get(group)?.findLast(isOne);
      if (text === undefined) throw new Error(`No text of ${group} has been read.`);
      return write(text);
    },
    made: (text) => text,
  };
}
