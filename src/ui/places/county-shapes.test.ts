/** A county's name stands inside its shape, or beside it where it is too small. */
import { expect, it } from 'vitest';
import { shapeLabel } from './county-shapes.ts';

const county = { id: 'x', tint: 'sage', name: 'Cedar', href: '/', word: { q: 5, r: 0 } } as const;
const row = (length: number, r: number) => Array.from({ length }, (_, q) => ({ q, r, name: '', href: '' }));

it('in the middle of the widest row', () => {
  const label = shapeLabel({ ...county, tiles: [...row(2, 0), ...row(5, 1), ...row(2, 2)] }, 6);
  expect(label).toMatchObject({ y: 9, anchor: 'middle', target: undefined });
});

it('between two rows as wide', () => {
  const label = shapeLabel({ ...county, tiles: [...row(2, 0), ...row(5, 1), ...row(5, 2)] }, 6);
  expect(label).toMatchObject({ y: 13.5, anchor: 'middle' });
});

it('beside a single tile, with a larger target', () => {
  const label = shapeLabel({ ...county, tiles: row(1, 0) }, 6);
  expect(label.anchor).toBe('start');
  expect(label.target?.height).toBeGreaterThan(10);
});
