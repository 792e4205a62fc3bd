/**
 * Cuts the two typefaces down to the characters that pages in English and Spanish need and writes them to
 * src/styles/fonts. Source: the @fontsource-variable packages (SIL Open Font License). Run: npm run fonts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const CHARACTERS =
  Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('') +
  '\u00a0©®°·×½¼¾áéíóúüñÁÉÍÓÚÜÑ¿¡èöä–—‘’“”•…→←↑↓✓';

const FACES = {
  figtree: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  bricolage: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
};

mkdirSync('src/styles/fonts', { recursive: true });
for (const [name, file] of Object.entries(FACES)) {
  const cut = await subsetFont(readFileSync(`node_modules/${file}`), CHARACTERS, { targetFormat: 'woff2' });
  writeFileSync(`src/styles/fonts/${name}.woff2`, cut);
  console.log(`${name}: ${cut.length.toLocaleString('en-US')} bytes`);
}
