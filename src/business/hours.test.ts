import { describe, expect, it } from 'vitest';
import { periodInWords, typedHours, weekInShort, weekInWords } from '#i18n/hours-text.ts';
import { isOpen, packHours, type OpeningHours, weekOf } from './hours.ts';

describe('opening hours', () => {
  const WEEK = { ...weekOf('07:00-19:00'), saturday: '09:00-12:30', sunday: 'closed' };
  const HOURS: OpeningHours = {
    week: WEEK,
    special: [
      { name: 'Thanksgiving', from: '2026-11-26', to: '2026-11-26', hours: 'closed' },
      { name: 'Winter', from: '2026-12-01', to: '2027-02-28', hours: weekOf('08:00-16:00') },
    ],
  };
  const daily = (instant: string) => isOpen(new Date(instant), '08:00-20:00', 'America/New_York');
  const at = (instant: string) => isOpen(new Date(instant), packHours(HOURS), 'America/New_York');

  it('begin and end to the minute, in winter and in summer', () => {
    expect(daily('2026-01-15T12:59:59Z')).toBe(false);
    expect(daily('2026-01-15T13:00:00Z')).toBe(true);
    expect(daily('2026-07-15T11:59:59Z')).toBe(false);
    expect(daily('2026-07-15T12:00:00Z')).toBe(true);
    expect(daily('2026-07-15T23:59:59Z')).toBe(true);
    expect(daily('2026-07-16T00:00:00Z')).toBe(false);
  });

  it('are right on the days the clocks change', () => {
    expect(daily('2026-03-08T11:59:00Z')).toBe(false);
    expect(daily('2026-03-08T12:00:00Z')).toBe(true);
    expect(daily('2026-11-01T12:59:00Z')).toBe(false);
    expect(daily('2026-11-01T13:00:00Z')).toBe(true);
    expect(daily('2026-11-02T01:00:00Z')).toBe(false);
  });

  it('differ by weekday, in New York', () => {
    // A Friday evening here is a Saturday in Greenwich.
    expect(at('2026-06-05T22:30:00Z')).toBe(true);
    expect(at('2026-06-06T12:30:00Z')).toBe(false);
    expect(at('2026-06-06T13:30:00Z')).toBe(true);
    expect(at('2026-06-06T16:30:00Z')).toBe(false);
    expect(at('2026-06-07T16:00:00Z')).toBe(false);
    expect(at('2026-06-08T11:00:00Z')).toBe(true);
  });

  it('are others on a holiday and in a season, from its first day to its last', () => {
    expect(at('2026-11-26T16:00:00Z')).toBe(false);
    expect(at('2026-11-27T16:00:00Z')).toBe(true);
    expect(at('2026-12-01T12:30:00Z')).toBe(false);
    expect(at('2026-12-06T16:00:00Z')).toBe(true);
    expect(at('2027-02-28T20:59:00Z')).toBe(true);
    expect(at('2027-03-01T12:30:00Z')).toBe(true);
  });

  it('are said as people say them', () => {
    expect(weekInWords(weekOf('08:00-20:00'))).toBe('every day 8 am to 8 pm');
    expect(weekInWords(WEEK)).toBe('Monday to Friday 7 am to 7 pm, Saturday 9 am to 12:30 pm, closed Sunday');
    expect(weekInWords({ ...weekOf('closed'), monday: '08:00-20:00', tuesday: '08:00-20:00' })).toBe(
      'Monday and Tuesday 8 am to 8 pm, closed Wednesday to Sunday',
    );
    expect(weekInShort(weekOf('08:00-20:00'))).toBe('every day 8 to 8');
    expect(weekInShort(WEEK)).toBe('six days a week');
    expect(HOURS.special.map(periodInWords)).toEqual([
      'Thanksgiving, November 26, 2026: closed',
      'Winter, December 1, 2026 to February 28, 2027: every day 8 am to 4 pm',
    ]);
  });

  it('are found where they stand as figures', () => {
    const typed = typedHours(weekOf('08:00-20:00'));
    for (const text of [
      'answered 8 to 8',
      'from 8 am to 8 pm',
      'between 8 and 8.',
      'daily, 8-8',
      '8 in the morning until 8 at night',
      '8 a.m. to 8 p.m.',
    ])
      expect(text).toMatch(typed);
    for (const text of [
      '8 am to 8:30 pm',
      '18 to 8',
      '8 to 80 pounds',
      '8 am to noon',
      '$8 to 8,000',
      '8 and 8 feet',
      '3/8 to 8/8',
    ])
      expect(text).not.toMatch(typed);
  });
});
