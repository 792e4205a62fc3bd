/** What differs between two texts, as a reader of a commit sees it. */

/** For each pair of places, how many lines the rests of two lists have in common. */
function commonRests(a: readonly string[], b: readonly string[]): number[][] {
  const rests = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [below, right, next] = [rests[i + 1]?.[j] ?? 0, rests[i]?.[j + 1] ?? 0, rests[i + 1]?.[j + 1] ?? 0];
      const row = rests[i];
      if (row) row[j] = a[i] === b[j] ? next + 1 : Math.max(below, right);
    }
  return rests;
}

/** Lines that go (-) and come (+), each group below the line before it. */
export function diff(before: string, after: string): string {
  const [a, b] = [before.split('\n'), after.split('\n')];
  const rests = commonRests(a, b);
  const told: string[] = [];
  let [i, j, isApart] = [0, 0, true];
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      [i, j, isApart] = [i + 1, j + 1, true];
      continue;
    }
    if (isApart && i > 0) told.push(`  ${a[i - 1]}`.trimEnd());
    isApart = false;
    if (i < a.length && (j >= b.length || (rests[i + 1]?.[j] ?? 0) >= (rests[i]?.[j + 1] ?? 0)))
      told.push(`- ${a[i++]}`);
    else told.push(`+ ${b[j++]}`);
  }
  return told.join('\n');
}
