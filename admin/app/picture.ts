/** Looks into a picture as far as a browser can: what it holds and how large it is. */
import type { Opened } from '#validation/files.ts';

const has = (bytes: Uint8Array, text: string, at: number): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(at, at + text.length)) === text;

function kindOf(bytes: Uint8Array): 'jpeg' | 'webp' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpeg';
  return has(bytes, 'RIFF', 0) && has(bytes, 'WEBP', 8) ? 'webp' : undefined;
}

export async function openPicture(bytes: Uint8Array<ArrayBuffer>): Promise<Opened> {
  if (bytes.length === 0) return { kind: 'empty' };
  const kind = kindOf(bytes);
  if (!kind) return { kind: 'unknown' };
  try {
    const { width, height } = await createImageBitmap(new Blob([bytes], { type: `image/${kind}` }));
    return { kind, long: Math.max(width, height) };
  } catch {
    return { kind: 'damaged' };
  }
}
