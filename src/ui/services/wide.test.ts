/** Rows of service cards are full, whatever their number. */
import { expect, test } from 'vitest';
import { wideIn } from './wide.ts';

/** Cells used of each row, placed in order as CSS does. */
function rowsOf(count: number, columns: number): number[] {
  const rows: number[] = [];
  for (let at = 0; at < count; at++) {
    const width = wideIn(at, count).includes(columns) ? 2 : 1;
    const last = rows.at(-1) ?? columns;
    if (last + width > columns) rows.push(width);
    else rows[rows.length - 1] = last + width;
  }
  return rows;
}

const counts = Array.from({ length: 18 }, (_, at) => at + 2);

test.each([2, 3, 4])('%i columns', (columns) => {
  for (const count of counts) {
    const rows = rowsOf(count, columns);
    expect(rows, `${count} cards`).toEqual(rows.map(() => columns));
  }
});
