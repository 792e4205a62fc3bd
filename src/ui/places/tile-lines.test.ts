/** Every name fits its tile, divided where a reader would divide it. */
import { expect, it } from 'vitest';
import { tileLines } from './tile-lines.ts';

const linesOf = (name: string) => tileLines(name).map(({ text }) => text);

it('divides names between words, at hyphens and before endings', () => {
  expect(linesOf('Yonkers')).toEqual(['Yonkers']);
  expect(linesOf('Rye (city)')).toEqual(['Rye city']);
  expect(linesOf('Hastings-on-Hudson')).toEqual(['Hastings-', 'on-', 'Hudson']);
  expect(linesOf('Mamaroneck (town)')).toEqual(['Mamaro-', 'neck', 'town']);
  expect(linesOf('Pleasantville')).toEqual(['Pleasant-', 'ville']);
  expect(linesOf('Schaumburgonia')).toEqual(['Schaum-', 'burgonia']);
});

it('sets a long line to the width of its tile there', () => {
  const [, lowest] = tileLines('Mmmmmmmmmmmm');
  expect(tileLines('Yonkers')[0]?.width).toBeUndefined();
  expect(tileLines('Greenwich')[0]?.width).toBeLessThan(Math.sqrt(3) * 6);
  expect(lowest?.width).toBeLessThan(Math.sqrt(3) * 6);
});
