/** Full character sets of the site's two typefaces, and a third for letters and signs that they lack; pages use subsets. */
import { readFileSync } from 'node:fs';

export interface Face {
  readonly style: { fontFamily: string; fontWeight: number; letterSpacing?: string };
  /** Distance from the top of a line with line-height 1 to the baseline, in em. */
  readonly baseline: number;
}

export const DISPLAY: Face = {
  style: { fontFamily: 'bricolage', fontWeight: 800, letterSpacing: '-0.025em' },
  baseline: 0.83,
};
export const TEXT: Face = { style: { fontFamily: 'figtree', fontWeight: 500 }, baseline: 0.85 };

const file = (name: string, id: string, subset: string, weight: 400 | 500 | 700 | 800) => ({
  name,
  weight,
  data: readFileSync(`node_modules/@fontsource/${id}/files/${id}-${subset}-${weight}-normal.woff2`),
});

/** satori tries them in order for each character; src/business/drawable.ts lists what they have. */
export const FONTS = [
  file('bricolage', 'bricolage-grotesque', 'latin', 800),
  file('figtree', 'figtree', 'latin', 500),
  file('bricolage-ext', 'bricolage-grotesque', 'latin-ext', 800),
  file('figtree-ext', 'figtree', 'latin-ext', 500),
  file('bricolage-vietnamese', 'bricolage-grotesque', 'vietnamese', 800),
  // Its one file has all scripts.
  file('dejavu', 'dejavu-sans', 'latin', 400),
  file('dejavu', 'dejavu-sans', 'latin', 700),
];
