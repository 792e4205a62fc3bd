/** State in the URL's query string, which survives reloads and can be shared. */
import { replaceAddress } from './safe-apis.ts';

/** Milliseconds between changes of the address, of which Safari allows 100 in 10 seconds. */
const INTERVAL = 400;
/** Milliseconds after which a refused change is tried again. */
const RETRY = 10_000;

const pending = new Map<string, string>();
let timer: ReturnType<typeof setTimeout> | undefined;

function write(): void {
  clearTimeout(timer);
  timer = undefined;
  if (pending.size === 0) return;
  const url = new URL(location.href);
  for (const [name, value] of pending) {
    // What is there already keeps its spelling.
    if (value === (url.searchParams.get(name) ?? '')) continue;
    if (value.trim() === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  const isWritten = url.href === location.href || replaceAddress(url);
  if (isWritten) pending.clear();
  timer = setTimeout(write, isWritten ? INTERVAL : RETRY);
}

/** Sets query parameters, at once or with the next change in time, and before the page is left; empty values are removed. */
export function setQueryParams(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) pending.set(name, value);
  // Always the same listener, which is added once.
  addEventListener('pagehide', write);
  if (timer === undefined) write();
}

/** @returns '' if the parameter is missing */
export const queryParam = (name: string): string => new URLSearchParams(location.search).get(name) ?? '';
