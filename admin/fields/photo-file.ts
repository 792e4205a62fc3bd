/** A photo as the site takes it: upright, no longer than its pages need, with nothing in the file but the picture. */
import { MIN_PHOTO_SIDE } from '#validation/unfit-pictures.ts';

/** The longer side in pixels: twice what a page shows, for what may come. */
export const LONGEST = 2000;
const QUALITY = 0.88;

export interface Ready {
  blob: Blob;
  ending: 'webp' | 'jpg';
  width: number;
  height: number;
}

/** What is wrong with a photo, and what to do about it. */
export class CannotTake extends Error {}

/** The size in which a picture is taken in, in the same shape; never larger than it is. */
export function takenSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const share = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.round(width * share), height: Math.round(height * share) };
}

const HEIC_BRANDS = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

/** Whether a file is what an iPhone saves by itself, by its first bytes: its name may say anything. */
export function isHeic(start: Uint8Array): boolean {
  const text = String.fromCharCode(...start.subarray(4, 12));
  return text.startsWith('ftyp') && HEIC_BRANDS.test(text.slice(4));
}

const HEIC =
  'This browser can’t read the photo: it’s in Apple’s own format (HEIC). On the iPhone, choose it from this form in Safari, which converts it. On a Mac, open it in Preview and pick File, Export, JPEG. For new photos: Settings, Camera, Formats, Most Compatible.';
const UNREADABLE =
  'This file can’t be opened as a photo. It may be damaged, or a video. Choose another one, or take the photo again.';

async function opened(file: Blob): Promise<ImageBitmap> {
  try {
    // Turned as the camera was held: the default, said because all depends on it.
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    const start = new Uint8Array(
      await file
        .slice(0, 12)
        .arrayBuffer()
        .catch(() => new ArrayBuffer(0)),
    );
    throw new CannotTake(isHeic(start) ? HEIC : UNREADABLE);
  }
}

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, type, QUALITY);
  });

/** @returns the picture in an element, which draws blobs where fetch is kept to the network */
export async function shownIn(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/**
 * Draws the photo anew, which leaves behind all else that its file held: where and when it was taken, and by which phone.
 *
 * @throws CannotTake
 */
export async function ready(file: Blob | HTMLImageElement): Promise<Ready> {
  const bitmap = file instanceof Blob ? await opened(file) : await createImageBitmap(file);
  const long = Math.max(bitmap.width, bitmap.height);
  if (long < MIN_PHOTO_SIDE)
    throw new CannotTake(
      `This photo is too small: its longer side has ${long.toLocaleString('en-US')} pixels, and needs at least ${MIN_PHOTO_SIDE.toLocaleString('en-US')}. Use the original from the camera, not a screenshot or a copy from a message.`,
    );
  const size = takenSize(bitmap);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (!context) throw new CannotTake('This device is out of memory. Close other pages and try again.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  bitmap.close();
  const webp = await encoded(canvas, 'image/webp');
  if (webp?.type === 'image/webp') return { blob: webp, ending: 'webp', ...size };
  // Safari writes no WebP, and hands out a PNG in its place.
  const jpeg = await encoded(canvas, 'image/jpeg');
  if (!jpeg) throw new CannotTake('This device is out of memory. Close other pages and try again.');
  return { blob: jpeg, ending: 'jpg', ...size };
}
