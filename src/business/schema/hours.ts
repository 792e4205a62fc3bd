/** `hours` of content/business.yaml: a week, and the holidays and seasons with other hours. */
import { z } from 'astro/zod';
import { CLOSED, openAndClose, type Week } from '#business/hours.ts';
import { suggestHours } from '#lib/suggest.ts';
import { day, type FormMeta, text } from './common.ts';

const TIME = '([01]\\d|2[0-3]):[0-5]\\d';

/** Error message for missing or malformed hours. */
function hoursError(issue: { input?: unknown }): string {
  if (issue.input === undefined) return 'is missing';
  if (issue.input === null) return "has no value\nWrite closed, or hours in quotes such as '08:00-20:00'";
  const message = "must be hours in quotes on the 24-hour clock, such as '08:00-20:00', or closed";
  const suggestion = suggestHours(issue.input);
  return suggestion ? `${message}\nWe take this for '${suggestion}': write that if it is what you mean` : message;
}

/** On the 24-hour clock, such as 08:00-20:00, or the word closed. */
const dayHours = z
  .string({ error: hoursError })
  .regex(new RegExp(`^(${CLOSED}|${TIME}-${TIME})$`), { error: hoursError, abort: true })
  .refine(
    (hours) => {
      const span = openAndClose(hours);
      return span === undefined || span.open < span.close;
    },
    { error: 'must open before they close\nWrite the opening time first; a day ends at 23:59' },
  );

const week = z
  .strictObject({
    monday: dayHours,
    tuesday: dayHours,
    wednesday: dayHours,
    thursday: dayHours,
    friday: dayHours,
    saturday: dayHours,
    sunday: dayHours,
  } satisfies Record<keyof Week, typeof dayHours>)
  .refine((days) => Object.values(days).some((hours) => hours !== CLOSED), {
    error: 'must be open on one day at least',
  });

/** A holiday or a season. */
const period = z
  .strictObject({
    /** Its name as visitors read it: "Thanksgiving". */
    name: text(3, 40),
    /** First and last day, both included. */
    from: day.meta({ title: 'First day' }),
    to: day.meta({ title: 'Last day' }),
    /** One value for every day, or one per weekday. */
    hours: z.union([dayHours.meta({ title: 'The same every day' }), week.meta({ title: 'By weekday' })]),
  })
  .refine(({ from, to }) => from <= to, { error: 'must end on its first day or later' });

type Period = z.infer<typeof period>;

/** @returns the first period that ends on or after the first day of the next, and that one */
function overlap(list: readonly Period[]): [Period, Period] | undefined {
  const pairs = list.slice(1).map((after, at): [Period, Period] => [list[at] ?? after, after]);
  return pairs.find(([before, after]) => before.to >= after.from);
}

export const hours = z.strictObject({
  /** The usual week. Each day on the 24-hour clock, such as 08:00-20:00, or the word closed. */
  week,
  /** In date order; they may not overlap. */
  special: z
    .array(period)
    .default([])
    .refine((list) => !overlap(list), {
      error: ({ input }) => {
        const [before, after] = overlap(input as Period[]) ?? [];
        return `must have "${after?.name ?? ''}" begin after "${before?.name ?? ''}" ends. Put them in order; a season around a holiday is two`;
      },
    })
    .meta({ title: 'Holidays and seasons', form: { one: 'holiday or season' } satisfies FormMeta }),
  timezone: z.literal('America/New_York'),
});
