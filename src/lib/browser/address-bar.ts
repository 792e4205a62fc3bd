/** What someone typed or chose stays in the address: it survives a reload and the way back, and can be sent on. */

/** @param values by name; what is empty leaves the address */
export function keepInAddress(values: Readonly<Record<string, string | undefined>>): void {
  const address = new URL(location.href);
  for (const [name, value = ''] of Object.entries(values)) {
    if (value.trim() === '') address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  if (address.href === location.href) return;
  try {
    history.replaceState(null, '', address);
  } catch {
    // Safari refuses after a hundred changes in ten seconds; the next one comes through.
  }
}

/** @returns '' for what the address does not have */
export const inAddress = (name: string): string => new URLSearchParams(location.search).get(name) ?? '';
