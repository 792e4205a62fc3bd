/** Files of pictures. */

/** Sources of the pictures, below the project's folder. */
export const PICTURES = 'src/assets/pictures';

/** Drawn pictures are WebP; photos may come as a camera gives them. */
export const PICTURE_ENDINGS = ['.webp', '.jpg', '.jpeg'] as const;

/** The longest side of a published picture in pixels, from the widest that pages ask for. */
export const LONGEST_SIDE = 1440;

/** The largest size in which a picture is published: same shape, never enlarged. */
export function publishedSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const share = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * share), height: Math.round(height * share) };
}
