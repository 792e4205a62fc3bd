/** Calendar dates in American English. Dates are plain strings (year, year-month or year-month-day), never instants. */

const written = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const MONTH = written({ month: 'long', year: 'numeric' });
const DAY = written({ dateStyle: 'long' });
const HOUR = written({ hour: 'numeric' });
const MINUTE = written({ hour: 'numeric', minute: '2-digit' });

/** '2019' → "2019"; '2019-04' → "April 2019"; '2019-04-03' → "April 2019". */
export function monthYear(date: string): string {
  const [year, month] = date.split('-');
  return month ? MONTH.format(Date.UTC(Number(year), Number(month) - 1)) : (year ?? date);
}

/** '2026-11-21' → "November 21, 2026". */
export function fullDate(date: string): string {
  const [year = 0, month = 1, day] = date.split('-').map(Number);
  return DAY.format(Date.UTC(year, month - 1, day));
}

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
