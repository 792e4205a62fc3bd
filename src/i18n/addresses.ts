/** Localized paths. */
import type { Site } from '#business/entities.ts';
import { LANGUAGE_SEGMENT } from '#pages.ts';

/** @param href a path of the site as the English has it, with or without a fragment; any other address stays as it is */
export function addressIn({ language, alternates }: Site, href: string): string {
  const [path = '', ...fragment] = href.split('#');
  const own = alternates.get(path)?.find((page) => page.language === language)?.path ?? path;
  return [own, ...fragment].join('#');
}

/** Path prefix of a language: '' for English, "/es" for Spanish. */
export const languageBase = (language = 'en'): string => (language === 'en' ? '' : `/${language}`);

/** Whether a path leads to a page in the site's language. */
export const isInLanguage = ({ language }: Site, path: string): boolean => {
  const first = path.split(/[/#]/)[1] ?? '';
  return LANGUAGE_SEGMENT.test(first) ? first === language : language === 'en';
};
