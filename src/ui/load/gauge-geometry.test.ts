import { expect, it } from 'vitest';
import { gaugeGeometry } from './gauge-geometry.ts';

it('fill the gauge from the cab', () => {
  expect(gaugeGeometry(0, 0).full).toBeUndefined();
  expect(gaugeGeometry(8, 8).full).toEqual({ x: 6, width: 156 });
  expect(gaugeGeometry(8, 30)).toMatchObject({ full: { x: 6, width: 156 }, maybe: undefined });
  expect(gaugeGeometry(2, 4).maybe).toEqual({ x: 84, width: 39 });
});
