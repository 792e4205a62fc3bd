/** Every sentence that the site itself says, by language. What the business says and knows is in content/. */
import type { Site } from '#business/entities.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** The English dictionary, which alone has all parts. */
export { en as english };
export type English = typeof en;

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

/** What every language must say. */
export type Words = Omit<English, EnglishAlone>;

/** @param language as Astro gives it for an address (`Astro.currentLocale`); English where it gives none */
export const wordsIn = (language: string | undefined): Words => DICTIONARIES[language ?? ''] ?? en;

/** The `lang` of what stands in English on a page of any language: names of sources, what customers wrote. */
export const englishOn = (language: string | undefined): 'en' | undefined =>
  (language ?? 'en') === 'en' ? undefined : 'en';

/** The words of the language in which a site's content is written. */
export const wordsOf = ({ language }: Site): Words => wordsIn(language);

const DICTIONARIES: Partial<Record<string, Words>> = { en, es };
