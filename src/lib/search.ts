/** Word search over a short list of entries. Ships to the browser: keep it small. */

export interface Entry {
  title: string;
  href: string;
  kind: string;
  text: string;
}

const normal = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

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
  const words = normal(text).match(/[a-z0-9]+/g) ?? [];
  return (normal(query).match(/[a-z0-9]+/g) ?? []).every((wanted) =>
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
  const words = normal(query).match(/[a-z0-9]+/g) ?? [];
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

/** Entries nearest to any of the words: those that rank high for several of them come first. */
export function nearestTo<E extends Entry>(entries: readonly E[], words: readonly string[]): E[] {
  const scores = new Map<E, number>();
  for (const word of words) {
    ranked(entries, word).forEach((entry, at) => scores.set(entry, (scores.get(entry) ?? 0) + 1 / (1 + at)));
  }
  return [...scores].sort(([, a], [, b]) => b - a).map(([entry]) => entry);
}
