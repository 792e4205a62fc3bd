/** Pagination of lists. */

/** Splits a list into pages of `size`; an empty list has one empty page. */
export function paginate<Record>(records: readonly Record[], size: number): Record[][] {
  const count = Math.max(1, Math.ceil(records.length / size));
  return Array.from({ length: count }, (_, at) => records.slice(at * size, (at + 1) * size));
}

/** Page number, from 1, of the record at a zero-based index. */
export const pageNumberOf = (at: number, size: number): number => Math.floor(at / size) + 1;
