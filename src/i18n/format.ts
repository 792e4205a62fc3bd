/** Formatters for dates, hours, lists and fractions of the truck, by language. */
import { fullDate, monthYear } from '#lib/dates.ts';
import { periodInWords, weekInShort, weekInWords } from './hours-text.ts';
import type { LanguageFormat } from './language-format.ts';
import { spanish } from './spanish-format.ts';
import { listed, spelled } from '#lib/text.ts';
import { EIGHTHS, ofTruck } from './english.ts';

const english: LanguageFormat = {
  locale: 'en-US',
  listed,
  range: (low, high) => `${low} to ${high}`,
  monthYear,
  fullDate,
  week: weekInWords,
  weekInShort,
  period: periodInWords,
  eighths: EIGHTHS,
  ofTruck,
  trucks: (full, rest) =>
    `${spelled(full)} full ${full === 1 ? 'truck' : 'trucks'}${rest === '' ? '' : ` and ${rest} of another`}`,
};

const FORMATS: Partial<Record<string, LanguageFormat>> = { en: english, es: spanish };

/** @param language "es"; one that is not here speaks as English does */
export const formatFor = (language = 'en'): LanguageFormat => FORMATS[language] ?? { ...english, locale: language };
