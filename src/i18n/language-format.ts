/** How a language formats dates, hours, lists and fractions of the truck. */
import type { Period, Week } from '#business/hours.ts';

export interface LanguageFormat {
  /** BCP 47 tag for `<html lang>`: "en-US". */
  locale: string;
  /** "a, b and c" */
  listed: (names: readonly string[], conjunction?: 'and' | 'or') => string;
  /** "$149 to $229" */
  range: (low: string, high: string) => string;
  /** "April 2019", or "2019" if the date has no month. */
  monthYear: (date: string) => string;
  /** "November 21, 2026" */
  fullDate: (date: string) => string;
  /** "every day 8 am to 8 pm" */
  week: (week: Week) => string;
  /** "every day 8 to 8" */
  weekInShort: (week: Week) => string;
  /** "Thanksgiving, November 26, 2026: closed" */
  period: (period: Period) => string;
  /** Indexed by eighths, 1 to 8: "a quarter", "all". */
  eighths: readonly string[];
  /** "a quarter of the truck", "a full truck" */
  ofTruck: (part: string) => string;
  /** Loads above one truck: "one full truck and a quarter of another"; `rest` may be ''. */
  trucks: (full: number, rest: string) => string;
}
