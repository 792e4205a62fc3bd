declare global {
  interface Window {
    /** TypeScript's `register` takes a string, so the policy's result is typed as one. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (address: string) => string };
    };
  }
}

const WORKER = '/sw.js';

async function register(): Promise<void> {
  // Must match the Trusted Types policy name in public/_headers.
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => WORKER });
  const { serviceWorker } = navigator;
  const isControlled = serviceWorker.controller !== null;
  await serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER);
  if (isControlled) return;
  // This page loaded before the worker did, so ask Workbox to cache it.
  const { active } = await serviceWorker.ready;
  const page = [location.pathname, { headers: { Accept: 'text/html' } }];
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [page] } });
}

/** Registers the service worker (src/build/service-worker.ts) in production; failures are ignored. */
export function registerWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) register().catch(() => undefined);
}
