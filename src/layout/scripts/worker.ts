import { registerServiceWorker } from '#lib/browser/safe-apis.ts';

/** Registers the service worker (src/build/service-worker.ts) in production. */
export async function registerWorker(): Promise<void> {
  const worker = import.meta.env.PROD ? await registerServiceWorker('/sw.js') : undefined;
  if (!worker?.isNew) return;
  // This page loaded before the worker did, so ask Workbox to cache it.
  const page = [location.pathname, { headers: { Accept: 'text/html' } }];
  worker.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [page] } });
}
