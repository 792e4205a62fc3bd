/** Warnings about wording, page length and opening paragraphs. */
import { expect, it } from 'vitest';
import { readContent } from '#validation/read.ts';
import type { Rows } from '#business/rows.ts';
import { lengthFindings, openingFindings, phraseFindings, phrasesOf } from './writing.ts';

const phrases = phrasesOf('at once: right away\nshares? of the truck: part of the truck\n');

it.each([
  ['Call us.\nWe come at once.', ['2: "at once" is not how we say it: right away']],
  ['Shares of the truck', ['1: "Shares of the truck" is not how we say it: part of the truck']],
  ['See [it](/at once) {fact:at-once} https://a.example/at-once', []],
  ['# at once\nthat onceover', []],
  ['# cspell:ignore at once\nWe come at once.', []],
  ['# cspell:disable-next-line\nWe come at once.', []],
])('finds phrases in text, not in tokens, addresses and comments: %s', (text, expected) => {
  expect(phraseFindings('a.md', text, phrases).map(({ line, message }) => `${line}: ${message}`)).toEqual(expected);
});

const { rows } = readContent('e2e/fixtures');
const one = (change: Partial<Rows['services'][number]>): Rows => ({
  ...rows,
  services: rows.services.slice(0, 1).map((service) => ({ ...service, ...change })),
  towns: [],
  posts: [],
});

it('counts words as they print, without footnotes and addresses', () => {
  const counts = (body: string) => lengthFindings(one({ body })).map(({ message }) => Number(/\d+/.exec(message)?.[0]));
  const [none = 0] = counts('');
  expect(counts('Two words {fact:a-fact-without-words} [three](/four-five)')).toEqual([none + 3]);
  expect(counts('word '.repeat(450 - none))).toEqual([]);
  expect(counts('word '.repeat(551 - none))).toEqual([551]);
});

it('wants price and time in the opening', () => {
  const messages = (lead: string, body = '') => openingFindings(one({ lead, body })).map(({ message }) => message);
  expect(messages('From {from}, same day or next day, most days.')).toEqual([]);
  expect(messages('We take it.', `${'word '.repeat(60)} {from} next day`)).toEqual([
    expect.stringContaining('what it costs'),
    expect.stringContaining('how soon'),
  ]);
});
