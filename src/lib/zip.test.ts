import { describe, expect, it } from 'vitest';
import { parseZipInput } from './zip.ts';

describe('parseZipInput', () => {
  it('reads ZIP codes however they are typed', () => {
    for (const typed of ['10583', ' 10583 ', '10583-1234', '105831234', '1 0 5 8 3', '１０５８３'])
      expect(parseZipInput(typed)).toEqual({ kind: 'zip', zip: '10583' });
  });

  it('tells half-typed, odd, empty and names apart', () => {
    expect(parseZipInput('105')).toEqual({ kind: 'partial', digits: '105' });
    expect(parseZipInput('1058312')).toEqual({ kind: 'invalid', digits: '1058312' });
    expect(parseZipInput('   ')).toEqual({ kind: 'empty' });
    expect(parseZipInput('---')).toEqual({ kind: 'empty' });
    expect(parseZipInput('Dobbs Ferry')).toEqual({ kind: 'name', name: 'Dobbs Ferry' });
    expect(parseZipInput('x'.repeat(10_000))).toEqual({ kind: 'name', name: 'x'.repeat(60) });
    expect(parseZipInput('9'.repeat(10_000)).kind).toBe('invalid');
  });
});
