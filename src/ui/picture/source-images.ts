/** Source images in src/assets/pictures, at their largest published size. */
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { PICTURE_ENDINGS, publishedSize } from '#business/picture-files.ts';

/** Astro emits the original of any image whose properties are read; its `clone` avoids that. */
type Imported = ImageMetadata & { clone?: ImageMetadata };

const sourceImages = import.meta.glob<{ default: Imported }>('/src/assets/pictures/**/*.{webp,jpg,jpeg}', {
  eager: true,
});

/**
 * Source and largest published size of a picture.
 *
 * @throws Error if there is no picture of this id
 */
export function sourceImage(id: string): { src: ImageMetadata; width: number; height: number } {
  const image = PICTURE_ENDINGS.map((ending) => sourceImages[`/src/assets/pictures/${id}${ending}`]).find(Boolean);
  if (!image) throw new Error(`src/assets/pictures/${id}.webp is missing: render it (art/README.md)`);
  return { src: image.default, ...publishedSize(image.default.clone ?? image.default) };
}

/** AVIF quality; lower ones blur small details of our scenes. */
export const AVIF = { format: 'avif', quality: 45 } as const;

/** Address of a picture as AVIF, so many pixels wide. */
export async function avifImage(id: string, wide: number): Promise<string> {
  const { src, width, height } = sourceImage(id);
  return (await getImage({ src, width: wide, height: Math.round((wide * height) / width), ...AVIF })).src;
}

/** Widths of WebP fallbacks in pixels; structured data uses the larger. */
const FALLBACKS = { small: 320, large: 960 };

/**
 * WebP fallback, in one of two sizes shared by all pages.
 *
 * @param widest largest width the page uses, in pixels
 * @returns its URL path
 */
export async function fallbackImage(id: string, widest = FALLBACKS.large): Promise<string> {
  const { src, width, height } = sourceImage(id);
  const target = Math.min(width, widest > FALLBACKS.small ? FALLBACKS.large : FALLBACKS.small);
  return (await getImage({ src, width: target, height: Math.round((target * height) / width), format: 'webp' })).src;
}
