/** What an English sentence claims about a rule, as words that can be compared: "$10", "07:30", "monday", "free". */
import { WEEKDAYS } from './schema/answers.ts';
import type { Answer } from './schema/answers.ts';
import type { Fact } from './schema/facts.ts';

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
];
const NUMBERS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];
const ORDINALS: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth'];
/** "Call first" is no day. */
const FIRST = /\bfirst\b(?![\w ,]{0,25}\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b)/g;

const any = (words: readonly string[]): string => `(${words.join('|')})`;
const SPAN = '\\s*(?:to|through|-|–)\\s*';
const DAY_SPAN = new RegExp(`\\b${any(WEEKDAYS)}s?${SPAN}${any(WEEKDAYS)}`, 'g');
const DAY = new RegExp(`\\b${any(WEEKDAYS)}s?\\b`, 'g');
// "may" is a month only beside a day, a year or another month.
const MONTH = new RegExp(`\\b${any(MONTHS.filter((month) => month !== 'may'))}\\b`, 'g');
const MAY = new RegExp(`\\bMay(?= \\d| to | through | and |,|\\.)|\\b(?:to|through|in|until|of|and|,) May\\b`);
const PHONE = /\+1(\d{3})(\d{3})(\d{4})|\(?\b(\d{3})\)?[-. ](\d{3})[-. ](\d{4})\b/g;
const TIME_SPAN = /\b(\d{1,2})(?::(\d\d))?\s*(?:to|-|–)\s*(\d{1,2}(?::\d\d)?)\s*([ap])\.?m\b/gi;
const TIME = /\b(\d{1,2})(?::(\d\d))?\s*([ap])\.?m\b/gi;
const FREE = /\b(free|no charge|no fee|at no cost|without charge|doesn['’]t charge|don['’]t charge|\$0)\b/;
const NOT_FREE = /\b(?:\w+-free|free of|toll-free|free standing|free from)\b/g;

const clock = (hour: string, minutes: string, half: string): string => {
  const full = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(full).padStart(2, '0')}:${minutes === '' ? '00' : minutes}`;
};

/** Every day of a span: 'monday', 'friday' → five. */
function daysBetween(from: string, to: string): string[] {
  const [start, end] = [from, to].map((day) => WEEKDAYS.findIndex((each) => each === day)) as [number, number];
  const count = ((end - start + 7) % 7) + 1;
  return Array.from({ length: count }, (_, step) => WEEKDAYS[(start + step) % 7] ?? '');
}

/**
 * Numbers, weekdays, months, times, phones and "free" in a text. "One" and "first time" are too common to count.
 *
 * @param text English, with its capitals
 */
export function claimsOf(text: string): Set<string> {
  const claims = new Set<string>();
  if (MAY.test(text)) claims.add('may');
  // Tokens, addresses of links and ZIP codes claim nothing.
  let rest = text.toLowerCase().replace(/\{[^}]*\}|\]\([^)]*\)|\b(0\d|10)\d{3}\b/g, ' ');
  /** Takes what it finds out of the text, so that no part of it counts as something else. */
  const take = (pattern: RegExp, read: (parts: string[]) => string[]) => {
    rest = rest.replace(pattern, (...parts: unknown[]) => {
      for (const claim of read(parts.map((part) => (typeof part === 'string' ? part : '')))) claims.add(claim);
      return ' ';
    });
  };
  take(PHONE, (parts) => [
    parts
      .slice(1, 7)
      .filter((part) => /^\d+$/.test(part))
      .join(''),
  ]);
  take(NOT_FREE, () => []);
  if (FREE.test(rest)) claims.add('free');
  take(TIME_SPAN, ([, from = '', minutes = '', to = '', half = '']) => {
    const [hour = '', last = ''] = to.split(':');
    const end = clock(hour, last, half);
    const starts = [clock(from, minutes, half), clock(from, minutes, 'a')];
    return [starts.find((start) => start < end) ?? starts[0] ?? '', end];
  });
  take(TIME, ([, hour = '', minutes = '', half = '']) => [clock(hour, minutes, half)]);
  take(/\bnoon\b/g, () => ['12:00']);
  take(/\bmidnight\b/g, () => ['00:00']);
  take(FIRST, () => []);
  take(DAY_SPAN, ([, from = '', to = '']) => daysBetween(from, to));
  take(DAY, ([, day = '']) => [day]);
  take(MONTH, ([, month = '']) => [month]);
  for (const [at, word] of ORDINALS.entries())
    take(new RegExp(`\\b(${word}|${at + 1}(st|nd|rd|th))\\b`, 'g'), () => [`#${at + 1}`]);
  take(/\b(weekdays?)\b/g, () => WEEKDAYS.slice(0, 5));
  take(/\b(every other|alternate|alternating|biweekly|two weeks)\b/g, () => ['two-weeks']);
  take(/\btwice\b/g, () => ['2']);
  take(/\ba dozen\b/g, () => ['12']);
  for (const [value, word] of NUMBERS.entries())
    if (value !== 1) take(new RegExp(`\\b${word}\\b`, 'g'), () => [String(value)]);
  take(/(?<![a-z\d])\$?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?/g, ([, whole = '', part = '']) => [
    String(Number(`${whole.replaceAll(',', '')}${part}`)),
  ]);
  claims.delete('1');
  return claims;
}

/** What the fields of an answer claim, in the same words. */
export function claimsOfAnswer({
  days = [],
  out,
  limits = [],
  fees = [],
  booking,
  season,
  homes,
  note,
}: Answer): Set<string> {
  const times = [out?.after, out?.by, booking?.at, ...days.flatMap(({ from, to }) => [from, to])];
  const months = [season?.from, season?.to].map((month) => month && MONTHS[month - 1]);
  const numbers = [
    ...limits.map(({ value }) => value),
    ...fees.map(({ usd }) => usd),
    homes,
    booking?.hours,
    booking?.days,
  ];
  return new Set(
    [
      ...times,
      ...months,
      ...days.flatMap(({ on = [], week = [] }) => [
        ...on,
        ...week.filter((each) => each !== 'last').map((each) => `#${ORDINALS.indexOf(each) + 1}`),
      ]),
      ...(booking?.on ? [booking.on] : []),
      ...numbers.map((value) =>
        value === 0 ? 'free' : value === undefined || value === 1 ? undefined : String(value),
      ),
      ...claimsOf([note, ...days.map(({ area }) => area)].filter(Boolean).join('. ')),
    ].filter((claim): claim is string => Boolean(claim)),
  );
}

type Source = Pick<Fact, 'says' | 'figures' | 'source'>;

/** What a fact's own statement and figures claim. */
export const claimsOfFact = ({ says, figures, source }: Source): Set<string> =>
  new Set([
    ...claimsOf(says),
    ...(source.dated ? [source.dated.slice(0, 4)] : []),
    ...figures.flatMap(({ value, to }) =>
      [value, ...(to === undefined ? [] : [to])].map((each) => (each === 0 ? 'free' : String(each))),
    ),
  ]);

/** What a text claims and none of its facts says. */
export function unsupported(claims: Iterable<string>, facts: readonly Source[]): string[] {
  const said = new Set(facts.flatMap((fact) => [...claimsOfFact(fact)]));
  return [...claims].filter((claim) => !said.has(claim));
}
