/** Writes /sw.js after the build: Workbox's worker that keeps pages, or one that takes everything kept away again. */
import { readFileSync, writeFileSync } from 'node:fs';
import { generateSW, type RuntimeCaching } from 'workbox-build';
import { singlePaths } from '#business/addresses.ts';
import { paths, type SinglePage } from '#pages.ts';
import type { Content, Translation } from '#business/rows.ts';
import { filesOf, licenses } from './worker-files.ts';
import { copies, forget, isPage, saveData, type Site } from './worker-functions.ts';
import { buildWords } from './words.ts';

/** Pages that every browser keeps, in every language; the estimator is a part of the prices. */
const KEPT = ['contact', 'pricing', 'offline'] as const;
const DAY = 24 * 60 * 60;

const pages: RuntimeCaching['options'] = {
  cacheName: 'pages',
  networkTimeoutSeconds: 4,
  cacheableResponse: { statuses: [200] },
  // Before the plugin: a copy that is too old is none.
  expiration: { maxEntries: 60, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true },
  plugins: [copies],
};
const files: RuntimeCaching['options'] = {
  cacheName: 'files',
  expiration: { maxEntries: 150, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true },
};

async function writeKeeping(folder: string, languages: readonly Translation[]): Promise<void> {
  const swDest = `${folder}sw.js`;
  const english = { id: 'en', pathOf: (name: (typeof KEPT)[number]): string | undefined => paths[name] };
  const others = languages.map((translation) => {
    const own = singlePaths(translation);
    return { id: translation.id, pathOf: (name: SinglePage) => own.get(name) };
  });
  const all = [english, ...others];
  const html = all
    .flatMap(({ pathOf }) => KEPT.flatMap((name) => pathOf(name) ?? []))
    .map((path) => `${path.slice(1)}.html`);
  await generateSW({
    swDest,
    globDirectory: folder,
    globPatterns: [...html, ...filesOf(folder, html)],
    dontCacheBustURLsMatching: /^(_astro|og)\//,
    // No visitor asks for these addresses: the precache, which comes before the network, must not answer for a page.
    manifestTransforms: [
      (list) => ({ manifest: list.map((file) => ({ ...file, url: file.url.replace('.html', '?kept') })) }),
    ],
    navigationPreload: true,
    skipWaiting: true,
    clientsClaim: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    babelPresetEnvTargets: ['chrome >= 111', 'firefox >= 114', 'safari >= 16.4'],
    runtimeCaching: [
      { urlPattern: isPage, handler: 'NetworkFirst', options: pages },
      { urlPattern: /\/(_astro|og)\//, handler: 'CacheFirst', options: files },
    ],
  });
  const site: Site = Object.fromEntries(
    all.map(({ id, pathOf }) => [id, { ...buildWords(id).kept, page: pathOf('offline') ?? paths.offline }]),
  );
  writeFileSync(
    swDest,
    `const SITE=${JSON.stringify(site)};(${saveData.toString()})();\n${readFileSync(swDest, 'utf8')}`,
  );
  writeFileSync(`${folder}sw.licenses.txt`, licenses());
}

/** What stands at /sw.js where nothing is kept. */
export const FORGETTING = `(${forget.toString()})();\n`;

/** @param folder the built site, with a slash at the end */
export async function writeWorker(folder: string, { business, languages }: Content): Promise<void> {
  if (business.offline) await writeKeeping(folder, languages);
  else writeFileSync(`${folder}sw.js`, FORGETTING);
}
