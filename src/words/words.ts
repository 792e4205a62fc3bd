/** Every sentence that the site itself says, by language. What the business says and knows is in content/. */
import type { Site } from '#model/entities.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** What a language must say: the shape of the English dictionary. */
export type Words = typeof en;

/** Parts of pages that there are in English alone (src/model/link/language.ts). */
type EnglishAlone =
  | 'checkout'
  | 'clients'
  | 'county'
  | 'countyPlace'
  | 'countyRules'
  | 'feeds'
  | 'gallery'
  | 'guides'
  | 'law'
  | 'location'
  | 'sizes'
  | 'textHome';

/** A dictionary of another language. */
export type Translated = Omit<Words, EnglishAlone>;

/** @param language as Astro gives it for an address (`Astro.currentLocale`); English where it gives none */
export const wordsIn = (language: string | undefined): Words =>
  // No view that another language has asks for the parts that are missing there.
  (DICTIONARIES[language ?? ''] ?? en) as Words;

/** The `lang` of what stands in English on a page of any language: names of sources, what customers wrote. */
export const englishOn = (language: string | undefined): 'en' | undefined =>
  (language ?? 'en') === 'en' ? undefined : 'en';

/** The words of the language in which a site's content is written. */
export const wordsOf = ({ language }: Site): Words => wordsIn(language);

const DICTIONARIES: Partial<Record<string, Translated>> = { en, es };
