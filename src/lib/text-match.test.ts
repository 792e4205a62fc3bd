import { describe, expect, it } from 'vitest';
import { matches } from './text-match.ts';

describe('search', () => {
  it('holds a word by its beginning, in the plural and with one letter wrong', () => {
    const mattress = 'Mattress or box spring: bed, queen';
    for (const query of ['', 'matt', 'matress', 'mattresss', 'matterss', 'MATTRESS queen', 'beds'])
      expect(matches(mattress, query), query).toBe(true);
    for (const query of ['sofa', 'mattress sofa', 'bet', 'mtrss']) expect(matches(mattress, query), query).toBe(false);
    expect(matches('Refrigerator: fridge', 'refridgerator')).toBe(true);
  });
});
