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
