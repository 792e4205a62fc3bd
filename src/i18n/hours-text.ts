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

/** Matches hand-typed opening hours in a text: "8 am to 8 pm", "8 to 8", "8-8". */
export function typedHours(week: Week): RegExp {
  const spans = groupDays(week).flatMap(({ hours }) => openAndClose(hours) ?? []);
  const time = (clock: string) =>
    clockTime(clock).replace(/ ([ap])m$/, "(?: ?$1\\.?m\\.?| in the (?:morning|evening)| at night| o'clock)?");
  const ways = spans.flatMap(({ open, close }) => [
    `${time(open)}(?: to | until |-|–)${time(close)}`,
    `(?<=between )${time(open)} and ${time(close)}`,
  ]);
  return new RegExp(`(?<![\\w:$./])(?:${ways.join('|') || '(?!)'})(?![\\w:/]|,\\d)`, 'i');
}
