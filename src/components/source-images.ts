/** The sourceImages in src/assets/pictures. */
import type { ImageMetadata } from 'astro';
import { PICTURE_ENDINGS } from '#lib/pictures.ts';

const sourceImages = import.meta.glob<{ default: ImageMetadata }>('/src/assets/pictures/**/*.{webp,jpg,jpeg}', {
  eager: true,
});

/** @throws when there is no picture of this id */
export function sourceImage(id: string): ImageMetadata {
  const found = PICTURE_ENDINGS.map((ending) => sourceImages[`/src/assets/pictures/${id}${ending}`]).find(Boolean);
  if (!found) throw new Error(`src/assets/pictures/${id}.webp is missing: render it (art/README.md)`);
  return found.default;
}
