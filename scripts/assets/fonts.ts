/**
 * Cuts the two typefaces down to the characters and weights that pages in English and Spanish need and writes them to
 * src/styles/fonts. Source: the @fontsource-variable packages (SIL Open Font License). Run: npm run assets -- fonts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** What is on a keyboard, except signs that only programmers use. */
const KEYBOARD = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
  .filter((sign) => !'`~^{}[]\\'.includes(sign))
  .join('');

/** What Spanish and good typesetting need on top. */
const LETTERS = `${KEYBOARD}áéíóúüñÁÉÍÓÚÜÑèöä\u00a0¿¡–—’‘“”…½¼¾×`;

/** What the letters look like beside each other, and figures of one width in tables; nothing that swaps shapes. */
const FEATURES = ['kern', 'tnum'];

/**
 * The characters and weights of each face: every page loads both, so that what no page shows is not in them. A sign that
 * a face lacks is shown in the visitor's own typeface. Headings have
 * one weight: half the bytes of a face that can have any.
 */
const FACES = {
  figtree: {
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    characters: `${LETTERS}✓©°·•`,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  bricolage: {
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    characters: LETTERS,
    variationAxes: { wght: 800 },
  },
};

mkdirSync('src/styles/fonts', { recursive: true });
for (const [name, { file, characters, variationAxes }] of Object.entries(FACES)) {
  const whole = readFileSync(`node_modules/${file}`);
  // The package's types do not know of features yet.
  const options = { targetFormat: 'woff2' as const, variationAxes, keepFeatures: FEATURES };
  const cut = await subsetFont(whole, characters, options);
  writeFileSync(`src/styles/fonts/${name}.woff2`, cut);
  console.log(`${name}: ${cut.length.toLocaleString('en-US')} bytes`);
}
