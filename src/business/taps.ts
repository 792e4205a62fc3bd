/** Taps on the site's buttons, as the Worker keeps them and as people read them. */
import { counted } from '#lib/text.ts';

/** The button: Call, Text, Email, or a link to a booking page. */
export const CHANNELS = ['call', 'text', 'email', 'booking'] as const;
export type Channel = (typeof CHANNELS)[number];

/** How often a button was tapped on a page in a day. */
export interface Taps {
  /** In the company's time zone: "2026-11-21". */
  day: string;
  /** "/pricing" */
  page: string;
  channel: Channel;
  taps: number;
}

export type Totals = Record<Channel | 'all', number>;

/** @returns the sums for each day or page, in the order in which they come */
export function totalsBy(rows: readonly Taps[], field: 'day' | 'page'): Map<string, Totals> {
  const totals = new Map<string, Totals>();
  for (const { [field]: key, channel, taps } of rows) {
    const sums = totals.get(key) ?? { call: 0, text: 0, email: 0, booking: 0, all: 0 };
    sums[channel] += taps;
    sums.all += taps;
    totals.set(key, sums);
  }
  return totals;
}

/** The pages with the most taps first. */
export const byPage = (rows: readonly Taps[]): [page: string, sums: Totals][] =>
  [...totalsBy(rows, 'page')].sort(([a, x], [b, y]) => y.all - x.all || (a < b ? -1 : 1));

export const inAll = (rows: readonly Taps[]): string =>
  counted(
    rows.reduce((sum, { taps }) => sum + taps, 0),
    'tap',
  );

/** A tap opens the visitor's phone or mail app; whether a call follows, only the company knows. */
export const CAVEAT = 'A tap is not a call yet: people change their mind, or tap twice.';
