/** Functions serialized into the service worker: they may only use browser globals and `SITE`. */
import type { RuntimeCaching } from 'workbox-build';

type Plugin = NonNullable<NonNullable<RuntimeCaching['options']>['plugins']>[number];

/** By language: the offline page, and the notice on cached copies, with and without their date. */
export type Site = Partial<Record<string, { page: string; copyOf: string; copy: string }>>;
declare const SITE: Site;

declare const self: EventTarget & {
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
  navigator: { connection?: { saveData?: boolean } };
};

/** A navigation, or a page requested for caching (src/layout/scripts/worker.ts); not a prefetch. */
export const isPage = ({ request, sameOrigin }: { request: Request; sameOrigin: boolean }): boolean =>
  sameOrigin && (request.mode === 'navigate' || request.headers.get('Accept') === 'text/html');

export const cachedCopies: Plugin = {
  // Pages do not depend on the query string.
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url.replace(/[?#].*/, '')),
  // Serve the newer of the runtime and the precached copy, with a notice of its date.
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    const dateOf = (response?: Response) => Date.parse(response?.headers.get('Date') ?? '') || 0;
    const cacheName = `workbox-precache-v2-${self.registration.scope}`;
    const precached = await caches.match(request.url, { cacheName, ignoreSearch: true });
    const copy = cachedResponse && dateOf(cachedResponse) >= dateOf(precached) ? cachedResponse : precached;
    if (!copy) return undefined;
    const html = await copy.text();
    const [, locale = 'en-US'] = /<html[^>]* lang="([^"]+)"/.exec(html) ?? [];
    const words = SITE[locale.slice(0, 2)] ?? SITE.en;
    const day = dateOf(copy) ? new Date(dateOf(copy)).toLocaleDateString(locale, { dateStyle: 'long' }) : '';
    const line = day ? words?.copyOf.replace('{day}', day) : words?.copy;
    const dated = html.replace(/<main[^>]*>/, (main) => `${main}<p class="wrap" role="status">${line ?? ''}</p>`);
    return new Response(dated, { headers: copy.headers });
  },
  handlerDidError: async function (this: Plugin, failure) {
    // Firefox treats a failed navigation preload as the response and skips the cache.
    const cacheName = 'pages';
    const { url } = failure.request;
    const cachedResponse = await caches.match(url, { cacheName, ignoreSearch: true });
    const copy = await this.cachedResponseWillBeUsed?.({ ...failure, cacheName, cachedResponse });
    if (copy) return copy;
    const [, language = 'en'] = /^\/([a-z]{2})(?=\/|$)/.exec(new URL(url).pathname) ?? [];
    return caches.match((SITE[language] ?? SITE.en)?.page ?? '', { ignoreSearch: true });
  },
};

/** Runs before Workbox: skips precaching when the visitor has Save-Data on. */
export function saveData(): void {
  if (self.navigator.connection?.saveData)
    self.addEventListener('install', (event) => event.stopImmediatePropagation());
}

/** The entire worker when `offline` is false in content/business.yaml: clears all caches and unregisters itself. */
export function clearAndUnregister(): void {
  const clear = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    // Workbox's expiration data.
    indexedDB.deleteDatabase('workbox-expiration');
    await self.registration.unregister();
  };
  void self.skipWaiting();
  self.addEventListener('activate', (event) =>
    (event as Event & { waitUntil: (done: Promise<void>) => void }).waitUntil(clear()),
  );
}
