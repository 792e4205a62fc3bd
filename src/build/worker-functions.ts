/**
 * Functions of the service worker. They are copied into it as text, so they may use nothing outside themselves but the
 * browser's globals and `SITE`.
 */
import type { RuntimeCaching } from 'workbox-build';

type Plugin = NonNullable<NonNullable<RuntimeCaching['options']>['plugins']>[number];

/** By language: the page in place of those that are not kept, and the line on copies, with and without their day. */
export type Site = Partial<Record<string, { page: string; copyOf: string; copy: string }>>;
declare const SITE: Site;

declare const self: EventTarget & {
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
  navigator: { connection?: { saveData?: boolean } };
};

/** A page that is read, or that asks to be kept (src/layout/scripts/worker.ts); not one that is only prefetched. */
export const isPage = ({ request, sameOrigin }: { request: Request; sameOrigin: boolean }): boolean =>
  sameOrigin && (request.mode === 'navigate' || request.headers.get('Accept') === 'text/html');

export const copies: Plugin = {
  // Nothing on this site depends on the query.
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url.replace(/[?#].*/, '')),
  // The newer of the last copy and the precached one, with a line that says its day.
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    const sent = (response?: Response) => Date.parse(response?.headers.get('Date') ?? '') || 0;
    const cacheName = `workbox-precache-v2-${self.registration.scope}`;
    const precached = await caches.match(request.url, { cacheName, ignoreSearch: true });
    const copy = cachedResponse && sent(cachedResponse) >= sent(precached) ? cachedResponse : precached;
    if (!copy) return undefined;
    const html = await copy.text();
    const [, locale = 'en-US'] = /<html[^>]* lang="([^"]+)"/.exec(html) ?? [];
    const words = SITE[locale.slice(0, 2)] ?? SITE.en;
    const day = sent(copy) ? new Date(sent(copy)).toLocaleDateString(locale, { dateStyle: 'long' }) : '';
    const line = day ? words?.copyOf.replace('{day}', day) : words?.copy;
    const dated = html.replace(/<main[^>]*>/, (main) => `${main}<p class="wrap" role="status">${line ?? ''}</p>`);
    return new Response(dated, { headers: copy.headers });
  },
  handlerDidError: async function (this: Plugin, failure) {
    // Firefox takes a failed preload for an answer, without a look at the copies.
    const cacheName = 'pages';
    const { url } = failure.request;
    const cachedResponse = await caches.match(url, { cacheName, ignoreSearch: true });
    const copy = await this.cachedResponseWillBeUsed?.({ ...failure, cacheName, cachedResponse });
    if (copy) return copy;
    const [, language = 'en'] = /^\/([a-z]{2})(?=\/|$)/.exec(new URL(url).pathname) ?? [];
    return caches.match((SITE[language] ?? SITE.en)?.page ?? '', { ignoreSearch: true });
  },
};

/** Runs before Workbox: whoever saves data keeps only what is read anyway. */
export function saveData(): void {
  if (self.navigator.connection?.saveData)
    self.addEventListener('install', (event) => event.stopImmediatePropagation());
}

/** The whole worker when `offline` in content/business.yaml is false: deletes all that was kept, and itself. */
export function forget(): void {
  const deleteAll = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    // Where Workbox keeps the ages of files.
    indexedDB.deleteDatabase('workbox-expiration');
    await self.registration.unregister();
  };
  void self.skipWaiting();
  self.addEventListener('activate', (event) =>
    (event as Event & { waitUntil: (done: Promise<void>) => void }).waitUntil(deleteAll()),
  );
}
