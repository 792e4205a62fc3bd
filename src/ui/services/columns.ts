/** How many columns a shelf of cards has. */

/** The number that leaves the fewest gaps in the last row, of equals the largest. */
export function columnsFor(count: number, choice: readonly number[]): number {
  const gaps = (columns: number) => (columns - (count % columns)) % columns;
  return choice.toSorted((a, b) => gaps(a) - gaps(b) || b - a)[0] ?? 1;
}
