/** Shapes that several content files share: ids, texts, dates, addresses on the web. */
import { z } from 'astro/zod';

/** A text about as a visitor reads it: each {token} is a short price. */
export const printed = (text: string) => text.replace(/\{[^}]*\}/g, '$149');

/** A text between `min` and `max` characters, tokens counted as printed. */
export const text = (min: number, max: number) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text') })
    .refine((value) => printed(value.trim()).length >= min, {
      error: `is too short: write at least ${min} characters`,
    })
    .refine((value) => printed(value).length <= max, {
      error: `is too long: write at most ${max} characters`,
    });

/** Lower-case words joined by hyphens: part of an address, never changed once public. */
export const slug = z
  .string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text') })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'must be lower-case words joined by hyphens, for example mount-kisco',
  });

/** Title in the browser tab and in search results. At most 60 characters, or Google cuts it. */
export const title = text(8, 60);

/** The two lines under a search result. 70 to 160 characters, particular to the page. */
export const description = text(70, 160);

/** A full day, year-month-day in quotes: '2026-11-21'. */
export const day = z.iso.date({
  error: "must be a day in quotes written year-month-day, for example '2026-11-21'",
});

/** A source's own date, as exact as it gives it: '2019', '2019-04' or '2019-04-03', in quotes. */
export const sourceDate = z
  .string({ error: "must be in quotes: '2019', '2019-04' or '2019-04-03'" })
  .regex(/^(19|20)\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, {
    error: "must be a date in quotes: '2019', '2019-04' or '2019-04-03'",
  });

/** A page on the web. Only https. */
export const url = z
  .string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text') })
  .refine((value) => value.startsWith('https://') && URL.canParse(value), {
    error: 'must be a full address that starts with https://',
  });

/** Five digits in quotes, so that a leading zero survives: '07024'. */
export const zip = z
  .string({ error: "must be five digits in quotes, for example '07024'" })
  .regex(/^\d{5}$/, { error: "must be five digits in quotes, for example '07024'" });

/** Telephone in international form: '+19145550149'. */
export const phone = z
  .string({ error: "must be text in quotes, for example '+19145550149'" })
  .regex(/^\+1[2-9]\d{9}$/, {
    error: "must be E.164: +1 and ten digits without spaces, for example '+19145550149'",
  });

/** A point in the United States, in decimal degrees. */
export const point = z.strictObject({
  lat: z.number().min(18).max(72),
  lon: z.number().min(-180).max(-64),
});

/** A share of the truck in eighths, 1 (an eighth) to 8 (full). */
export const eighths = z
  .int({ error: 'must be a whole number of eighths, 1 to 8' })
  .min(1, { error: 'must be 1 or more eighths' })
  .max(8, { error: 'must be 8 eighths at most' });

/** Path of this site: it begins with a slash, has none at the end, and no .html. */
export const path = z
  .string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text') })
  .regex(/^(\/[a-z0-9][a-z0-9.-]*)+(#[a-z0-9-]+)?$/, {
    error: 'must be a path of this site such as /blog/old-name, in lower case, without the slash at the end',
  });

/** A question a customer asks, and the answer in 20 to 60 words. Tokens allowed. */
export const question = z.strictObject({ q: text(10, 120), a: text(20, 520) });
export type Question = z.infer<typeof question>;

/** Marks a record that stands in until the owner gives the real one. Launch check lists it. */
export const sample = z.boolean().optional();
