import { expect, it } from 'vitest';
import { dollars } from './money.ts';

it('prints whole dollars and refuses anything else', () => {
  expect(dollars(1250)).toBe('$1,250');
  expect([0, 999, 1000, 12_500, 1_234_567].map(dollars)).toEqual(['$0', '$999', '$1,000', '$12,500', '$1,234,567']);
  expect(() => dollars(1.5)).toThrow('Not whole dollars');
});
