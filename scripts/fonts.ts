/**
 * Cuts the two typefaces down to the characters and weights that pages in English and Spanish need and writes them to
 * src/styles/fonts. Source: the @fontsource-variable packages (SIL Open Font License). Run: npm run fonts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const CHARACTERS =
  Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('') +
  '\u00a0©®°·×½¼¾áéíóúüñÁÉÍÓÚÜÑ¿¡èöä–—‘’“”•…→←↑↓✓';

/** Headings have one weight: half the bytes of a face that can have any. */
const FACES = {
  figtree: {
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
  },
  bricolage: {
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    variationAxes: { wght: 800 },
  },
};

mkdirSync('src/styles/fonts', { recursive: true });
for (const [name, { file, variationAxes }] of Object.entries(FACES)) {
  const whole = readFileSync(`node_modules/${file}`);
  const cut = await subsetFont(whole, CHARACTERS, { targetFormat: 'woff2', variationAxes });
  writeFileSync(`src/styles/fonts/${name}.woff2`, cut);
  console.log(`${name}: ${cut.length.toLocaleString('en-US')} bytes`);
}
