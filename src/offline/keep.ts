/**
 * The service worker: keeps the pages that help without a connection, and those that were read. The network always
 * comes first for pages, so that a price is never older than it must be; a kept copy says its day.
 */
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enablePreload } from 'workbox-navigation-preload';
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { kept as words } from '#words/browser.ts';

declare const self: ServiceWorkerGlobalScope & { navigator: { connection?: { saveData?: boolean } } };
/** Filled in by the build (src/integrations/service-worker.ts): pages with their revision, and the hashed files that they need. */
declare const KEPT: PrecacheEntry[];
/** Path of the page for pages that are not kept, by language: '' for English, "es". */
declare const OFFLINE: Record<string, string>;
/** Pages and files that the readers of a further language need beside, by language. */
declare const MORE: Record<string, string[]>;

const DAY = 24 * 60 * 60;
/** Seconds a page may take before its kept copy is shown. */
const PATIENCE = 4;

const kept = new PrecacheController();
kept.addToCacheList(KEPT);

/** When the server sent it, in milliseconds; 0 for what is not there or does not say. */
const sent = (response?: Response) => Date.parse(response?.headers.get('Date') ?? '') || 0;

/** The page with a line on top of its main part that says how old it is. */
async function dated(copy: Response): Promise<Response> {
  const html = await copy.text();
  // Pages in another language bring their own line.
  const [, language = 'en-US'] = /<html[^>]* lang="([^"]+)"/.exec(html) ?? [];
  const [, own] = /<main[^>]* data-kept="([^"]+)"/.exec(html) ?? [];
  const day = sent(copy) ? new Date(sent(copy)).toLocaleDateString(language, { dateStyle: 'long' }) : '';
  const says = own?.split('|')[day ? 0 : 1]?.replace('{day}', day) ?? words.copy(day);
  const dated = html.replace(/<main[^>]*>/, (main) => `${main}<p class="wrap" role="status">${says}</p>`);
  return new Response(dated, { headers: copy.headers });
}

const copies: WorkboxPlugin = {
  // Nothing on this site depends on what stands behind the question mark.
  cacheKeyWillBeUsed: ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return Promise.resolve(origin + pathname);
  },
  cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null),
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    const before = await kept.matchPrecache(request);
    const newest = cachedResponse && sent(cachedResponse) >= sent(before) ? cachedResponse : before;
    return newest && dated(newest);
  },
};
const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: PATIENCE,
  plugins: [new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }), copies],
});
const files = new CacheFirst({
  cacheName: 'files',
  plugins: [new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true })],
});

const languageOf = (url: string): string => /^\/([a-z]{2})(?=\/|$)/.exec(new URL(url).pathname)?.[1] ?? '';

const read = new Set<string>();
/** Keeps what else a language needs, once someone reads it. */
function keepFor(url: string, event: ExtendableEvent): void {
  const language = languageOf(url);
  if (read.has(language) || self.navigator.connection?.saveData) return;
  read.add(language);
  const keep = async (path: string) => {
    const request = new Request(path);
    const strategy = /^\/(_astro|og)\//.test(path) ? files : pages;
    if (!(await caches.match(request))) await strategy.handle({ event, request });
  };
  event.waitUntil(Promise.allSettled((MORE[language] ?? []).map(keep)));
}

registerRoute(
  new NavigationRoute(async ({ event, request }) => {
    keepFor(request.url, event);
    const response = await pages.handle({ event, request });
    // Firefox takes a failed preload for an answer; asked without one, the strategy turns to the copies.
    return response.type === 'error' ? pages.handle({ event, request: new Request(request.url) }) : response;
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(_astro|og)\//.test(url.pathname),
  async (options) => (await kept.matchPrecache(options.request)) ?? files.handle(options),
);
setCatchHandler(async ({ request }) => {
  const offline = OFFLINE[languageOf(request.url)] ?? OFFLINE[''];
  const page = request.mode === 'navigate' && offline ? await kept.matchPrecache(offline) : undefined;
  return page ?? Response.error();
});
enablePreload();
void self.skipWaiting();
clientsClaim();

self.addEventListener('install', (event) => {
  // Whoever saves data keeps only what is read anyway.
  if (!self.navigator.connection?.saveData) void kept.install(event);
});
self.addEventListener('activate', (event) => {
  void kept.activate(event);
  // The page that brought this worker was read before it could be kept.
  const keepOpen = async () => {
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    for (const { url } of open) keepFor(url, event);
    await Promise.allSettled(open.map(({ url }) => pages.handle({ event, request: new Request(url) })));
  };
  event.waitUntil(keepOpen());
});
