/** The address in Cloudflare's obfuscation: hexadecimal bytes of the HTML, each XORed with the first. */
export function decodeAddress(hex: string): string {
  const [key = 0, ...bytes] = (hex.match(/../g) ?? []).map((byte) => parseInt(byte, 16));
  const html = new TextDecoder().decode(new Uint8Array(bytes.map((byte) => byte ^ key)));
  return html.replace(/&(?:amp|#38);/g, '&');
}

/** Undoes obfuscation by a host that ignores our marks: its own decoder is stopped by Trusted Types. */
export function restoreAddresses(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="/email-protection#"]'))
    link.href = `mailto:${decodeAddress(link.hash.slice(1))}`;
  for (const text of document.querySelectorAll<HTMLElement>('[data-cfemail]'))
    text.replaceWith(decodeAddress(text.dataset.cfemail ?? ''));
}
