/** The site's two typefaces for what is drawn instead of printed: whole alphabets, not what pages are cut down to. */
import { readFileSync } from 'node:fs';

export interface Face {
  readonly style: { fontFamily: string; fontWeight: number; letterSpacing?: string };
  /** From the top of a line as high as the letters to their baseline, in em. */
  readonly baseline: number;
}

/** Headlines and the wordmark. */
export const DISPLAY: Face = {
  style: { fontFamily: 'bricolage', fontWeight: 800, letterSpacing: '-0.025em' },
  baseline: 0.83,
};
export const TEXT: Face = { style: { fontFamily: 'figtree', fontWeight: 500 }, baseline: 0.85 };

const file = (name: string, id: string, subset: string, weight: 500 | 800) => ({
  name,
  weight,
  data: readFileSync(`node_modules/@fontsource/${id}/files/${id}-${subset}-${weight}-normal.woff2`),
});

/** For satori, which looks for a sign in one after the other. */
export const FONTS = [
  file('bricolage', 'bricolage-grotesque', 'latin', 800),
  file('figtree', 'figtree', 'latin', 500),
  file('bricolage-ext', 'bricolage-grotesque', 'latin-ext', 800),
  file('figtree-ext', 'figtree', 'latin-ext', 500),
];
