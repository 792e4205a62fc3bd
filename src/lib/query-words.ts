/** Words as people type them, and misspelled ones. Ships to the browser: keep it small. */

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
