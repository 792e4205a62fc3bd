/** Colors are said in one place, and every text can be read on its ground. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { color, colorsIn, contrast, mixed } from './colors.ts';

/** Grounds by the texts that stand on them, on pages, cards and the map. */
const TEXTS: Record<string, string[]> = {
  ink: ['paper', 'card', 'mist', 'peach', 'sun', 'orange', 'flame', 'sage', 'sand', 'clay', 'lilac', 'river'],
  quiet: ['paper', 'card', 'mist', 'peach'],
  moss: ['paper', 'card', 'mist', 'peach'],
  paper: ['evergreen', 'ink'],
  leaf: ['evergreen'],
};
/** What WCAG 2.2 AA asks of text of any size. */
const LEAST = 4.5;

/** Each pair that stands too close, with both tokens and what it comes to. */
const failing = (hex: (token: string) => string) =>
  Object.entries(TEXTS).flatMap(([text, grounds]) =>
    grounds
      .map((ground) => ({ ground, ratio: contrast(hex(text), hex(ground)) }))
      .filter(({ ratio }) => ratio < LEAST)
      .map(({ ground, ratio }) => `--color-${text} on --color-${ground}: ${ratio.toFixed(2)}, needs ${LEAST}`),
  );

describe('the tokens', () => {
  it('keep every text apart from its ground', () => {
    expect(failing(color)).toEqual([]);
  });

  it('are named with their ratio where they do not', () => {
    const dark = ['ink', 'moss', 'evergreen'];
    const told = failing((token) => (token === 'quiet' ? '#777777' : dark.includes(token) ? '#111111' : '#ffffff'));
    expect(told).toHaveLength(4);
    expect(told).toContain('--color-quiet on --color-paper: 4.48, needs 4.5');
  });

  it('are the only place that says a color', () => {
    const files = globSync(['src/**/*.{ts,tsx,astro,css}', 'scripts/icons.ts', 'tools/icons.ts'], {
      // Printed pages are black on white.
      exclude: ['**/*.test.ts', 'src/styles/tokens.css', 'src/styles/print.css'],
    });
    const found = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})(?=['"`;,)\s])/gi)].map(
        ([hex]) => `${file}: ${hex}`,
      ),
    );
    expect(files.length).toBeGreaterThan(200);
    // Black and white of a mask, which no one sees.
    expect(found.filter((each) => !/^src\/og\/card\.ts: #(000|fff)$/.test(each))).toEqual([]);
  });
});

describe('colors', () => {
  it('are read from a stylesheet by name', () => {
    const css = '@theme { --color-*: initial; --color-paper: #FAF6EE; --color-line: color-mix(in srgb, red, blue); }';
    expect([...colorsIn(css)]).toEqual([['paper', '#faf6ee']]);
    expect(() => color('puce')).toThrow('src/styles/tokens.css has no --color-puce');
  });

  it('stand apart and mix as the specification counts', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#336699', '#336699')).toBe(1);
    expect(mixed('#000000', 25, '#ffffff')).toBe('#bfbfbf');
  });
});
