/** Where the pictures lie below src/assets/pictures: their id is the path there without its ending. */

/** Drawn pictures are WebP; photographs may come as a camera gives them. */
export const PICTURE_ENDINGS = ['.webp', '.jpg', '.jpeg'] as const;

/** The id of a job's photograph. */
export const jobPicture = (job: string, side: 'before' | 'after'): string => `jobs/${job}-${side}`;
