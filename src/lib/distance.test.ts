import { describe, expect, it } from 'vitest';
import { miles } from './distance.ts';

describe('distance', () => {
  it('is the great circle, checked against Yonkers to White Plains', () => {
    expect(miles({ lat: 40.9461, lon: -73.8669 }, { lat: 41.0222, lon: -73.7549 })).toBeCloseTo(7.87, 1);
  });
});
