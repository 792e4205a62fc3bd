/** Titles on social cards: as large as they fit, in lines that balance, in letters that we have. */
import { describe, expect, it } from 'vitest';
import { fit, letter, Typeface } from './text-layout.ts';

const face = await Typeface.open('src/styles/fonts/bricolage.woff2', undefined, -0.025);
const box = { width: 556, height: 300, leading: 1 };
const set = (text: string) => fit(face, text, box, [190, 150, 120, 100, 80, 60]);

describe('a title', () => {
  it('is larger the shorter it is, and stays within its width', () => {
    const titles = ['Rye', 'Dobbs Ferry', 'Where a Mattress Goes, and What It Costs'];
    expect(titles.map((title) => set(title).size)).toEqual([190, 150, 60]);
    for (const { lines, size } of titles.map(set))
      for (const line of lines) expect(face.shape(line).width * size).toBeLessThanOrEqual(box.width);
  });

  it('breaks long names at a hyphen, and leaves no short word alone', () => {
    expect(set('Hastings-on-Hudson').lines).toEqual(['Hastings-', 'on-Hudson']);
    expect(set('Every price, before you call.').lines).toEqual(['Every price,', 'before you call.']);
  });

  it('is refused when it is too long, or has a letter that the face lacks', () => {
    expect(() => set('word '.repeat(60).trim())).toThrow('shorten it');
    expect(() => letter(face, 'Ж', { x: 0, y: 0, size: 10, fill: '#000' })).toThrow('LETTERS in scripts/fonts.ts');
  });
});
