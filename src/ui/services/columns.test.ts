import { expect, test } from 'vitest';
import { columnsFor } from './columns.ts';

test.each([
  [10, 5],
  [14, 7],
  [12, 6],
  [7, 7],
  [11, 6],
  [13, 7],
])('%i cards stand in %i columns', (count, columns) => {
  expect(columnsFor(count, [5, 6, 7])).toBe(columns);
});
