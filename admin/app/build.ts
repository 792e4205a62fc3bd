/** Builds the admin into admin/dist: static files for a host of their own. */
import { copyFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { parse } from 'yaml';
import type { Content } from '#business/rows.ts';
import { SETTINGS } from '../settings.ts';
import { headersFor } from './headers.ts';
import { patched } from './patches.ts';
import * as prepared from './prepared.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const OUT = here('../dist');
const PRINT = here('../../print');
/** Parts of packages that the admin never shows: colors of code, maps, and zod's messages in other languages. */
const UNUSED = /^@shikijs\/(langs|themes)\/|^leaflet\/|^terra-draw/;

const bundle = (): Plugin => ({
  name: 'admin',
  enforce: 'pre',
  resolveId: (id) => (UNUSED.test(id) ? '\0unused' : undefined),
  load: (id) => {
    if (id === '\0unused') return 'export default [];';
    if (id.endsWith('/zod/v4/locales/index.js')) return `export { default as en } from './en.js';`;
    if (id !== here('./prepared.ts')) return undefined;
    const values = Object.entries(prepared);
    return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
  },
  transform: (code, id) => (id.endsWith('/@sveltia/cms/npm/index.js') ? { code: patched(code), map: null } : undefined),
});

/** Where taps are counted: what the site says when the admin is built, if it says so already. */
function tapsAddress(): string | undefined {
  const { site, contactEvents } = parse(
    readFileSync(here('../../content/business.yaml'), 'utf8'),
  ) as Content['business'];
  return contactEvents === undefined ? undefined : new URL(contactEvents, site).href;
}

export async function buildAdmin(): Promise<void> {
  // Otherwise a NODE_ENV of the machine decides which React is shipped.
  process.env.NODE_ENV = 'production';
  await build({
    configFile: false,
    root: here('.'),
    publicDir: here('./public'),
    logLevel: 'warn',
    plugins: [bundle()],
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
  const settings = { ...SETTINGS, taps: tapsAddress() };
  writeFileSync(`${OUT}/_headers`, headersFor(settings));
  writeFileSync(`${OUT}/_redirects`, '');
  const hasPrint = existsSync(`${PRINT}/index.html`);
  if (hasPrint) cpSync(PRINT, `${OUT}/print`, { recursive: true });
  writeFileSync(`${OUT}/settings.json`, JSON.stringify({ ...settings, hasPrint }, null, 2));
}

if (import.meta.main) {
  await buildAdmin();
  console.log('The admin is in admin/dist.');
}
