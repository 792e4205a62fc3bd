/** Finds characters that neither typeface has; satori would draw empty boxes. */
import satori from 'satori';
import { FONTS } from './fonts.ts';
import { line } from './layout.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const graphemes = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

/** Whether a character can be drawn. */
const isDrawable = new Map<string, boolean>();

/** @returns each character of the text that cannot be drawn */
export async function missingGlyphs(text: string): Promise<string[]> {
  const characters = [...new Set(graphemes(text))];
  const unchecked = characters.filter((character) => !isDrawable.has(character));
  if (unchecked.length > 0) {
    const missing = new Set<string>();
    await satori(line({}, unchecked.join(' ')), {
      height: 100,
      fonts: FONTS,
      loadAdditionalAsset: (_language, segment) => {
        for (const character of graphemes(segment)) missing.add(character);
        return Promise.resolve([]);
      },
    });
    for (const character of unchecked) isDrawable.set(character, !missing.has(character));
  }
  return characters.filter((character) => isDrawable.get(character) === false);
}

/** Removes the given characters from a text. */
export const withoutCharacters = (characters: readonly string[], text: string): string =>
  characters
    .reduce((rest, character) => rest.replaceAll(character, ''), text)
    .replace(/ {2,}/g, ' ')
    .trim();
