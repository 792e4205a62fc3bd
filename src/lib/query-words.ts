/** Tokenizing and fuzzy comparison of search words. Ships to the browser; keep it small. */

/** Lowercase without accents. */
const normalize = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

export const wordsOf = (text: string): string[] => normalize(text).match(/[a-z0-9]+/g) ?? [];

/** True if two words are at most one insertion, deletion, substitution or transposition apart. */
export function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  // Compare what follows the first difference, for each kind of edit.
  const rest = (text: string, skipped: number) => text.slice(at + skipped);
  const swapped = a[at] === b[at + 1] && b[at] === a[at + 1];
  return (
    rest(a, 1) === rest(b, 0) ||
    rest(a, 0) === rest(b, 1) ||
    rest(a, 1) === rest(b, 1) ||
    (swapped && rest(a, 2) === rest(b, 2))
  );
}

/** Shorter words must be spelled exactly. */
export const MIN_FUZZY_LENGTH = 5;
