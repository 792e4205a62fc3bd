import { describe, expect, it } from 'vitest';
import { forwardTo } from './forward.ts';

describe('forwarding', () => {
  const targets = new Map([['mattress', '/blog/mattress']]);
  it('goes only to a known name, else to the index, and nowhere without a target', () => {
    expect(forwardTo('?to=mattress', targets, '/blog')).toBe('/blog/mattress');
    for (const to of [
      '',
      'https://evil.example',
      '//evil.example',
      '/\\\\evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      '../../evil',
      'mattress/../../evil',
      'mattress#@evil.example',
      'mattress%0d%0aLocation:evil',
      'MATTRESS',
      'constructor',
      'x'.repeat(100_000),
    ])
      expect(forwardTo(`?${new URLSearchParams({ to })}`, targets, '/blog'), to).toBe('/blog');
    expect(forwardTo('?to=evil&to=mattress', targets, '/blog')).toBe('/blog');
    expect(forwardTo('', targets, '/blog')).toBeUndefined();
  });
});
