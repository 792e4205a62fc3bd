/** Which signs of a text neither typeface has: satori would draw an empty box for them. */
import satori from 'satori';
import { FONTS } from './fonts.ts';
import { line } from './layout.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const graphemes = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

/** Whether it can be drawn, by sign. */
const known = new Map<string, boolean>();

/** @returns each sign of the text that cannot be drawn */
export async function missingGlyphs(text: string): Promise<string[]> {
  const signs = [...new Set(graphemes(text))];
  const fresh = signs.filter((sign) => !known.has(sign));
  if (fresh.length > 0) {
    const missing = new Set<string>();
    await satori(line({}, fresh.join(' ')), {
      height: 100,
      fonts: FONTS,
      loadAdditionalAsset: (_language, segment) => {
        for (const sign of graphemes(segment)) missing.add(sign);
        return Promise.resolve([]);
      },
    });
    for (const sign of fresh) known.set(sign, !missing.has(sign));
  }
  return signs.filter((sign) => known.get(sign) === false);
}

/** @returns the text without these signs */
export const without = (signs: readonly string[], text: string): string =>
  signs
    .reduce((rest, sign) => rest.replaceAll(sign, ''), text)
    .replace(/ {2,}/g, ' ')
    .trim();
