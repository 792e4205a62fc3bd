/** Word search over a short list of entries. Ships to the browser: keep it small. */

export interface Entry {
  title: string;
  href: string;
  kind: string;
  text: string;
}

/** An entry of the list of all pages. */
export interface Listed extends Entry {
  /** Names of the counties it is about; empty where it is about no place. */
  counties: string[];
}

const normal = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const wordsOf = (text: string): string[] => normal(text).match(/[a-z0-9]+/g) ?? [];

/** True when two words differ by one letter at most: one more, one less, another one, or two neighbors swapped. */
function almost(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  // What must be equal behind the first difference: one letter more, one less, another one, or two swapped.
  const rest = (text: string, skipped: number) => text.slice(at + skipped);
  const swapped = a[at] === b[at + 1] && b[at] === a[at + 1];
  return (
    rest(a, 1) === rest(b, 0) ||
    rest(a, 0) === rest(b, 1) ||
    rest(a, 1) === rest(b, 1) ||
    (swapped && rest(a, 2) === rest(b, 2))
  );
}

/** Words shorter than this must be spelt right. */
const FORGIVEN_FROM = 5;

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

/** Words of a question that say nothing about its subject. */
const EMPTY = new Set(
  'a an and any anybody are at can do does for from get how i in is it me my of off old on or out rid should take that the their them there this to was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** The words that carry a question; all of them where none does. */
export function gist(query: string): string {
  const words = wordsOf(query);
  const telling = words.filter((word) => !EMPTY.has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}

/** The distinct words that are long enough to be mended. */
export const vocabulary = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap(wordsOf).filter((word) => word.length >= FORGIVEN_FROM && !/^\d/.test(word)));

/**
 * The query with each unknown word replaced by a known one that differs by one letter.
 * @param known sorted, so that the same mistake is always mended alike
 * @returns undefined when there is nothing to replace
 */
export function respelled(query: string, known: readonly string[]): string | undefined {
  const asked = wordsOf(query);
  const words = asked.map((word) =>
    word.length < FORGIVEN_FROM || known.some((other) => other.startsWith(word) || `${other}s` === word)
      ? word
      : (known.find((other) => almost(other, word)) ?? word),
  );
  return words.join(' ') === asked.join(' ') ? undefined : words.join(' ');
}
