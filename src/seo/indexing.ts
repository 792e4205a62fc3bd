/** Decides which place pages have enough unique content to be indexed. */

interface UniqueContent {
  /** How many of the four rule questions the place itself answers. */
  answers: number;
  /** Words written for this page only. */
  words: number;
}

/** Either is enough to be worth a visitor's click from a search result. */
export const MIN_ANSWERS = 2;
export const MIN_WORDS = 120;

/** Otherwise the page is "noindex, follow" and not in the sitemap. */
export const mayBeIndexed = ({ answers, words }: UniqueContent): boolean =>
  answers >= MIN_ANSWERS || words >= MIN_WORDS;
