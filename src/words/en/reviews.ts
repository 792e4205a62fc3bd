/** `/reviews`, and how a review and the rating are told on other pages. */
import { counted } from '#lib/words.ts';

/** A business's public rating; undefined while it has none. */
interface Rated {
  value: number;
  count: number;
}

export const reviews = {
  /** `day` as people say it; `source` and `day` are not known at first. */
  rating: ({
    value,
    count,
    source,
    day,
  }: {
    value: number;
    count: number;
    source: string | undefined;
    day: string | undefined;
  }) => {
    const origin = [source, day && `as of ${day}`].filter(Boolean).join(', ');
    return `${value} from ${counted(count, 'review')}${origin ? ` (${origin})` : ''}`;
  },
  sample: 'Sample, not a customer',
  /** The business name is added where it fits into 60 characters. */
  headTitle: (rating: Rated | undefined) =>
    rating ? `Reviews: ${rating.value} from ${rating.count}` : 'Reviews, Word for Word',
  description: (rating: Rated | undefined) =>
    `${rating ? `Rated ${rating.value} from ${rating.count} reviews. ` : ''}What customers wrote, word for word, with date and source. Samples are marked as samples.`,
  title: 'Reviews',
  lead: 'Word for word, with date and source, or not at all.',
  /** On the picture of a shared link. */
  cardNote: 'Word for word, with date and source, or not at all',
  all: 'All reviews',
  /** While there is none to print. */
  empty: {
    title: 'No reviews printed here yet',
    text: 'We print what customers write word for word, with the date and the place it was written. The first ones go up here.',
  },
  readOn: (source: string, day: string) => `Read on ${source} on ${day}.`,
  unconfirmed:
    'The figure is the company’s own. The page it was read on, and the day, will stand here as soon as they are confirmed.',
  samplesNote:
    'The texts below are samples that show the form. They are not customers, and search engines are not told of them.',
  labels: {
    /** Read out, not seen. */
    list: 'What customers wrote',
    categories: 'What we take',
  },
};
