/**
 * Calls that a browser may lack or refuse: old ones, settings, private windows, frames, limits. Each has its fallback here;
 * nowhere else may they be made (eslint.config.mjs).
 */

function attempt<T>(call: () => T, fallback: T): T {
  try {
    return call();
  } catch {
    return fallback;
  }
}

/** False where the browser can't tell. */
export const mediaMatches = (query: string): boolean => attempt(() => matchMedia(query).matches, false);

/** @param changed told whether the query matches from now on; never called where the browser can't tell */
export const onMediaChange = (query: string, changed: (matches: boolean) => void): void =>
  attempt(() => matchMedia(query).addEventListener('change', ({ matches }) => changed(matches)), undefined);

/** Changes the address without loading. @returns false if refused: Safari allows 100 changes in 10 seconds */
export const replaceAddress = (url: URL): boolean =>
  attempt(() => {
    history.replaceState(null, '', url);
    return true;
  }, false);

/** @returns whether the text is in the clipboard now; `navigator.clipboard` is undefined without HTTPS */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Runs once the browser is idle, after `timeout` milliseconds at the latest; soon where it can't tell, as in Safari. */
export function whenIdle(run: () => void, timeout: number): void {
  try {
    requestIdleCallback(run, { timeout });
  } catch {
    setTimeout(run);
  }
}

export const isOffline = (): boolean => attempt(() => !navigator.onLine, false);

/** False where the browser has no popovers. */
export const isPopoverOpen = (element: Element | null | undefined): boolean =>
  attempt(() => element?.matches(':popover-open') ?? false, false);

/** Closes the open popover that matches. */
export const hidePopover = (selector: string): void =>
  attempt(() => document.querySelector<HTMLElement>(`${selector}:popover-open`)?.hidePopover(), undefined);

/** @param start never called where the browser does not report navigations */
export const onNavigate = (start: (event: NavigateEvent) => void): void =>
  attempt(() => navigation.addEventListener('navigate', start), undefined);

export const printPage = (): void => attempt(() => print(), undefined);

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

/** @returns whether it was there before; undefined if refused, and where the browser has no service workers */
export async function registerServiceWorker(
  address: string,
): Promise<{ active: ServiceWorker | null; isNew: boolean } | undefined> {
  try {
    // Must match the Trusted Types policy name in public/_headers.
    const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => address });
    const { serviceWorker } = navigator;
    const isNew = serviceWorker.controller === null;
    await serviceWorker.register(policy?.createScriptURL(address) ?? address);
    return { active: (await serviceWorker.ready).active, isNew };
  } catch {
    return undefined;
  }
}
