/** Warnings about wording, page length and opening paragraphs. */
import { describe, expect, it } from 'vitest';
import { readContent } from '#validation/read.ts';
import type { Rows } from '#business/rows.ts';
import { lengthFindings, openingFindings, phraseFindings, phrasesOf } from './writing.ts';

const phrases = phrasesOf('at once: right away\nshares? of the truck: part of the truck\n');
const told = (text: string) => phraseFindings('a.md', text, phrases).map(({ line, says }) => `${line}: ${says}`);

describe('turns that we do not say', () => {
  it('are told with their line and the better words', () => {
    expect(told('Call us.\nWe come at once.')).toEqual(['2: "at once" is not how we say it: right away']);
    expect(told('Shares of the truck')).toHaveLength(1);
  });

  it('are no part of tokens, addresses, comments or longer words', () => {
    expect(told('See [it](/at once) {fact:at-once} https://a.example/at-once')).toEqual([]);
    expect(told('# at once\nthat onceover')).toEqual([]);
  });

  it('stay where the file says so', () => {
    expect(told('# cspell:ignore at once\nWe come at once.')).toEqual([]);
    expect(told('# cspell:disable-next-line\nWe come at once.\nWe come at once.')).toHaveLength(1);
  });
});

describe('pages', () => {
  const { rows } = readContent('e2e/fixtures');
  const one = (change: Partial<Rows['services'][number]>): Rows => ({
    ...rows,
    services: rows.services.slice(0, 1).map((service) => ({ ...service, ...change })),
    towns: [],
    posts: [],
  });

  it('are counted as they print, without footnotes and addresses', () => {
    const words = (body: string) => lengthFindings(one({ body })).map(({ says }) => Number(/\d+/.exec(says)?.[0]));
    const [none = 0] = words('');
    expect(words('Two words {fact:a-fact-without-words} [three](/four-five)')).toEqual([none + 3]);
    expect(words('word '.repeat(450 - none))).toEqual([]);
    expect(words('word '.repeat(551 - none))).toEqual([551]);
  });

  it('say in their first words what it costs and how soon we come', () => {
    expect(openingFindings(one({ lead: 'From {from}, same day or next day, most days.' }))).toEqual([]);
    expect(openingFindings(one({ lead: 'We take it.', body: '' })).map(({ says }) => says)).toEqual([
      expect.stringContaining('what it costs'),
      expect.stringContaining('how soon'),
    ]);
    expect(openingFindings(one({ lead: 'We take it.', body: `${'word '.repeat(60)} {from} next day` }))).toHaveLength(
      2,
    );
  });
});
