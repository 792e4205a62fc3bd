/** What each language says of a line of a row. */
import type { Line, OfficeOwner } from '#business/entities.ts';
import { type Office, type Thing, type Weekday, WEEKDAYS } from '#business/schema/answers.ts';

export interface LineWords {
  /** "Fridges and freezers" */
  things: (list: readonly Thing[]) => string;
  /** Sentences on what to do, when, what it costs and how much is taken. */
  sentences: (line: Line) => string[];
  /** The first thing to do, and what is not taken. */
  short: (line: Line) => string;
  /** Sentences on who may use it. */
  eligibility: (line: Line) => string[];
  /** Who picks up the phone. */
  office: (contact: { office: Office; of: OfficeOwner }) => string;
}

/** Whether all announced days are over: then neither place nor hours help. */
export const isOver = ({ dates }: Line): boolean => dates?.length === 0;

/** Fees without an amount are said only where there is none with one, and not beside "for a fee". */
export const toldFees = ({ fees = [], how }: Line): NonNullable<Line['fees']> =>
  fees.filter(
    ({ usd, for: what }) =>
      usd !== undefined || what !== undefined || (how !== 'curb' && fees.every((fee) => fee.usd === undefined)),
  );

/** '07:30' → 7 and '30'. */
export const clock = (value: string): { hour: number; minutes: string } => {
  const [hour = '', minutes = ''] = value.split(':');
  return { hour: Number(hour), minutes };
};

/** A site by name and address; several by the addresses alone. */
export const sitesInWords = (sites: Line['at']): string[] =>
  sites.map(({ name, address }) => {
    const at = address?.replace(/, [A-Z]{2}$/, '');
    return sites.length > 1 && at ? at : [name, at].filter(Boolean).join(', ');
  });

/** Whether at least three days follow one another. */
export const isSpan = (on: readonly Weekday[]): boolean =>
  on.length > 2 && on.every((day, at) => WEEKDAYS.indexOf(day) === WEEKDAYS.indexOf(on[0] ?? day) + at);
