/** Builds the desk into desk/dist: static files for a host of their own. */
import { copyFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { SETTINGS } from '../settings.ts';
import { headersFor } from './headers.ts';
import * as made from './made.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Puts values in the place of what works them out. */
const evaluated = (): Plugin => ({
  name: 'desk-made',
  load: (id) =>
    id === here('./made.ts')
      ? Object.entries(made)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n')
      : undefined,
});

/** Parts of packages that the desk never shows: colors of code, maps, and what zod says in other languages. */
const LEFT_OUT = [/^@shikijs\/(langs|themes)\//, /^leaflet\//, /^terra-draw/];
const LANGUAGES = '/zod/v4/locales/index.js';

const leftOut = (): Plugin => ({
  name: 'desk-left-out',
  enforce: 'pre',
  resolveId: (id) => (LEFT_OUT.some((pattern) => pattern.test(id)) ? `\0left-out` : undefined),
  load: (id) => {
    if (id === '\0left-out') return 'export default [];';
    return id.endsWith(LANGUAGES) ? `export { default as en } from './en.js';` : undefined;
  },
});

/** Sveltia brings its fonts along, and names their places on a CDN all the same. */
const CDN_FONTS = /@font-face\s*\{[^}]*cdn\.jsdelivr\.net[^}]*\}/g;

const ownFonts = (): Plugin => ({
  name: 'desk-own-fonts',
  transform: (code, id) => {
    if (!id.endsWith('/@sveltia/cms/npm/index.js')) return undefined;
    const found = code.match(CDN_FONTS)?.length;
    if (found !== 3)
      throw new Error(`Sveltia names ${found ?? 'no'} fonts on a CDN, not 3: look again (desk/page/build.ts).`);
    return { code: code.replace(CDN_FONTS, ''), map: null };
  },
});

export const OUT = here('../dist');

export async function buildDesk(): Promise<void> {
  await build({
    configFile: false,
    root: here('.'),
    publicDir: here('./public'),
    logLevel: 'warn',
    plugins: [leftOut(), ownFonts(), evaluated()],
    resolve: { alias: { satteri: here('./markdown.ts') } },
    build: {
      outDir: OUT,
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 3000,
      reportCompressedSize: false,
    },
    worker: { format: 'es' },
  });
  copyFileSync(here('../../public/favicon.svg'), `${OUT}/icon.svg`);
  writeFileSync(`${OUT}/_headers`, headersFor(SETTINGS));
  writeFileSync(`${OUT}/desk.json`, `${JSON.stringify(SETTINGS, null, 2)}\n`);
}

if (import.meta.main) {
  await buildDesk();
  console.log('The desk is in desk/dist.');
}
