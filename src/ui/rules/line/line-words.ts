/** What each language says of a line of a row. */
import type { Line, OfficeOwner } from '#business/entities.ts';
import { type Answer, type Office, type Thing, type Weekday, WEEKDAYS } from '#business/schema/answers.ts';
import { capital } from '#lib/text.ts';

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

/** Fees without an amount are said only where there is none with one, and not beside "for a fee". */
const toldFees = ({ fees = [], how }: Line): NonNullable<Line['fees']> =>
  fees.filter(
    ({ usd, for: what }) =>
      usd !== undefined || what !== undefined || (how !== 'curb' && fees.every((fee) => fee.usd === undefined)),
  );

/** A language's phrases for the fields of a line. */
interface Phrases {
  at: (sites: Line['at']) => string;
  days: (days: Filled<'days'>) => string;
  season: (season: Filled<'season'>) => string;
  dates: (line: Line) => string | undefined;
  booking: (booking: Filled<'booking'>) => string;
  fee: (fee: Filled<'fees'>[number]) => string;
  out: (out: Filled<'out'>) => string;
  limit: (limit: Filled<'limits'>[number]) => string;
  except: (things: Filled<'except'>) => string;
  prepared: Record<Filled<'prepare'>[number], string>;
}
type Filled<Field extends keyof Answer> = NonNullable<Answer[Field]>;

/** "Call first" is said beside the method. */
const isPlainCall = ({ by, ...deadline }: Filled<'booking'>): boolean =>
  by.length === 1 && by[0] === 'call' && Object.keys(deadline).length === 0;

/** Announced days come first; when all of them are over, neither place nor hours help. */
function whereAndWhen(line: Line, phrases: Phrases): (string | undefined)[] {
  const { how, at, days, season } = line;
  const isOver = line.dates?.length === 0;
  const place = [at.length > 0 && how !== 'no' ? phrases.at(at) : undefined, days && phrases.days(days)];
  const rest = [...(isOver ? [] : place), season && phrases.season(season)];
  const dates = phrases.dates(line);
  return how === 'event' ? [dates, ...rest] : [...rest, dates];
}

/** What to do, when and what it costs; then how much, and how. */
export function sentencesOf(line: Line, phrases: Phrases): string[] {
  const { booking, out, limits = [], except, prepare = [] } = line;
  const parts = [
    ...whereAndWhen(line, phrases),
    booking && !isPlainCall(booking) ? phrases.booking(booking) : undefined,
    ...toldFees(line).map(phrases.fee),
    out && phrases.out(out),
    ...limits.map(phrases.limit),
    except && phrases.except(except),
    ...prepare.map((each) => phrases.prepared[each]),
  ];
  return parts.filter((part) => part !== undefined).map(sentence);
}

/** "first Friday" → "First Friday." */
export const sentence = (text: string): string => `${capital(text)}.`;

/** A site by name and address; several by the addresses alone. */
export const sitesInWords = (sites: Line['at']): string[] =>
  sites.map(({ name, address }) => {
    const at = address?.replace(/, [A-Z]{2}$/, '');
    return sites.length > 1 && at ? at : [name, at].filter(Boolean).join(', ');
  });

/** Whether at least three days follow one another. */
export const isSpan = (on: readonly Weekday[]): boolean =>
  on.length > 2 && on.every((day, at) => WEEKDAYS.indexOf(day) === WEEKDAYS.indexOf(on[0] ?? day) + at);
