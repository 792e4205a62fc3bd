/** Calendar dates as text. Dates are plain strings (year, year-month or year-month-day), never instants. */

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** '2019' → "2019"; '2019-04' → "April 2019"; '2019-04-03' → "April 2019". */
export function monthYear(date: string): string {
  const [year, month] = date.split('-');
  return month ? `${MONTHS[Number(month) - 1]} ${year}` : (year ?? date);
}

/** '2026-11-21' → "November 21, 2026". */
export function fullDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${day}, ${year}`;
}

/** This day in Greenwich: '2026-11-21'. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** '2026-11-21' and 10 → '2026-12-01'. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** '08:00' → "8 am"; '20:30' → "8:30 pm". */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const suffix = hour < 12 ? 'am' : 'pm';
  const twelve = hour % 12 || 12;
  return minute ? `${twelve}:${String(minute).padStart(2, '0')} ${suffix}` : `${twelve} ${suffix}`;
}
