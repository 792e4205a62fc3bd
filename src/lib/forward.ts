/** Forwarding that can only end on this site. Ships to the browser: keep it small. */

/**
 * Where `?to=slug` leads.
 *
 * @param search the query of the address, with its question mark
 * @param slugs the only targets allowed
 * @param base path the slugs live under; also the answer for an unknown slug
 * @returns a path of this site, or undefined when the query names no target at all
 */
export function forwardTo(search: string, slugs: readonly string[], base: string): string | undefined {
  const to = new URLSearchParams(search).get('to');
  if (to === null) return undefined;
  return slugs.includes(to) ? `${base}/${to}` : base;
}
