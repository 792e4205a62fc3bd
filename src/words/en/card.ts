/** What stands on the picture of a shared link, where its page says nothing else. */

export const card = {
  answer: (from: string) => `From ${from}`,
  note: 'Same day or next day, most days',
};
