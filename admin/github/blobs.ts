/** What files hold, as commits carry it and as git names it. */

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);

export const textOf = (base64: string): string => new TextDecoder().decode(bytesOf(base64));

export function base64OfBytes(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCodePoint(byte);
  return btoa(letters);
}

export const base64Of = (text: string): string => base64OfBytes(new TextEncoder().encode(text));

/** The id git gives to a file's content. */
export async function blobId(content: Uint8Array): Promise<string> {
  const head = new TextEncoder().encode(`blob ${content.length}\0`);
  const all = new Uint8Array(head.length + content.length);
  all.set(head);
  all.set(content, head.length);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', all));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
