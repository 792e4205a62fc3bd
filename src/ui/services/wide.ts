/** Which cards of a list are twice as wide, so that every row is full. */

/** Numbers of columns a list may have, by screen width. */
const COLUMNS = [2, 3, 4] as const;

/** Of three columns every third card, so that no wide one has to break; of others the first ones. */
function isWide(at: number, count: number, columns: number): boolean {
  const missing = (columns - (count % columns)) % columns;
  return columns === 3 ? at % 3 === 0 && at / 3 < missing : at < missing;
}

/** With how many columns the card at this place is twice as wide. */
export const wideIn = (at: number, count: number): number[] => COLUMNS.filter((columns) => isWide(at, count, columns));
