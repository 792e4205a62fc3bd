import { describe, expect, it } from 'vitest';
import { listed, shingles, similarity, spelled, wordCount } from './text.ts';

describe('words', () => {
  it('lists and counts', () => {
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
    expect([0, 4, 10, 11, 1200].map(spelled)).toEqual(['zero', 'four', 'ten', '11', '1,200']);
    expect(wordCount('A $149 price, 8 am-8 pm.')).toBe(6);
  });

  it('compares texts by 5-word shingles', () => {
    const one = shingles('the quick brown fox jumps over the lazy dog');
    expect(similarity(one, one)).toBe(1);
    expect(similarity(one, shingles('a wholly different sentence about old mattresses and sofas'))).toBe(0);
  });
});
