declare global {
  interface Window {
    /** What a policy makes is no text, but stands wherever a text may. */
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
  // The one policy that public/_headers allows.
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => WORKER });
  const { serviceWorker } = navigator;
  const isControlled = serviceWorker.controller !== null;
  await serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER);
  if (isControlled) return;
  // The page that brought the worker was read before it: Workbox is asked to keep it.
  const { active } = await serviceWorker.ready;
  const page = [location.pathname, { headers: { Accept: 'text/html' } }];
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [page] } });
}

/** The site stays readable without a connection (src/build/service-worker.ts). Without a worker nothing is lost but that. */
export function registerWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) register().catch(() => undefined);
}
