/** What stands at /sw.js when `offline` in content/business.yaml is false: deletes all that was kept, and itself. */
export {};

declare const self: ServiceWorkerGlobalScope;

async function forget(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  // Where the kept files' ages stand.
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}

void self.skipWaiting();
self.addEventListener('activate', (event) => event.waitUntil(forget()));
