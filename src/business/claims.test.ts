/** Tests of what a text claims. */
import { describe, expect, it } from 'vitest';
import { claimsOf, claimsOfAnswer, unsupported } from './claims.ts';

const fact = (says: string, dated?: string) => ({
  says,
  figures: [],
  source: { title: 'The town', url: 'https://town.example/', read: '2026-11-21', ...(dated ? { dated } : {}) },
});

describe('claimsOf', () => {
  it.each([
    ['Monday to Thursday', ['monday', 'tuesday', 'wednesday', 'thursday']],
    ['Saturdays, 7 am to noon', ['saturday', '07:00', '12:00']],
    ['8 to 11:30 am', ['08:00', '11:30']],
    ['1 to 4 pm', ['13:00', '16:00']],
    ['11 am to 2 pm', ['11:00', '14:00']],
    ['the first and third Friday', ['#1', '#3', 'friday']],
    ['Call first, then put two sofas out.', ['2']],
    ['It costs $1,250 or $4.50.', ['1250', '4.5']],
    ['Call 201-646-3955 or (914) 555-0149.', ['2016463955', '9145550149']],
    ['It’s free. Use a toll-free number.', ['free']],
    ['From April to May, and you may call.', ['april', 'may']],
    ['In [10549](/zip/10549), from {from}', []],
    ['every other week', ['two-weeks']],
  ])('%s', (text, claims) => {
    expect([...claimsOf(text)].sort()).toEqual(claims.sort());
  });
});

describe('unsupported', () => {
  it('finds what no fact says, and takes the year of the source for said', () => {
    const facts = [fact('Put two items out by 6 am on Monday.', '2019-04'), fact('It is free.')];
    expect(unsupported(claimsOf('Two items, free, as of 2019'), facts)).toEqual([]);
    expect(unsupported(claimsOf('Three items on Tuesday'), facts)).toEqual(['tuesday', '3']);
  });

  it('reads the fields of an answer as a text', () => {
    const answer = {
      kinds: ['bulk' as const],
      days: [{ on: ['monday' as const], week: ['first' as const], area: 'routes 1 to 5' }],
      fees: [{ usd: 0 }, { usd: 20 }],
      out: { by: '06:00' },
    };
    expect([...claimsOfAnswer(answer)].sort()).toEqual(['#1', '06:00', '20', '5', 'free', 'monday']);
  });
});
