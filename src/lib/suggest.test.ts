/** Values in another form than the one asked for are read as their writer meant them, or not at all. */
import { describe, expect, it } from 'vitest';
import {
  suggestDate,
  suggestEighths,
  suggestHours,
  suggestList,
  suggestDateTime,
  suggestNumber,
  suggestPath,
  suggestPhone,
  suggestOrigin,
  suggestSlug,
  suggestTimes,
  suggestUrl,
  suggestZip,
  nearest,
} from './suggest.ts';

describe('what someone meant', () => {
  it.each([
    ['(914) 555-0123', '+19145550123'],
    ['914.555.0123', '+19145550123'],
    ['1-914-555-0123', '+19145550123'],
    ['+1 914 555 0123', '+19145550123'],
    ['tel:+19145550123', '+19145550123'],
    [19145550123, '+19145550123'],
    ['“+19145550123”', '+19145550123'],
    ['914', undefined],
    ['914-555-012', undefined],
    ['+44 1914 555012', undefined],
    ['+4419145550', undefined],
    ['914-555-0123 ext 4', undefined],
    [null, undefined],
  ])('telephone %j', (typed, meant) => {
    expect(suggestPhone(typed)).toBe(meant);
  });

  it.each([
    ['$149', 149],
    ['$ 1,199', 1199],
    ['1,199', 1199],
    ['1,234,567', 1234567],
    ['4,9', 4.9],
    ['149.00', 149],
    ['149', 149],
    ['80%', 0.8],
    ['12 ft', 12],
    ['12\'6"', 12.5],
    ['5’ 10', 5.83],
    ['300+', 300],
    ['95 minutes', 95],
    ['1,19,9', undefined],
    ['5k', undefined],
    ['1 hour', undefined],
    ['20 thousand', undefined],
    ['about 20', undefined],
    ['', undefined],
    [[], undefined],
  ])('number %j', (typed, meant) => {
    expect(suggestNumber(typed)).toBe(meant);
  });

  it.each([
    ['11/21/2026', '2026-11-21'],
    ['4/3/2026', '2026-04-03'],
    ['21/11/2026', '2026-11-21'],
    ['11-21-26', '2026-11-21'],
    ['2026/11/21', '2026-11-21'],
    ['2026-1-5', '2026-01-05'],
    ['November 21, 2026', '2026-11-21'],
    ['Nov. 21st 2026', '2026-11-21'],
    ['21 Nov 2026', '2026-11-21'],
    ['2026-02-30', undefined],
    ['2/30/2026', undefined],
    ['Nonsense 3, 2026', undefined],
    ['11/21/1926', undefined],
    ['yesterday', undefined],
    [2026, undefined],
  ])('day %j', (typed, meant) => {
    expect(suggestDate(typed)).toBe(meant);
  });

  it.each([
    ['8am', ['08:00']],
    ['8:00 pm', ['20:00']],
    ['8:30 P.M.', ['20:30']],
    ['12 am', ['00:00']],
    ['12pm', ['12:00']],
    ['noon', ['12:00']],
    ['20:00:00', ['20:00']],
    ['8:00', ['08:00', '20:00']],
    [8, ['08:00', '20:00']],
    [800, ['08:00', '20:00']],
    ['13 pm', []],
    ['25:00', []],
    ['8:75', []],
    ['early', []],
  ])('time %j', (typed, meant) => {
    expect(suggestTimes(typed)).toEqual(meant);
  });

  it.each([
    ['2026-11-25T16:00', '2026-11-25 16:00'],
    ['2026-11-25 16:00:00', '2026-11-25 16:00'],
    ['11/25/2026 4pm', '2026-11-25 16:00'],
    ['Nov 25, 2026, 4:30 p.m.', '2026-11-25 16:30'],
    ['November 25, 2026 at noon', '2026-11-25 12:00'],
    ['25 Nov 2026 8 am', '2026-11-25 08:00'],
    // In the morning or in the evening.
    ['2026-11-25 4:00', undefined],
    ['2026-02-30 16:00', undefined],
    ['2026-11-25 24:00', undefined],
    ['2026-11-25', undefined],
    ['4 pm', undefined],
    ['Thanksgiving', undefined],
  ])('minute %j', (typed, meant) => {
    expect(suggestDateTime(typed)).toBe(meant);
  });

  it.each([
    ['8am - 8 pm', '08:00-20:00'],
    ['8-5', '08:00-17:00'],
    ['9:30 to noon', '09:30-12:00'],
    ['Closed', 'closed'],
    ['off', 'closed'],
    ['8am to midnight', '08:00-23:59'],
    ['08:00-24:00', '08:00-23:59'],
    ['24:00-08:00', undefined],
    ['8 am', undefined],
    ['8 pm - 8 am', undefined],
    ['by appointment', undefined],
  ])('hours %j', (typed, meant) => {
    expect(suggestHours(typed)).toBe(meant);
  });

  it.each([
    [7024, '07024'],
    [10583, '10583'],
    ['10583-1204', '10583'],
    ['1058', undefined],
    [105831, undefined],
    [1.5, undefined],
  ])('ZIP %j', (typed, meant) => {
    expect(suggestZip(typed)).toBe(meant);
  });

  it.each([
    ['1/4', 2],
    ['3/8', 3],
    ['half', 4],
    ['a quarter', 2],
    ['8/4', undefined],
    ['1/3', undefined],
    [2, undefined],
  ])('eighths %j', (typed, meant) => {
    expect(suggestEighths(typed)).toBe(meant);
  });

  it.each([
    ['www.company.com', 'https://www.company.com'],
    ['HTTP://company.com/a?b=1', 'https://company.com/a?b=1'],
    ['company', undefined],
    ['see company.com', undefined],
    ['ftp://company.com', undefined],
  ])('address %j', (typed, meant) => {
    expect(suggestUrl(typed)).toBe(meant);
  });

  it('the site’s own address, without a path', () => {
    expect(suggestOrigin('www.Company.com/home')).toBe('https://www.company.com');
    expect(suggestOrigin('company')).toBeUndefined();
  });

  it.each([
    ['/areas/', '/areas'],
    ['Areas.html', '/areas'],
    ['https://www.company.com/blog/old#faq', '/blog/old#faq'],
    ['/', undefined],
    ['old name', undefined],
  ])('path %j', (typed, meant) => {
    expect(suggestPath(typed)).toBe(meant);
  });

  it.each([
    ['Cash', ['Cash']],
    ['Cash, Visa and Zelle', ['Cash', 'Visa', 'Zelle']],
    ['10583', ["'10583'"]],
    ['3x3x3.3', ['3', '3', '3.3']],
    ['none', []],
    ['Measure height, width and depth', undefined],
    ['Yes: all', undefined],
    ['a, b, c, d, e, f', undefined],
  ])('list %j', (typed, meant) => {
    expect(suggestList(typed)).toEqual(meant);
  });

  it('part of an address', () => {
    expect(suggestSlug("Croton-on-Hudson's Café")).toBe('croton-on-hudsons-cafe');
    expect(suggestSlug('White Plains, NY')).toBe('white-plains');
    expect(suggestSlug(' ! ')).toBeUndefined();
  });
});

describe('the nearest known name', () => {
  const KNOWN = ['dobbs-ferry', 'white-plains', 'rye-city', 'rye-town', 'piano-removal', 'sofa-removal'];

  it.each([
    ['dobbs-fery', ['dobbs-ferry']],
    ['dobsb-ferry', ['dobbs-ferry']],
    ['whiteplains', ['white-plains']],
    ['rye', ['rye-city', 'rye-town']],
    ['piano-removal-service', ['piano-removal']],
    ['yonkers', []],
    ['', []],
  ])('%s', (typed, near) => {
    expect(nearest(typed, KNOWN)).toEqual(near);
  });

  it('names none where too many are as near', () => {
    expect(nearest('10500', ['10501', '10502', '10503', '10504'])).toEqual([]);
  });
});
