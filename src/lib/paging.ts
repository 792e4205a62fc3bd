/** Lists that are too long for one page. */

/** @returns the records in groups of at most `size`; one empty group where there are none, because the first page stands all the same */
export function inPages<Record>(records: readonly Record[], size: number): Record[][] {
  const count = Math.max(1, Math.ceil(records.length / size));
  return Array.from({ length: count }, (_, at) => records.slice(at * size, (at + 1) * size));
}

/** The number of the page, from 1, on which the record at a place of the list stands. */
export const pageOf = (at: number, size: number): number => Math.floor(at / size) + 1;
