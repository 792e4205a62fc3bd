/** Non-cryptographic hash to detect changes, the same in browsers and Node. */

/** FNV-1a, 32 bits. @returns six or seven characters of 0-9 and a-z */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36).padStart(6, '0');
}
