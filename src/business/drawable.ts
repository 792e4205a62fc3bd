/** Which signs can be drawn as outlines: on share cards, in the wordmark and on signs. Pages use the visitor's typefaces, too. */

/**
 * Latin, Greek and Cyrillic letters of all languages, punctuation, money, fractions, arrows and common symbols: what the
 * typefaces of src/og/fonts.ts have. Not emoji, Chinese, Japanese or Korean, nor scripts whose letters join or run leftward.
 */
const DRAWN =
  /^[ -~\u00a0-\u02af\u0370-\u0525\u1e00-\u1ef9\u1f00-\u1fff\u2010-\u2027\u2030-\u205e\u2060\u2070-\u209c\u20a0-\u20b5\u20bf\u2100-\u2109\u210b-\u2149\u214e\u2150-\u2185\u2189\u2190-\u22ff\u25a0-\u269c\u2701-\u2704\u2706-\u2709\u270c-\u2727\u2729-\u274b\u2761-\u2794\u2798-\u27af]$/u;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Letters with their accents in one, and symbols as signs rather than as emoji. */
const signsOf = (text: string): string[] =>
  [...segmenter.segment(text.normalize('NFC').replace(/[\ufe0e\ufe0f]/g, ''))].map(({ segment }) => segment);

/** @returns each sign of a text that cannot be drawn, once */
export const undrawable = (text: string): string[] => [...new Set(signsOf(text).filter((sign) => !DRAWN.test(sign)))];

/** The text without signs that cannot be drawn. */
export function drawable(text: string): string {
  const signs = signsOf(text);
  const drawn = signs.filter((sign) => DRAWN.test(sign));
  return drawn.length === signs.length ? drawn.join('') : drawn.join('').replace(/ {2,}/g, ' ').trim();
}
