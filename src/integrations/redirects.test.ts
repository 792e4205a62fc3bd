/** An old address leads on with and without the slash at its end, which hosts take for two addresses. */
import { expect, it } from 'vitest';
import { readRules } from '../../tools/host-rules.ts';
import { redirectLines } from './redirects.ts';

it('redirects an old address with a slash at its end too', () => {
  const lines = redirectLines([
    { id: 'areas', from: '/areas', to: '/locations' },
    { id: 'faq', from: '/faq', to: '/home#faq' },
  ]);
  expect(readRules('', lines).redirects).toEqual([
    { from: '/areas', to: '/locations', fragment: undefined, status: 301 },
    { from: '/areas/', to: '/locations', fragment: undefined, status: 301 },
    { from: '/faq', to: '/home', fragment: 'faq', status: 301 },
    { from: '/faq/', to: '/home', fragment: 'faq', status: 301 },
  ]);
  expect(redirectLines([])).toBe('');
});
