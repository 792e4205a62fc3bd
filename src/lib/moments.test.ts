import { describe, expect, it } from 'vitest';
import { instantOf } from './moments.ts';

describe('minutes on the wall in New York', () => {
  it.each([
    ['2026-11-25 16:00', '2026-11-25T21:00Z'],
    ['2026-07-04 00:00', '2026-07-04T04:00Z'],
    // Clocks change at two.
    ['2026-03-08 01:59', '2026-03-08T06:59Z'],
    ['2026-03-08 03:00', '2026-03-08T07:00Z'],
    ['2026-11-01 00:30', '2026-11-01T04:30Z'],
    ['2026-11-01 02:00', '2026-11-01T07:00Z'],
    ['2026-12-31 23:59', '2027-01-01T04:59Z'],
  ])('%s is %s', (moment, instant) => {
    expect(instantOf(moment, 'America/New_York')).toBe(instant);
  });
});
