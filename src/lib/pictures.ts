/** Files of pictures. */

/** Drawn pictures are WebP; photographs may come as a camera gives them. */
export const PICTURE_ENDINGS = ['.webp', '.jpg', '.jpeg'] as const;
