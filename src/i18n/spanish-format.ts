/** Dates and hours in US Spanish. */
import { clockTime, datesIn } from '#lib/dates.ts';
import {
  groupDays,
  openAndClose,
  weekOf,
  type DayGroup,
  type DayHours,
  type Period,
  type Week,
} from '#business/hours.ts';
import { EIGHTHS, listed, ofTruck, spelled } from './spanish.ts';
import type { LanguageFormat } from './language-format.ts';

export const WEEKDAY_NAMES = {
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miércoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sábado',
  sunday: 'domingo',
};

/** "de 8 am a 8 pm" */
function spanOf(hours: DayHours): string | undefined {
  const span = openAndClose(hours);
  return span && `de ${clockTime(span.open)} a ${clockTime(span.close)}`;
}

/** "lunes", "sábado y domingo", "de lunes a viernes" */
function daysOf({ days }: DayGroup): string {
  const names = days.map((day) => WEEKDAY_NAMES[day]);
  return names.length > 2 ? `de ${names[0] ?? ''} a ${names.at(-1) ?? ''}` : listed(names);
}

/** "todos los días de 8 am a 8 pm"; "de lunes a sábado de 7 am a 7 pm, cerrado domingo" */
function week(hours: Week): string {
  const groups = groupDays(hours);
  const [first] = groups;
  if (groups.length === 1 && first) return `todos los días ${spanOf(first.hours) ?? 'cerrado'}`;
  const open = groups.flatMap((group) => {
    const span = spanOf(group.hours);
    return span ? `${daysOf(group)} ${span}` : [];
  });
  const closed = groups.filter((group) => spanOf(group.hours) === undefined).map(daysOf);
  return [...open, ...(closed.length > 0 ? [`cerrado ${listed(closed)}`] : [])].join(', ');
}

const { monthYear, fullDate } = datesIn('es-US');

/** "Thanksgiving, 26 de noviembre de 2026: cerrado" */
function period({ name, from, to, hours }: Period): string {
  const days = from === to ? fullDate(from) : `del ${fullDate(from)} al ${fullDate(to)}`;
  return `${name}, ${days}: ${typeof hours === 'string' ? (spanOf(hours) ?? 'cerrado') : week(weekOf(hours))}`;
}

export const spanish: LanguageFormat = {
  locale: 'es-US',
  listed,
  range: (low, high) => `${low} a ${high}`,
  monthYear,
  fullDate,
  week,
  weekInShort: (hours) => {
    if (groupDays(hours).length === 1) return week(hours).replace(/ [ap]m\b/g, '');
    const open = Object.values(hours).filter((day) => openAndClose(day)).length;
    return `${spelled(open)} ${open === 1 ? 'día' : 'días'} por semana`;
  },
  period,
  eighths: EIGHTHS,
  ofTruck,
  trucks: (full, rest) => {
    const whole = full === 1 ? 'un camión lleno' : `${spelled(full)} camiones llenos`;
    return rest === '' ? whole : `${whole} y ${rest} de otro`;
  },
};
