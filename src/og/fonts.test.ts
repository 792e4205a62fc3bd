/** Every sign that may stand in a drawn text has a shape in one of the typefaces; the others are left out, never boxes. */
import satori from 'satori';
import { expect, it } from 'vitest';
import { drawable, undrawable } from '#business/drawable.ts';
import { DISPLAY, FONTS } from './fonts.ts';
import { line } from './layout.ts';

const all = Array.from({ length: 0x2fff }, (_, at) => String.fromCodePoint(at)).filter(
  (sign) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign) && undrawable(sign).length === 0,
);

it('draws each sign that it says it can', async () => {
  expect(all.length).toBeGreaterThan(2000);
  const missing: string[] = [];
  await satori(line(DISPLAY.style, all.join(' ')), {
    height: 100,
    fonts: FONTS,
    loadAdditionalAsset: (_, segment) => {
      missing.push(segment);
      return Promise.resolve([]);
    },
  });
  expect(missing).toEqual([]);
});

it.each([
  ['Rye™ ® © ½ → ✓ é ñ ő ł Ж Ω ế № € ₿ ☎ ★', [], ''],
  ['Cafe\u0301, ☎️ and ™️', [], 'Café, ☎ and ™'],
  ['Couch 😀 removal', ['😀'], 'Couch removal'],
  ['漢字 Movers', ['漢', '字'], 'Movers'],
  ['👨‍👩‍👧 שלום', ['👨‍👩‍👧', 'ש', 'ל', 'ו', 'ם'], ''],
])('of %s leaves out %j', (text, left, rest) => {
  expect(undrawable(text)).toEqual(left);
  expect(drawable(text)).toBe(rest || (left.length === 0 ? text : ''));
});
