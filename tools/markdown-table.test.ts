import { expect, it } from 'vitest';
import { rowsOf, table } from './markdown-table.ts';

it('reads back the rows of a table, empty cells too', () => {
  const rows = [
    ['/pricing', '1.10', ''],
    ['/', '', '0.85'],
  ];
  expect(rowsOf(`## Pages\n\nMeasured.\n\n${table(['Page', 'LCP, s', 'FCP, s'], rows)}\n`)).toEqual(rows);
});
