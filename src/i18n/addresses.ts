/** Localized paths. */
import type { Site } from '#business/entities.ts';
import { LANGUAGE } from '#pages.ts';

/**
 * Localizes a link.
 *
 * @param href an English path of the site, with or without a fragment; other URLs are returned unchanged
 */
export function addressIn({ language, twins }: Site, href: string): string {
  const [path = '', ...fragment] = href.split('#');
  const localized = twins.get(path)?.find((alternate) => alternate.language === language)?.path ?? path;
  return [localized, ...fragment].join('#');
}

/** Path prefix of a language: '' for English, "/es" for Spanish. */
export const languageBase = (language = 'en'): string => (language === 'en' ? '' : `/${language}`);

/** Whether a path leads to a page in the site's language. */
export const isInLanguage = ({ language }: Site, path: string): boolean => {
  const first = path.split(/[/#]/)[1] ?? '';
  return LANGUAGE.test(first) ? first === language : language === 'en';
};
