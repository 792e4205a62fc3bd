/** Where the photos of jobs are, below src/assets/pictures. */

export const JOBS = 'jobs';

/** A photo's id: its path there without the ending. */
export const jobPicture = (job: string, side: 'before' | 'after'): string => `${JOBS}/${job}-${side}`;
