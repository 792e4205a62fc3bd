/** Texts of share cards. */

export const en = {
  answer: (from: string) => `From ${from}`,
  /** For the alternative text. */
  taken: (label: string, taken: boolean) => `${label}: ${taken ? 'yes' : 'no'}`,
};

export type Words = typeof en;
