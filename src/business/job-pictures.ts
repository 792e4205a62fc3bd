/** Where the photos of a job lie, below src/assets/pictures. */

/** Their folder. */
export const JOBS = 'jobs';

/** The id of one of the two: its path there without its ending. */
export const jobPicture = (job: string, side: 'before' | 'after'): string => `${JOBS}/${job}-${side}`;
