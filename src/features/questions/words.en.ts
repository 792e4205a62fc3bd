/** English text of `/questions`. */

export const en = {
  headTitle: 'Junk Removal Questions, Answered',
  description:
    'What junk removal costs, how soon we come, what we don’t take, how the photo quote works and what to have ready when you call. Short answers.',
  title: 'Questions people ask us',
  lead: 'Price, timing, what we take, photos. Short answers, and a number to call for the rest.',
  headings: {
    first: 'Asked most',
    visit: 'When we come',
    photos: 'A price from photos',
    /** Links to the pages with the other questions. */
    more: { visit: 'All about calling and visits', photos: 'All about photos' },
  },
};

export type Words = typeof en;
