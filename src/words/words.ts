/** Every sentence that the site itself says, by language. What the business says and knows is in content/. */
import type { Site } from '#model/entities.ts';
import { en } from './en.ts';

/** What a language must say: the shape of the English dictionary. */
export type Words = typeof en;

/** @param language as Astro gives it for an address (`Astro.currentLocale`); English where it gives none */
export const wordsIn = (language: string | undefined): Words => DICTIONARIES[language ?? ''] ?? en;

/** The words of the language in which a site's content is written. */
export const wordsOf = ({ language }: Site): Words => wordsIn(language);

const DICTIONARIES: Partial<Record<string, Words>> = { en };
