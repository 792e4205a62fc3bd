/** Calendar dates, in American English where no language is named. Dates are plain strings (year, year-month or year-month-day), never instants. */

const written = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });

/** How dates are written in a language; `locale` as in "es-US". Parts of a date as below. */
export function datesIn(locale: string) {
  const month = written(locale, { month: 'long', year: 'numeric' });
  const day = written(locale, { dateStyle: 'long' });
  return {
    /** '2019' → "2019"; '2019-04' → "April 2019"; '2019-04-03' → "April 2019". */
    monthYear: (date: string): string => {
      const [year, number] = date.split('-');
      return number ? month.format(Date.UTC(Number(year), Number(number) - 1)) : (year ?? date);
    },
    /** '2026-11-21' → "November 21, 2026". */
    fullDate: (date: string): string => {
      const [year = 0, number = 1, dayOfMonth = 1] = date.split('-').map(Number);
      return day.format(Date.UTC(year, number - 1, dayOfMonth));
    },
  };
}
export const { monthYear, fullDate } = datesIn('en-US');

const HOUR = written('en-US', { hour: 'numeric' });
const MINUTE = written('en-US', { hour: 'numeric', minute: '2-digit' });

/** This day in Greenwich: '2026-11-21'. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** '2026-11-21' and 10 → '2026-12-01'. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** '08:00' → "8 am"; '20:30' → "8:30 pm". */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (minute ? MINUTE : HOUR)
    .formatToParts(Date.UTC(2000, 0, 1, hour, minute))
    .map(({ type, value }) => (type === 'dayPeriod' ? ` ${value.toLowerCase()}` : value.trim()))
    .join('');
}
