/** What stands on the picture of a shared link. */

export const en = {
  answer: (from: string) => `From ${from}`,
  /** Whether a kind of thing is taken, read out. */
  taken: (label: string, taken: boolean) => `${label}: ${taken ? 'yes' : 'no'}`,
};

export type Words = typeof en;
