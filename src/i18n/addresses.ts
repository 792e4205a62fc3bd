/** Localized paths. */
import type { Site } from '#business/entities.ts';
import { LANGUAGE_SEGMENT } from '#pages.ts';

/** @param href English path of the site, with or without a fragment; anything else is returned unchanged */
export function localizePath({ language, alternates }: Site, href: string): string {
  const [path = '', ...fragment] = href.split('#');
  const localized = alternates.get(path)?.find((page) => page.language === language)?.path ?? path;
  return [localized, ...fragment].join('#');
}

/** Path prefix of a language: '' for English, "/es" for Spanish. */
export const languagePrefix = (language = 'en'): string => (language === 'en' ? '' : `/${language}`);

/** Whether a path leads to a page in the site's language. */
export const isInLanguage = ({ language }: Site, path: string): boolean => {
  const first = path.split(/[/#]/)[1] ?? '';
  return LANGUAGE_SEGMENT.test(first) ? first === language : language === 'en';
};
