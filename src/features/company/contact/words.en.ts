/** English text of `/contact`. */

export const en = {
  /** `rating` as in "4.9 from 327 reviews". */
  rated: (rating: string) => `Rated ${rating}`,
  labels: {
    copyNumber: 'Copy the number',
    copyAddress: 'Copy the address',
    vcard: 'Save us to your contacts',
    say: 'What to tell us',
    questions: 'Common questions',
    areas: 'Where we work',
  },
};

export type Words = typeof en;
