/** What someone may mean who searches: the words that carry a question, and misspelled ones fixed. Ships to the browser: keep it small. */

/** Lower-case, without accents. */
export const normal = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

export const wordsOf = (text: string): string[] => normal(text).match(/[a-z0-9]+/g) ?? [];

/** True when two words differ by one letter at most: one more, one less, another one, or two neighbors swapped. */
export function almost(a: string, b: string): boolean {
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
export const FORGIVEN_FROM = 5;

/**
 * The words that carry a question; all of them where none does.
 * @param empty words that say nothing about a question's subject, lower-case
 */
export function gist(query: string, empty: ReadonlySet<string>): string {
  const words = wordsOf(query);
  const telling = words.filter((word) => !empty.has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}

/** The distinct words that are long enough to be fixed. */
export const vocabulary = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap(wordsOf).filter((word) => word.length >= FORGIVEN_FROM && !/^\d/.test(word)));

/**
 * The query with each unknown word replaced by a known one that differs by one letter.
 * @param known sorted, so that the same mistake is always fixed alike
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
