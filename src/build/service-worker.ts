/** Writes /sw.js: Workbox's offline worker, or one that removes it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { generateSW, type RuntimeCaching } from 'workbox-build';
import { singlePaths } from '#business/addresses.ts';
import { paths, type SinglePage } from '#pages.ts';
import type { Content, Translation } from '#business/rows.ts';
import { assetsOf, licenses } from './worker-files.ts';
import { cachedCopies, clearAndUnregister, isPage, saveData, type Site } from './worker-functions.ts';
import { buildWords } from './words.ts';

/** Precached pages, in every language. */
const PRECACHED = ['contact', 'pricing', 'offline'] as const;
const DAY = 24 * 60 * 60;

const pages: RuntimeCaching['options'] = {
  cacheName: 'pages',
  networkTimeoutSeconds: 4,
  cacheableResponse: { statuses: [200] },
  // Before the plugin, so that expired copies are not served.
  expiration: { maxEntries: 60, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true },
  plugins: [cachedCopies],
};
const data: RuntimeCaching['options'] = {
  cacheName: 'data',
  networkTimeoutSeconds: 4,
  cacheableResponse: { statuses: [200] },
  expiration: { maxEntries: 30, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true },
};
const files: RuntimeCaching['options'] = {
  cacheName: 'files',
  expiration: { maxEntries: 150, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true },
};

async function writeOfflineWorker(folder: string, languages: readonly Translation[]): Promise<void> {
  const swDest = `${folder}sw.js`;
  const english = { id: 'en', pathOf: (name: (typeof PRECACHED)[number]): string | undefined => paths[name] };
  const others = languages.map((translation) => {
    const own = singlePaths(translation);
    return { id: translation.id, pathOf: (name: SinglePage) => own.get(name) };
  });
  const all = [english, ...others];
  const html = all
    .flatMap(({ pathOf }) => PRECACHED.flatMap((name) => pathOf(name) ?? []))
    .map((path) => `${path.slice(1)}.html`);
  await generateSW({
    swDest,
    globDirectory: folder,
    globPatterns: [...html, ...assetsOf(folder, html)],
    dontCacheBustURLsMatching: /^(_astro|og)\//,
    // URLs no visitor requests: precached pages must not take precedence over the network.
    manifestTransforms: [
      (list) => ({ manifest: list.map((file) => ({ ...file, url: file.url.replace('.html', '?kept') })) }),
    ],
    navigationPreload: true,
    skipWaiting: true,
    clientsClaim: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    babelPresetEnvTargets: ['chrome >= 100', 'firefox >= 100', 'safari >= 15.6'],
    runtimeCaching: [
      { urlPattern: isPage, handler: 'NetworkFirst', options: pages },
      { urlPattern: /\/(_astro|og)\//, handler: 'CacheFirst', options: files },
      { urlPattern: /\/(ask|zip\/\d{5})\.json$/, handler: 'NetworkFirst', options: data },
    ],
  });
  const site: Site = Object.fromEntries(
    all.map(({ id, pathOf }) => [id, { ...buildWords(id).offlineNotice, page: pathOf('offline') ?? paths.offline }]),
  );
  writeFileSync(
    swDest,
    `const SITE=${JSON.stringify(site)};(${saveData.toString()})();\n${readFileSync(swDest, 'utf8')}`,
  );
  writeFileSync(`${folder}sw.licenses.txt`, licenses());
}

/** /sw.js of a site without offline support. */
export const CLEARING_WORKER = `(${clearAndUnregister.toString()})();\n`;

/** @param folder the built site, with a trailing slash */
export async function writeServiceWorker(folder: string, { business, languages }: Content): Promise<void> {
  if (business.offline) await writeOfflineWorker(folder, languages);
  else writeFileSync(`${folder}sw.js`, CLEARING_WORKER);
}
