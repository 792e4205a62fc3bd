/** Which place pages may be indexed: those that carry enough that no other page carries. */

export interface OwnContent {
  /** Of the four questions of the table, those that the place itself answers. */
  answers: number;
  /** Words of prose written for this page alone. */
  words: number;
}

/** Two answers of its own, or a short text of its own, are worth a visitor's click from a search. */
export const OWN_ANSWERS = 2;
export const OWN_WORDS = 120;

/** True when the page stands on its own; otherwise it is "noindex, follow" and not in the sitemap. */
export const mayBeIndexed = (own: OwnContent): boolean => own.answers >= OWN_ANSWERS || own.words >= OWN_WORDS;
