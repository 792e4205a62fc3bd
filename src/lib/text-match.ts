/** Whether a text fits what someone typed. Ships to the browser: keep it small. */
import { almost, FORGIVEN_FROM, wordsOf } from './query-words.ts';

/** An entry of the list of all pages, which views write and the build's search index reads. */
export interface Listed {
  title: string;
  href: string;
  kind: string;
  text: string;
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
