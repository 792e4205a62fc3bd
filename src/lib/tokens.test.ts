import { describe, expect, it } from 'vitest';
import { fillTokens, tokensIn } from './tokens.ts';

describe('tokens', () => {
  it('are found with their arguments', () => {
    expect(tokensIn('{from} and {price:3}, {fact:a-b}')).toEqual([
      { name: 'from', argument: undefined },
      { name: 'price', argument: '3' },
      { name: 'fact', argument: 'a-b' },
    ]);
  });

  it('leave no double space where they vanish', () => {
    expect(fillTokens('One {fact:x}. Two {from}.', ({ name }) => (name === 'from' ? '$1' : ''))).toBe('One. Two $1.');
  });

  it('set footnotes after the full stop, against the word; several together, and none twice', () => {
    const noted = (text: string) =>
      fillTokens(
        text,
        () => '$1',
        ({ name, argument = '' }) => (name === 'fact' ? `<${argument}>` : undefined),
      );
    expect(noted('One {fact:a}. Two')).toBe('One.<a> Two');
    expect(noted('One {fact:a} {fact:b}{fact:a}. From {from} {fact:c}.')).toBe('One.<a><b> From $1.<c>');
  });
});
