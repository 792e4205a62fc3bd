/** `/reviews`, and how a review and the rating are told on other pages. */

/** A business's public rating; undefined while it has none. */
interface Rated {
  value: number;
  count: number;
}

export const en = {
  /** The business name is added where it fits into 60 characters. */
  headTitle: (rating: Rated | undefined) =>
    rating ? `Reviews: ${rating.value} from ${rating.count}` : 'Reviews, Word for Word',
  description: (rating: Rated | undefined) =>
    `${rating ? `Rated ${rating.value} from ${rating.count} reviews. ` : ''}What customers wrote, word for word, with the date and where it was posted. Samples are marked.`,
  title: 'Reviews',
  lead: 'What customers wrote, word for word, with the date and where it was posted.',
  /** On the picture of a shared link. */
  cardNote: 'Word for word, with date and source',
  /** While there is none to print. */
  empty: {
    title: 'No reviews here yet',
    text: 'We’ll post what customers write here, word for word, with the date and where they posted it.',
  },
  readOn: (source: string, day: string) => `Read on ${source} on ${day}.`,
  unconfirmed: 'This is our own figure. Once we confirm it, we’ll add the date and where it was published.',
  samplesNote: 'The reviews below are samples, not from customers. We don’t report them to search engines.',
  labels: {
    /** Read out, not seen. */
    list: 'What customers wrote',
    categories: 'What we take',
  },
};

export type Words = typeof en;
