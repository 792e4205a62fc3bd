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
  await navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER);
}

/** The site stays readable without a connection (src/offline). Without a worker nothing is lost but that. */
export function registerWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) register().catch(() => undefined);
}
