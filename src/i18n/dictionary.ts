/** Words by language. Each folder that says something has its own: words.en.ts, and words.es.ts where it may be translated. */

/** The languages that every dictionary has. */
export type Language = 'en' | 'es';

/**
 * @returns the words in a language, as a site names its own (`site.language`) or Astro that of an address
 *   (`Astro.currentLocale`); English where it is none of ours
 */
export const dictionary =
  <Words>(words: Record<Language, Words>) =>
  (language: string | undefined): Words =>
    words[language as Language] ?? words.en;

/** The `lang` of what stands in English on a page of any language: names of sources, what customers wrote. */
export const englishOn = (language: string | undefined): 'en' | undefined =>
  (language ?? 'en') === 'en' ? undefined : 'en';
