/** Files of pictures. */

/** Where the sources of the pictures lie, below the project's folder. */
export const PICTURES = 'src/assets/pictures';

/** Drawn pictures are WebP; photos may come as a camera gives them. */
export const PICTURE_ENDINGS = ['.webp', '.jpg', '.jpeg'] as const;

/** The longer side of the largest picture that is published, in pixels: that of the widest that pages ask for. */
export const LONGEST_SIDE = 1440;

/** The size in which a picture of this size is published at most, in the same shape; never larger than it is. */
export function publishedSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const share = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * share), height: Math.round(height * share) };
}
