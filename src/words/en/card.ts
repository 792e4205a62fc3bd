/** What stands on the picture of a shared link, where its page says nothing else. */

export const card = {
  answer: (from: string) => `From ${from}`,
};
