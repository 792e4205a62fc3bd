import { expect, it } from 'vitest';
import { around, center } from './hexagons.ts';

it('set six equal neighbors around a hexagon', () => {
  const origin = center({ q: 0, r: 0 });
  const distances = around({ q: 0, r: 0 }).map((cell) =>
    Math.hypot(center(cell).x - origin.x, center(cell).y - origin.y),
  );
  expect(distances).toHaveLength(6);
  for (const distance of distances) expect(distance).toBeCloseTo(Math.sqrt(3), 6);
});
