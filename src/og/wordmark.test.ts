import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawName, readDrawing } from './wordmark.ts';

/** Dark pixels per column, rendered 93 pixels high. */
async function columns(svg: string): Promise<number[]> {
  const image = sharp(Buffer.from(svg)).resize({ height: 93 }).flatten({ background: '#fff' }).greyscale().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width }, (_, x) =>
    Array.from({ length: info.height }, (_, y) => data[(y * info.width + x) * info.channels] ?? 255).reduce(
      (dark, value) => dark + (value < 128 ? 1 : 0),
      0,
    ),
  );
}
const wheels = async (name: string) => ((await drawName(name)).match(/a286 /g) ?? []).length;
const ratio = async (name: string) => readDrawing(await drawName(name)).ratio;

describe('a wordmark', () => {
  it('has one wheel per lowercase o', async () => {
    const names = ['Clear House', 'Foo Moo', 'OBRIEN', 'Empty Attic'];
    expect(await Promise.all(names.map(wheels))).toEqual([1, 4, 0, 0]);
  });

  it('fills its view box horizontally', async () => {
    for (const name of ['Clear House', 'Attic', "Moe & Sons' Hauling, Inc."]) {
      const dark = await columns(await drawName(name));
      expect(Math.max(dark.findIndex(Boolean), dark.toReversed().findIndex(Boolean)), name).toBeLessThan(3);
    }
  });

  it('grows with the name and keeps the letter height', async () => {
    expect((await ratio('Clear House Clear House')) / (await ratio('Clear House'))).toBeCloseTo(2, 0);
    expect(await drawName('Clear House')).toContain(' 930"');
    expect(await drawName('Yay')).toContain(' 930"');
  });

  it('omits unsupported characters and throws if nothing remains', async () => {
    expect(await drawName('Attic 🤯')).toBe(await drawName('Attic'));
    for (const name of ['Żuk', 'Жук', 'Ωmega™', '½ Load → Go']) expect(await drawName(name), name).not.toContain('NaN');
    await expect(drawName('漢字')).rejects.toThrow('src/assets/wordmark.svg');
  });
});

describe("an owner's drawing", () => {
  it('drops size and id and keeps everything else', () => {
    const text =
      '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" id="Layer_1" width="50" height="10" viewBox="-5 2 50 10"><path id="a" d="M0 0h50v10z"/></svg>';
    expect(readDrawing(text)).toEqual({
      svg: '<svg id="name" xmlns="http://www.w3.org/2000/svg" viewBox="-5 2 50 10"><path id="a" d="M0 0h50v10z"/></svg>',
      viewBox: '0 0 50 10',
      ratio: 5,
    });
  });

  it('throws without a viewBox', () => {
    expect(() => readDrawing('<svg xmlns="http://www.w3.org/2000/svg"><path d=""/></svg>')).toThrow(
      'src/assets/wordmark.svg must be an SVG whose first element says its size',
    );
    expect(() => readDrawing('not a drawing')).toThrow('viewBox');
  });
});
