/** Colors of src/styles/tokens.css, for code that CSS does not reach. */
import { readFileSync } from 'node:fs';

const FILE = 'src/styles/tokens.css';

/** @returns the `--color-name: #rrggbb` declarations of a stylesheet, by name */
export const colorsIn = (css: string): Map<string, string> =>
  new Map(
    [...css.matchAll(/--color-([a-z]+):\s*(#[0-9a-f]{6})\b/gi)].map(([, name = '', hex = '']) => [
      name,
      hex.toLowerCase(),
    ]),
  );

const [light = '', dark = ''] = readFileSync(FILE, 'utf8').split('(prefers-color-scheme: dark)');
const COLORS = colorsIn(light);
const DARK = new Map([...COLORS, ...colorsIn(dark)]);

/**
 * @param name token name: 'paper'
 * @param scheme which of the two
 * @returns "#rrggbb"
 * @throws Error if tokens.css has no such color
 */
export function color(name: string, scheme: 'light' | 'dark' = 'light'): string {
  const value = (scheme === 'dark' ? DARK : COLORS).get(name);
  if (!value)
    throw new Error(`${FILE} has no --color-${name} of the form #rrggbb, which drawings are made with: add it`);
  return value;
}

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** Computes `color-mix(in srgb, a share%, b)`, which SVG renderers do not support. */
export function mixColors(a: string, share: number, b: string): string {
  const others = channels(b);
  const mixed = channels(a).map((value, at) => Math.round((value * share + (others[at] ?? 0) * (100 - share)) / 100));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance by WCAG 2.2, 0 for black to 1 for white. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}
