/** State in the URL's query string, which survives reloads and can be shared. */

/** Sets query parameters; empty values are removed. */
export function setQueryParams(values: Readonly<Record<string, string | undefined>>): void {
  const url = new URL(location.href);
  for (const [name, value = ''] of Object.entries(values)) {
    if (value.trim() === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  if (url.href === location.href) return;
  try {
    history.replaceState(null, '', url);
  } catch {
    // Safari limits replaceState to 100 calls per 10 seconds; the next change is saved again.
  }
}

/** @returns '' if the parameter is missing */
export const queryParam = (name: string): string => new URLSearchParams(location.search).get(name) ?? '';
