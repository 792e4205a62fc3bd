/** Calendar dates as strings (year, year-month or year-month-day), formatted in American English by default. */

const formatter = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });

/** Date formats of a locale. */
export function datesIn(locale: string) {
  const month = formatter(locale, { month: 'long', year: 'numeric' });
  const day = formatter(locale, { dateStyle: 'long' });
  const name = formatter(locale, { month: 'long' });
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
    /** 4 → "April". */
    monthName: (number: number): string => name.format(Date.UTC(2000, number - 1)),
  };
}
export const { monthYear, fullDate, monthName } = datesIn('en-US');

const HOUR = formatter('en-US', { hour: 'numeric' });
const MINUTE = formatter('en-US', { hour: 'numeric', minute: '2-digit' });

/** Today in UTC: '2026-11-21'. */
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
