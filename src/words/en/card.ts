/** What stands on the picture of a shared link, where its page says nothing else. */

export const card = {
  answer: (from: string) => `From ${from}`,
  /** Whether a kind of thing is taken, read out. */
  taken: (label: string, taken: boolean) => `${label}: ${taken ? 'yes' : 'no'}`,
};
