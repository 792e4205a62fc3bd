/** Interface texts by language. Each folder has its own words.en.ts, and words.es.ts where it is translated. */

/** The languages every dictionary has. */
export type Language = 'en' | 'es';

/** Looks up texts by `site.language` or `Astro.currentLocale`; falls back to English. */
export const dictionary =
  <Words>(words: Record<Language, Words>) =>
  (language: string | undefined): Words =>
    words[language as Language] ?? words.en;

/** `lang` attribute for text in one language, such as a review, on a page in another; undefined where they are the same. */
export const langOn = (page: string | undefined, text = 'en'): string | undefined =>
  (page ?? 'en') === text.split('-')[0] ? undefined : text;

/** `lang` attribute for English text (source titles, reviews) on a page in any language. */
export const englishOn = (language: string | undefined): string | undefined => langOn(language);
