/** Tests of estimates as text. */
import { expect, it } from 'vitest';
import { loadWords } from '#ui/load/words.ts';
import { estimateText } from './estimate-text.ts';

const sharesOf = (words: ReturnType<typeof loadWords>) =>
  [
    [2, 2],
    [2, 4],
    [4, 8],
    [5, 8],
    [6, 9],
    [6, 16],
    [8, 9],
    [9, 10],
    [16, 24],
    [96, 96],
  ].map(([low = 0, high = 0]) => {
    const result = { eighths: { low, high }, price: { low: 149, high: 149 }, feet: { low: 1250, high: 1600 } };
    return estimateText(result, { counts: {}, things: [], heavy: false }, words.estimate).share;
  });

it('describes parts of a truck, and larger loads in full trucks', () => {
  expect(sharesOf(loadWords('en'))).toEqual([
    'a quarter of the truck',
    'a quarter to half the truck',
    'half to a full truck',
    'five-eighths to a full truck',
    'three-quarters of the truck, or a little more than a full one',
    'three-quarters of the truck to about two full trucks',
    'a full truck or a little more',
    'a little more than a full truck',
    'about two to three full trucks',
    'about 12 full trucks',
  ]);
  expect(sharesOf(loadWords('es'))).toEqual([
    'un cuarto del camión',
    'de un cuarto a medio camión',
    'de medio camión al camión lleno',
    'de cinco octavos al camión lleno',
    'de tres cuartos del camión a un poco más de un camión lleno',
    'de tres cuartos del camión a unos dos camiones llenos',
    'un camión lleno o un poco más',
    'un poco más de un camión lleno',
    'de dos a tres camiones llenos, más o menos',
    'unos 12 camiones llenos',
  ]);
});
