/** Which entries of a short list fit what someone typed. Ships to the browser: keep it small. */
import { almost, FORGIVEN_FROM, normal, wordsOf } from './search.ts';

export interface Entry {
  title: string;
  href: string;
  kind: string;
  text: string;
}

/** An entry of the list of all pages, which views write and the build's search index reads. */
export interface Listed extends Entry {
  /** Names of the counties it is about; empty where it is about no place. */
  counties: string[];
}

/** True when the text holds every word of the query, as a word's beginning or with one letter wrong; an empty query is held by all. */
export function holds(text: string, query: string): boolean {
  const words = wordsOf(text);
  return wordsOf(query).every((wanted) =>
    words.some(
      (word) =>
        word.startsWith(wanted) ||
        (wanted.length >= FORGIVEN_FROM && (almost(word, wanted) || almost(word.slice(0, wanted.length), wanted))) ||
        wanted === `${word}s`,
    ),
  );
}

/** Entries that hold every word of the query, words in the title counting more; best first. */
export function ranked<E extends Entry>(entries: readonly E[], query: string): E[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return entries
    .map((entry) => {
      const title = normal(entry.title);
      const all = `${title} ${normal(entry.text)}`;
      if (!words.every((word) => all.includes(word))) return { entry, score: 0 };
      const inTitle = words.filter((word) => title.includes(word)).length;
      return { entry, score: 1 + inTitle * 3 + (words.some((word) => title.startsWith(word)) ? 2 : 0) };
    })
    .filter((hit) => hit.score > 0)
    .sort((a, b) => b.score - a.score)
    .map((hit) => hit.entry);
}
