/** Where the photographs of a job lie, below src/assets/pictures. */

/** The id of one of the two: its path there without its ending. */
export const jobPicture = (job: string, side: 'before' | 'after'): string => `jobs/${job}-${side}`;
