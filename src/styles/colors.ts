/** The colors of the site, as src/styles/tokens.css says them, for whatever no stylesheet reaches. */
import { readFileSync } from 'node:fs';

const FILE = 'src/styles/tokens.css';

/** @returns each color that a stylesheet declares as "--color-name: #rrggbb", by its name */
export const colorsIn = (css: string): Map<string, string> =>
  new Map(
    [...css.matchAll(/--color-([a-z]+):\s*(#[0-9a-f]{6})\b/gi)].map(([, name = '', hex = '']) => [
      name,
      hex.toLowerCase(),
    ]),
  );

const COLORS = colorsIn(readFileSync(FILE, 'utf8'));

/**
 * A color by its token's name: `color('paper')` is the ground's, as six hexadecimal digits after a "#".
 *
 * @throws Error when the tokens have no such color
 */
export function color(name: string): string {
  const value = COLORS.get(name);
  if (!value)
    throw new Error(`${FILE} has no --color-${name} of the form #rrggbb, which drawings are made with: add it`);
  return value;
}

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** What `color-mix(in srgb, one share%, other)` gives; the painter of SVG does not know it. */
export function mixed(one: string, share: number, other: string): string {
  const from = channels(other);
  const mix = channels(one).map((value, at) => Math.round((value * share + (from[at] ?? 0) * (100 - share)) / 100));
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance by WCAG 2.2, 0 for black to 1 for white. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colors stand apart by WCAG 2.2: 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
