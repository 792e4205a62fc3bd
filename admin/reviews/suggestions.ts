/** Which town and which service a review tells of, as far as its words say so. The owner has the last word. */
import type { Found } from './review.ts';

/** Something a review may name. */
export interface Named {
  id: string;
  /** What the form calls it. */
  label: string;
  /** What people call it. */
  words: readonly string[];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const names = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}s?(?![\\p{L}\\p{N}])`, 'iu').test(text);

/** @returns the only one of these that the text names; undefined where it names none, or more than one */
export function onlyOne(text: string, known: readonly Named[]): string | undefined {
  const found = known.filter(({ words }) => words.some((word) => names(text, word)));
  // "Mount Kisco" is no "Kisco": the longest name counts.
  const longest = found.filter(
    ({ words }) =>
      !found.some((other) =>
        other.words.some((theirs) =>
          words.some((ours) => theirs !== ours && theirs.includes(ours) && names(text, theirs)),
        ),
      ),
  );
  return longest.length === 1 ? longest[0]?.id : undefined;
}

export interface Suggested {
  place?: string;
  service?: string;
}

export function suggested({ words }: Found, places: readonly Named[], services: readonly Named[]): Suggested {
  const [place, service] = [onlyOne(words, places), onlyOne(words, services)];
  return { ...(place === undefined ? {} : { place }), ...(service === undefined ? {} : { service }) };
}

/** What people call a town and a service, out of content. */
export const placesFrom = (rows: readonly { id: string; name: string; label: string }[]): Named[] =>
  rows.map(({ id, name, label }) => ({ id, label, words: [name] }));

export const servicesFrom = (
  rows: readonly { id: string; name: string; asking: string; objects?: readonly string[] | undefined }[],
): Named[] =>
  rows.map(({ id, name, asking, objects = [] }) => ({
    id,
    label: name,
    words: [name, asking, asking.replace(/ (removal|cleanout|hauling|pickup|disposal)$/, ''), ...objects].filter(
      (word) => word.length > 2,
    ),
  }));
