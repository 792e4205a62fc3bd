import { describe, expect, it } from 'vitest';
import { DISPLAY } from './fonts.ts';
import { box, fitted, fontSizeOf, svgOf, widthOf } from './layout.ts';

const room = { width: 556, height: 300, minFontSize: 40 };
const title = (text: string) => fitted({ ...DISPLAY.style, fontSize: 190, lineHeight: 1.03 }, text, room);
/** Right and bottom bounds of all outlines. */
async function extent(text: string): Promise<{ x: number; y: number }> {
  const size = { width: 1200, height: 630 };
  const svg = await svgOf(box(size, title(text)), size);
  const points = [...svg.matchAll(/ d="([^"]*)"/g)].flatMap(([, d = '']) => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)]);
  return { x: Math.max(...points.map((at) => Number(at[1]))), y: Math.max(...points.map((at) => Number(at[2]))) };
}

describe('a title', () => {
  it('gets larger the shorter it is and stays in bounds', async () => {
    const titles = ['Rye', 'Dobbs Ferry', 'Where a Mattress Goes, and What It Costs'];
    const sizes = await Promise.all(titles.map((text) => fontSizeOf(title(text))));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(sizes[0]).toBe(190);
    for (const text of [
      ...titles,
      'Wolfeschlegelsteinhausenbergerdorff',
      'word '.repeat(200).trim(),
      'x'.repeat(200),
    ]) {
      const { x, y } = await extent(text);
      expect(x, text).toBeLessThanOrEqual(room.width * 1.01);
      expect(y, text).toBeLessThanOrEqual(room.height);
    }
  });

  it('shrinks on one line before it is truncated', async () => {
    const line = (text: string) => fitted({ ...DISPLAY.style, fontSize: 54 }, text, { width: 320, minFontSize: 30 });
    expect(await fontSizeOf(line('From $149'))).toBe(54);
    const size = await fontSizeOf(line('New York, New Jersey'));
    expect(size * (await widthOf(DISPLAY.style, 'New York, New Jersey'))).toBeCloseTo(320);
    expect(await fontSizeOf(line('New York, New Jersey, Connecticut, and more'))).toBe(30);
  });
});
