/** What IndexNow is told; nothing is ever sent from here. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BATCH, changedPaths, ownKey, submissions } from './announce.ts';

describe('IndexNow', () => {
  it('hears of pages that are new, changed or gone, and of no others', () => {
    expect(
      changedPaths({ '/same': 'a', '/gone': 'b', '/other': 'c' }, { '/same': 'a', '/other': 'd', '/new': 'e' }),
    ).toEqual(['/gone', '/new', '/other']);
  });

  it('hears of every page at the first deployment', () => {
    expect(changedPaths({}, { '/': 'a', '/home': 'b' })).toEqual(['/', '/home']);
  });

  it('gets whole addresses of one host, never more at once than it accepts', () => {
    const paths = Array.from({ length: BATCH + 1 }, (_, at) => `/${at}`);
    const sent = submissions('https://www.example.org', 'k', paths);
    expect(sent.map((body) => body.urlList.length)).toEqual([BATCH, 1]);
    expect(sent[0]).toMatchObject({ host: 'www.example.org', keyLocation: 'https://www.example.org/k.txt' });
    expect(sent[1]?.urlList).toEqual([`https://www.example.org/${BATCH}`]);
    expect(submissions('https://www.example.org', 'k', [])).toEqual([]);
  });

  it('finds the key where the engines look for it', () => {
    expect(readFileSync(`public/${ownKey()}.txt`, 'utf8')).toBe(ownKey());
  });
});
