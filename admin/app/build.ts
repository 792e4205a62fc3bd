/** Builds the desk into admin/dist: static files for a host of their own. */
import { copyFileSync, cpSync, existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
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

/** What is left out of Sveltia, or said otherwise; an upgrade that writes it in another way stops the build. */
const MENDS: readonly { wrong: RegExp; right: string; times: number }[] = [
  // It brings its fonts along, and names their places on a CDN all the same.
  { wrong: /@font-face\s*\{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, right: '', times: 3 },
  // The reason stands below it, and trying again is not always the remedy.
  {
    wrong: /There was an error while saving the entry\. Please try again later\./g,
    right: 'Saving did not go through.',
    times: 1,
  },
  // The desk joins what two people have changed (admin/github).
  {
    wrong: /If you save now, their changes will be lost\./g,
    right: 'Saving keeps both, and asks you where you both changed the same words.',
    times: 1,
  },
  // The reason is said by the desk.
  { wrong: /Couldn’t publish the entry\. Please try again\./g, right: 'The entry was not published.', times: 1 },
  // Signing in on a phone would put the token into an address, for all to see who see the screen.
  { wrong: /\w+\.isLargeScreen&&\w+\.hasMouse&&!\w+\.isLocalHost&&/g, right: 'false&&', times: 1 },
  { wrong: /\^\\\/signin\\\/\(\?<encodedData>\.\+\)/g, right: '^(?!)(?<encodedData>)', times: 1 },
  // A base would lead the links of a preview to the desk's own host, and its policy allows none.
  { wrong: /<base href="[^"]*" target="_blank">/g, right: '', times: 1 },
  // What is typed is put aside half a second later; without this also after it was saved, and the form asks to restore it.
  {
    wrong: /(\w+)=0,(\w+)=void 0,([^;]{60,200}?)\{await \2\?\.delete\(\[e,t\]\)\}/g,
    right: '$1=0,$2=void 0,$3{globalThis.clearTimeout($1);await $2?.delete([e,t])}',
    times: 1,
  },
  // It names a language only where a site has several.
  { wrong: /<html lang="\$\{[^"]*\}">/g, right: '<html lang="en-US">', times: 1 },
];

const mended = (): Plugin => ({
  name: 'desk-mended',
  transform: (code, id) => {
    if (!id.endsWith('/@sveltia/cms/npm/index.js')) return undefined;
    const text = MENDS.reduce((whole, { wrong, right, times }) => {
      const found = whole.match(wrong)?.length ?? 0;
      if (found !== times)
        throw new Error(`Sveltia has ${wrong.source} ${found} times, not ${times}: look again (admin/app/build.ts).`);
      return whole.replace(wrong, right);
    }, code);
    return { code: text, map: null };
  },
});

export const OUT = here('../dist');

/** The sheets that `npm run print` has made, for whoever prints from the desk. @returns whether there are any */
function bringKit(): boolean {
  const made = here('../../kit');
  if (!existsSync(`${made}/index.html`)) return false;
  cpSync(made, `${OUT}/kit`, { recursive: true });
  return true;
}

export async function buildDesk(): Promise<void> {
  await build({
    configFile: false,
    root: here('.'),
    publicDir: here('./public'),
    logLevel: 'warn',
    // Styles of the site, for the previews.
    plugins: [leftOut(), mended(), evaluated(), tailwindcss()],
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
  copyFileSync(`${OUT}/index.html`, `${OUT}/reviews.html`);
  writeFileSync(`${OUT}/_headers`, headersFor(SETTINGS));
  const kit = bringKit();
  writeFileSync(`${OUT}/desk.json`, `${JSON.stringify({ ...SETTINGS, kit }, null, 2)}\n`);
}

if (import.meta.main) {
  await buildDesk();
  console.log('The desk is in admin/dist.');
}
