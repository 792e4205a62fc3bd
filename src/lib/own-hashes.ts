/** Leaves a page's policy the hashes of its own styles and scripts: Astro writes those of the whole site. */
import { policyHash } from '#lib/digest.ts';

const INLINE = /<(style|script)\b[^>]*>([\s\S]*?)<\/\1>/g;
const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;

/** @param html a whole page @returns it, about 2 kB lighter: hashes do not compress */
export function ownHashes(html: string): string {
  const own = new Set<string>();
  for (const [, , content = ''] of html.matchAll(INLINE)) own.add(`'${policyHash(content)}'`);
  return html.replace(POLICY, (policy) =>
    policy.replace(/ ('sha256-[^']+')/g, (written, hash: string) => (own.has(hash) ? written : '')),
  );
}
