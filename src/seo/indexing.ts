/** Which place pages may be indexed: those that carry enough that no other page carries. */

export interface OwnContent {
  /** Sourced statements about this place alone. */
  facts: number;
  /** Words of prose written for this page alone. */
  words: number;
}

/** Three statements of its own, or a short text of its own, are worth a visitor's click from a search. */
export const OWN_FACTS = 3;
export const OWN_WORDS = 120;

/** True when the page stands on its own; otherwise it is "noindex, follow" and not in the sitemap. */
export const mayBeIndexed = (own: OwnContent): boolean => own.facts >= OWN_FACTS || own.words >= OWN_WORDS;
