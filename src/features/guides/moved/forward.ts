/** Safe redirects for `/blog/redirecting`: the target is always a known path of this site. */

/**
 * Resolves `?to=slug`.
 *
 * @param search the query string, with or without its question mark
 * @param targets path by allowed slug
 * @param fallback path for an unknown slug
 * @returns a path of this site, or undefined without `to`
 */
export function forwardTo(search: string, targets: ReadonlyMap<string, string>, fallback: string): string | undefined {
  const to = new URLSearchParams(search).get('to');
  if (to === null) return undefined;
  return targets.get(to) ?? fallback;
}
