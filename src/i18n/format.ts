/** How a language says dates, hours, lists and parts of the truck: what is filled into texts of content and of pages. */
import { fullDate, monthYear } from '#lib/dates.ts';
import { periodInWords, weekInShort, weekInWords } from './hours-text.ts';
import type { Period, Week } from '#business/hours.ts';
import { spanish } from './spanish-format.ts';
import { EIGHTHS, listed, ofTruck, spelled } from '#lib/text.ts';

export interface Speech {
  /** As `<html lang>` has it. */
  locale: string;
  /** "a, b and c" */
  listed: (names: readonly string[], conjunction?: 'and' | 'or') => string;
  /** "$149 to $229" */
  range: (low: string, high: string) => string;
  /** "April 2019", as far as the date says it. */
  monthYear: (date: string) => string;
  /** "November 21, 2026" */
  fullDate: (date: string) => string;
  /** "every day 8 am to 8 pm" */
  week: (week: Week) => string;
  /** "every day 8 to 8" */
  weekInShort: (week: Week) => string;
  /** "Thanksgiving, November 26, 2026: closed" */
  period: (period: Period) => string;
  /** 1 to 8 of eight: "a quarter", "all". */
  eighths: readonly string[];
  /** "a quarter of the truck", "a full truck" */
  ofTruck: (part: string) => string;
  /** More than one truck: "one full truck and a quarter of another"; `rest` may be ''. */
  trucks: (full: number, rest: string) => string;
}

const english: Speech = {
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

const LANGUAGES: Partial<Record<string, Speech>> = { en: english, es: spanish };

/** @param language "es"; one that is not here speaks as English does */
export const speechIn = (language = 'en'): Speech => LANGUAGES[language] ?? { ...english, locale: language };
