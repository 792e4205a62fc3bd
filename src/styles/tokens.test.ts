import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { color, colorsIn, contrast, mixColors } from './colors.ts';

/** Background tokens by text token. */
const TEXTS: Record<string, string[]> = {
  ink: ['paper', 'card', 'mist', 'peach', 'sage', 'sand', 'clay', 'lilac', 'river'],
  coal: ['sun', 'orange', 'flame'],
  quiet: ['paper', 'card', 'mist', 'peach'],
  moss: ['paper', 'card', 'mist', 'peach'],
  paper: ['ink'],
  snow: ['evergreen'],
  leaf: ['evergreen'],
};
/** WCAG 2.2 AA contrast for text of any size. */
const LEAST = 4.5;

/** Pairs below the minimum, with their ratio. */
const failing = (hex: (token: string) => string) =>
  Object.entries(TEXTS).flatMap(([text, grounds]) =>
    grounds
      .map((ground) => ({ ground, ratio: contrast(hex(text), hex(ground)) }))
      .filter(({ ratio }) => ratio < LEAST)
      .map(({ ground, ratio }) => `--color-${text} on --color-${ground}: ${ratio.toFixed(2)}, needs ${LEAST}`),
  );

describe('the tokens', () => {
  it.each(['light', 'dark'] as const)('have enough contrast in the %s scheme', (scheme) => {
    expect(failing((token) => color(token, scheme))).toEqual([]);
  });

  it('are dark in the dark scheme', () => {
    expect(contrast(color('paper', 'dark'), '#000000')).toBeLessThan(1.3);
    expect(color('orange', 'dark')).toBe(color('orange'));
  });

  it('are reported with their ratio if they lack contrast', () => {
    const dark = ['ink', 'coal', 'moss', 'evergreen'];
    const told = failing((token) => (token === 'quiet' ? '#777777' : dark.includes(token) ? '#111111' : '#ffffff'));
    expect(told).toHaveLength(4);
    expect(told).toContain('--color-quiet on --color-paper: 4.48, needs 4.5');
  });

  it('are the only place that defines colors', () => {
    const all = globSync(['src/**/*.{ts,tsx,astro,css}', 'scripts/assets/icons.ts']);
    // Printed pages are black on white.
    const files = all.filter((file) => !/\.test\.ts$|(tokens|print)\.css$/.test(file));
    const found = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})(?=['"`;,)\s])/gi)].map(
        ([hex]) => `${file}: ${hex}`,
      ),
    );
    expect(files.length).toBeGreaterThan(200);
    // Black and white of invisible masks, and the white that a code is read against.
    expect(found.filter((each) => !/^src\/(og\/card|lib\/qr-code)\.ts: #(000|fff)$/.test(each))).toEqual([]);
  });
});

describe('colors', () => {
  it('are parsed from a stylesheet', () => {
    const css = '@theme { --color-*: initial; --color-paper: #FAF6EE; --color-line: color-mix(in srgb, red, blue); }';
    expect([...colorsIn(css)]).toEqual([['paper', '#faf6ee']]);
    expect(() => color('puce')).toThrow('src/styles/tokens.css has no --color-puce');
  });

  it('have contrast and mix as specified', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#336699', '#336699')).toBe(1);
    expect(mixColors('#000000', 25, '#ffffff')).toBe('#bfbfbf');
  });
});
