/** Forwarding that can only end on this site. Ships to the browser: keep it small. */

/**
 * Where `?to=slug` leads.
 *
 * @param search the query of the address, with its question mark
 * @param targets the only names allowed, with the path each leads to
 * @param fallback the answer for an unknown name
 * @returns a path of this site, or undefined when the query names no target at all
 */
export function forwardTo(search: string, targets: ReadonlyMap<string, string>, fallback: string): string | undefined {
  const to = new URLSearchParams(search).get('to');
  if (to === null) return undefined;
  return targets.get(to) ?? fallback;
}
