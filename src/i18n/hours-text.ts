/** Opening hours in American English. */
import { clockTime, fullDate } from '#lib/dates.ts';
import {
  groupDays,
  openAndClose,
  weekOf,
  type DayGroup,
  type DayHours,
  type Period,
  type Week,
} from '#business/hours.ts';
import { capital, listed, spelled } from '#lib/text.ts';

/** "Monday", "Saturday and Sunday", "Monday to Friday" */
function daysOf({ days }: DayGroup): string {
  const [first = '', ...rest] = days.map(capital);
  const last = rest.at(-1);
  return last === undefined ? first : rest.length === 1 ? `${first} and ${last}` : `${first} to ${last}`;
}

/** "8 am to 8 pm" */
function spanOf(hours: DayHours): string | undefined {
  const span = openAndClose(hours);
  return span && `${clockTime(span.open)} to ${clockTime(span.close)}`;
}

/** "every day 8 am to 8 pm"; "Monday to Saturday 7 am to 7 pm, closed Sunday" */
export function weekInWords(week: Week): string {
  const groups = groupDays(week);
  const [first] = groups;
  if (groups.length === 1 && first) return `every day ${spanOf(first.hours) ?? first.hours}`;
  const open = groups.flatMap((group) => {
    const span = spanOf(group.hours);
    return span ? `${daysOf(group)} ${span}` : [];
  });
  const closed = groups.filter(({ hours }) => spanOf(hours) === undefined).map(daysOf);
  return [...open, ...(closed.length > 0 ? [`closed ${listed(closed)}`] : [])].join(', ');
}

/** Compact form: "every day 8 to 8" or "six days a week". */
export function weekInShort(week: Week): string {
  const groups = groupDays(week);
  if (groups.length === 1) return weekInWords(week).replace(/ [ap]m\b/g, '');
  const open = groups.flatMap(({ hours, days }) => (spanOf(hours) ? days : [])).length;
  return `${spelled(open)} ${open === 1 ? 'day' : 'days'} a week`;
}

/** "Thanksgiving, November 26, 2026: closed" */
export function periodInWords({ name, from, to, hours }: Period): string {
  const days = from === to ? fullDate(from) : `${fullDate(from)} to ${fullDate(to)}`;
  return `${name}, ${days}: ${typeof hours === 'string' ? (spanOf(hours) ?? hours) : weekInWords(weekOf(hours))}`;
}

/** What follows a time of the morning or the afternoon, in English and Spanish. */
const half = (letter: string): string =>
  `(?: ?${letter}(?: ?\\.? ?m\\b\\.?|\\b)| in the (?:morning|afternoon|evening)| at night| o'clock| de la (?:mañana|tarde|noche))?`;

const HOURS_IN_WORDS = [
  ...['twelve|doce', 'one|una', 'two|dos', 'three|tres', 'four|cuatro', 'five|cinco', 'six|seis', 'seven|siete'],
  ...['eight|ocho', 'nine|nueve', 'ten|diez', 'eleven|once'],
];

/** "8 am", "8:00 a.m.", "eight", "ocho de la mañana" */
function twelveHour(hour: number, minute: string): string {
  const minutes = minute === '00' ? '(?:[:.]00)?' : `[:.]${minute}`;
  const words = minute === '00' ? `|${HOURS_IN_WORDS[hour % 12]}` : '';
  const named = minute !== '00' || hour % 12 > 0 ? '' : hour === 12 ? '|noon|mediod[ií]a' : '|midnight|medianoche';
  return `(?:(?:0?${((hour + 11) % 12) + 1}${minutes}${words})${half(hour < 12 ? 'a' : 'p')}${named})`;
}

/** "20:00", "20 h", "20 horas"; the first time of a span may lack its unit. */
const fullDayHour = (hour: number, minute: string, unit: '' | '?'): string =>
  `0?${hour}(?:[:.]${minute}(?: ?h(?:oras|rs?)?\\b)?${minute === '00' ? '| ?h(?:oras|rs?)?\\b' : ''})${unit}`;

/**
 * Matches hand-typed opening hours in a text with plain signs, in English and Spanish: "8 am to 8 pm", "8-8", "between 8 and 8",
 * "de 8 a 20 h".
 */
export function typedHours(week: Week): RegExp {
  const to = '(?: ?- ?| (?:to|until|till?|thru|through|a|hasta)(?: las?)? )';
  const ways = groupDays(week).flatMap(({ hours }) => {
    const span = openAndClose(hours);
    if (!span) return [];
    const [[open, openMinute], [close, closeMinute]] = [span.open, span.close].map((time): [number, string] => [
      Number(time.slice(0, 2)),
      time.slice(3),
    ]) as [[number, string], [number, string]];
    const [from, until] = [twelveHour(open, openMinute), twelveHour(close, closeMinute)];
    return [
      `${from}${to}${until}`,
      `(?<=between )${from} and ${until}`,
      `(?<=entre (?:las? )?)${from} y (?:las? )?${until}`,
      `${fullDayHour(open, openMinute, '?')}${to}${fullDayHour(close, closeMinute, '')}`,
    ];
  });
  return new RegExp(`(?<![\\w:$./-])(?:${ways.join('|') || '(?!)'})(?![\\w:/]|[,.]\\d)`, 'i');
}
