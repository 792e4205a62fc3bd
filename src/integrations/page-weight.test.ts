import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MOST_BYTES, lightEnough } from './page-weight.ts';

/** A word that does not pack, some 33 bytes. */
const word = (seed: number) => createHash('sha256').update(String(seed)).digest('base64');
const noise = (seed: number, words: number) => Array.from({ length: words }, (_, at) => word(seed + at)).join(' ');
/** A list of entries of some 6 kB each; four are more than a page holds. */
const entries = (count: number) =>
  Array.from({ length: count }, (_, at) => `<li data-spare="true" id="e${at}">${noise(at * 1000, 170)}</li>`).join('');

async function finished(html: string) {
  const told: number[] = [];
  const page = await lightEnough(
    (whole) => Promise.resolve(whole),
    (count) => told.push(count),
  )(html);
  return { ids: [...page.matchAll(/id="(\w+)"/g)].map(([, id]) => id), lists: page.includes('<ul>'), page, told };
}

describe('a page that would be too heavy', () => {
  it('leaves out as many spare elements as it takes, from the last, and says how many', async () => {
    const { ids, told } = await finished(`<ul>${entries(5)}</ul>`);
    expect(ids).toEqual(['e0', 'e1', 'e2']);
    expect(told).toEqual([2]);
  });

  it('leaves no list without entries', async () => {
    const { lists, ids } = await finished(
      `<h2 id="all">All</h2><ul>\n${entries(2)}\n</ul><p>${noise(9, MOST_BYTES / 20)}</p>`,
    );
    expect({ lists, ids }).toEqual({ lists: false, ids: ['all'] });
  });

  it('leaves no heading over such a list, where it is marked as going with it', async () => {
    const { lists, ids, page } = await finished(
      `<section data-around-spare="true"><div data-around-spare="true"><h2 id="all">All</h2><ul>${entries(2)}</ul></div></section><p id="rest">${noise(9, MOST_BYTES / 20)}</p>`,
    );
    expect({ lists, ids, section: page.includes('<section') }).toEqual({ lists: false, ids: ['rest'], section: false });
  });

  it('is left as it is where it fits, and the marks are gone', async () => {
    const { page, told } = await finished(`<ul>${entries(1)}</ul>`);
    expect(page.includes('data-spare')).toBe(false);
    expect(page.length).toBeGreaterThan(4000);
    expect(told).toEqual([]);
  });
});
