/** Fuzzy text matching for filters. Ships to the browser; keep it small. */
import { isOneEditApart, MIN_FUZZY_LENGTH, wordsOf } from './query-words.ts';

/** True if the text has every word of the query, as a prefix or with one typo. An empty query matches everything. */
export function matches(text: string, query: string): boolean {
  const words = wordsOf(text);
  return wordsOf(query).every((term) =>
    words.some(
      (word) =>
        word.startsWith(term) ||
        (term.length >= MIN_FUZZY_LENGTH &&
          (isOneEditApart(word, term) || isOneEditApart(word.slice(0, term.length), term))) ||
        term === `${word}s`,
    ),
  );
}
