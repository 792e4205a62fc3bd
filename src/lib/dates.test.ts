import { describe, expect, it } from 'vitest';
import { clockTime, fullDate, monthYear } from './dates.ts';

describe('dates', () => {
  it('are as exact as their source', () => {
    expect([monthYear('2019'), monthYear('2019-04'), monthYear('2019-04-03'), fullDate('2026-11-21')]).toEqual([
      '2019',
      'April 2019',
      'April 2019',
      'November 21, 2026',
    ]);
  });

  it('read clock times', () => {
    expect([clockTime('08:00'), clockTime('20:00'), clockTime('12:30'), clockTime('00:15')]).toEqual([
      '8 am',
      '8 pm',
      '12:30 pm',
      '12:15 am',
    ]);
  });
});
