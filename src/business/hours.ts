/** When a business is open: by weekday, with periods of other hours. */

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** "08:00-20:00", 24-hour: open from the first minute and closed at the second; or "closed". */
export type DayHours = string;
export const CLOSED: DayHours = 'closed';
export type Week = Record<Weekday, DayHours>;

/** A holiday or a season; first and last day as "2026-12-24". */
export interface Period {
  name: string;
  from: string;
  to: string;
  /** One for every day of it, or by weekday. */
  hours: DayHours | Week;
}

export interface OpeningHours {
  week: Week;
  special: readonly Period[];
}

/** @returns "08:00" and "20:00"; undefined for a day without */
export function openAndClose(hours: DayHours): { open: string; close: string } | undefined {
  const [open, close] = hours.split('-');
  return open !== undefined && close !== undefined ? { open, close } : undefined;
}

export const weekOf = (hours: DayHours | Week): Week =>
  typeof hours === 'string' ? (Object.fromEntries(WEEKDAYS.map((day) => [day, hours])) as Week) : hours;

/** Consecutive days with the same hours, from Monday on. */
export interface DayGroup {
  days: Weekday[];
  hours: DayHours;
}

export function groupDays(week: Week): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of WEEKDAYS) {
    const last = groups.at(-1);
    if (last?.hours === week[day]) last.days.push(day);
    else groups.push({ days: [day], hours: week[day] });
  }
  return groups;
}

/** One entry for a week that is the same every day, else seven from Monday on. */
const packed = (week: Week): string => {
  const days = WEEKDAYS.map((day) => week[day]);
  return new Set(days).size === 1 ? (days[0] ?? CLOSED) : days.join(' ');
};

/** Compact text for the browser: "08:00-20:00;2026-12-24 2026-12-24 08:00-14:00". */
export const packHours = ({ week, special }: OpeningHours): string =>
  [packed(week), ...special.map(({ from, to, hours }) => `${from} ${to} ${packed(weekOf(hours))}`)].join(';');

/**
 * Whether it is open at this instant.
 *
 * @param hours what `packHours` gave
 * @param timeZone whose clock counts; IANA name, for example "America/New_York"
 */
export function isOpen(instant: Date, hours: string, timeZone: string): boolean {
  // Swedish gives "2026-12-24 08:00"; dateStyle is faster in browsers than single parts.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [date = '', time = ''] = clock.format(instant).split(' ');
  const [week = [], ...periods] = hours.split(';').map((period) => period.split(' '));
  const [, , ...other] = periods.find(([from = '', to = '']) => date >= from && date <= to) ?? [];
  const days = other.length > 0 ? other : week;
  const today = days[(new Date(date).getUTCDay() + 6) % 7] ?? days[0] ?? CLOSED;
  const span = openAndClose(today);
  return span !== undefined && time >= span.open && time < span.close;
}
