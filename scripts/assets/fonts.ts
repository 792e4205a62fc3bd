/**
 * Cuts the two typefaces down to the characters and weights that English and Spanish pages need, into src/styles/fonts.
 * From the @fontsource-variable packages (SIL Open Font License). Run: npm run assets -- fonts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** What is on a keyboard, without characters that only programmers use. */
const KEYBOARD = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
  .filter((character) => !'`~^{}[]\\'.includes(character))
  .join('');

/** With what Spanish and good typesetting need. */
const LETTERS = `${KEYBOARD}áéíóúüñÁÉÍÓÚÜÑèöä\u00a0¿¡–—’‘“”…½¼¾×`;

/** Kerning, and digits of one width for tables. */
const FEATURES = ['kern', 'tnum'];

/** Every page loads both faces, so they hold no more than pages show. One weight halves the bytes of headings. */
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
