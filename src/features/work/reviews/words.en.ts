/** English text of `/reviews`. */

interface Rated {
  value: number;
  count: number;
}

export const en = {
  /** The business name is appended if both fit in 60 characters. */
  headTitle: (rating: Rated | undefined) =>
    rating ? `Reviews: ${rating.value} from ${rating.count}` : 'Reviews, Word for Word',
  description: (rating: Rated | undefined) =>
    `${rating ? `Rated ${rating.value} from ${rating.count} reviews. ` : ''}What customers wrote, word for word, with the date and where it was posted. Samples are marked.`,
  title: 'Reviews',
  lead: 'What customers wrote, word for word, with the date and where it was posted.',
  /** On the social card. */
  cardNote: 'Word for word, with date and source',
  /** Shown when there are no reviews. */
  empty: {
    title: 'No reviews here yet',
    text: 'We’ll post what customers write here, word for word, with the date and where they posted it.',
  },
  samplesNote: 'Reviews marked “Example” are samples, not from customers. We don’t report them to search engines.',
  labels: {
    /** Accessible name. */
    list: 'What customers wrote',
  },
};

export type Words = typeof en;
