/** The pictures in src/assets/pictures, in the largest size in which they are published. */
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { PICTURE_ENDINGS, publishedSize } from '#business/picture-files.ts';

/** Astro publishes the original of whatever is asked for a property; its copy may be asked. */
type Imported = ImageMetadata & { clone?: ImageMetadata };

const sourceImages = import.meta.glob<{ default: Imported }>('/src/assets/pictures/**/*.{webp,jpg,jpeg}', {
  eager: true,
});

/**
 * What Astro's components need to publish a picture, which is as large as a camera made it.
 *
 * @throws when there is no picture of this id
 */
export function sourceImage(id: string): { src: ImageMetadata; width: number; height: number } {
  const found = PICTURE_ENDINGS.map((ending) => sourceImages[`/src/assets/pictures/${id}${ending}`]).find(Boolean);
  if (!found) throw new Error(`src/assets/pictures/${id}.webp is missing: render it (art/README.md)`);
  return { src: found.default, ...publishedSize(found.default.clone ?? found.default) };
}

/** What a browser without AVIF gets, in pixels; search engines are told of the larger. */
const FALLBACKS = { small: 320, large: 960 };

/**
 * A picture in WebP, in one of two sizes that all pages share.
 *
 * @param widest pixels that the page asks for
 * @returns its address
 */
export async function fallbackImage(id: string, widest = FALLBACKS.large): Promise<string> {
  const { src, width, height } = sourceImage(id);
  const own = Math.min(width, widest > FALLBACKS.small ? FALLBACKS.large : FALLBACKS.small);
  return (await getImage({ src, width: own, height: Math.round((own * height) / width), format: 'webp' })).src;
}
