/** What IndexNow is told; nothing is ever sent from here. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { changedPaths, ownKey } from './announce.ts';

it('names pages that are new, changed or gone, and no others', () => {
  expect(
    changedPaths({ '/same': 'a', '/gone': 'b', '/other': 'c' }, { '/same': 'a', '/other': 'd', '/new': 'e' }),
  ).toEqual(['/gone', '/new', '/other']);
  expect(changedPaths({}, { '/': 'a', '/home': 'b' })).toEqual(['/', '/home']);
});

it('finds the key where the engines look for it', () => {
  expect(readFileSync(`public/${ownKey()}.txt`, 'utf8')).toBe(ownKey());
});
