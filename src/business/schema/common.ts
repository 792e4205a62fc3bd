/**
 * Shapes that several content files share: ids, texts, dates, addresses on the web. `meta` tells an editor program what
 * JSON Schema cannot see in a function (npm run content -- schemas), and `form` in it tells the forms of the desk (admin/forms).
 */
import { z } from 'astro/zod';
import {
  suggestDate,
  suggestEighths,
  suggestExtension,
  suggestDateTime,
  suggestPath,
  suggestPhone,
  suggestSlug,
  suggestTimes,
  suggestUrl,
  suggestZip,
} from '#lib/suggest.ts';
import { canonicalPath } from '#lib/canonical-path.ts';
import { findMalformedLink, stripLinks } from '#lib/inline-links.ts';
import { findStrayBrace } from '#lib/tokens.ts';
import { printable, SHOWN, findInvisible } from '#lib/text.ts';

/**
 * A message in two lines: what is wrong, and what to write.
 *
 * @param meant what we take a value for; undefined where no one can say
 */
export const takenFor =
  (wrong: string, meant: (input: unknown) => string | undefined) => (issue: { input?: unknown }) => {
    if (issue.input === undefined) return 'is missing';
    const taken = meant(issue.input);
    return taken === undefined ? wrong : `${wrong}\nWe take this for '${taken}': write that if it is what you mean`;
  };

/** A text about as a visitor reads it: a footnote mark is nothing, each other {token} a short price. */
export const printed = (text: string) =>
  stripLinks(text)
    .replace(/\s*\{fact:[^}]*\}/g, '')
    .replace(/\{[^}]*\}/g, '$149');

/** Says how long a text is, how long it may be, and by how much it must change. */
function lengthMessage(input: unknown, { min = 0, max = Infinity }, length = String(input).length): string {
  if (length === 0) return `is empty, and needs at least ${min} characters\nWrite it, or take it out`;
  const counted = length === String(input).length ? '' : ' as printed';
  const one = (count: number) => (count === 1 ? '1 character' : `${count} characters`);
  return length < min
    ? `is too short: ${one(length)}${counted}, and at least ${min} are needed\nWrite ${min - length} more`
    : `is too long: ${one(length)}${counted}, and at most ${max} fit\nTake out ${length - max} or more`;
}

/** A text between `min` and `max` characters, counted as printed; spaces too many are taken out. */
const written = (min: number, max: number) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text') })
    .overwrite((value) => value.trim().replace(/ {2,}/g, ' '))
    .refine((value) => printed(value).length >= min && printed(value).length <= max, {
      error: ({ input }) => lengthMessage(input, { min, max }, printed(String(input)).length),
    })
    .refine((value) => !/^(“[^“”]*”|‘[^‘’]*’)$/.test(value), {
      error: 'is in curly quotes, which would be printed\nUse straight quotes around it, or none',
    })
    .refine((value) => !findInvisible(value), {
      error: ({ input }) =>
        `has a character that cannot be seen (${findInvisible(String(input))}): type the text again`,
    });

/** Stands in the description of texts that people read: these are what a translation holds (src/business/translations.ts). */
export const WORDS = 'words';

/** A text in which {tokens} may stand, and links to pages of this site: [our prices](/pricing). */
const linkedProse = (min: number, max: number) =>
  written(min, max)
    .refine((value) => !findMalformedLink(value), {
      error: ({ input }) =>
        `has "${printable(findMalformedLink(String(input)) ?? '')}", which leads to no page of this site: write [our prices](/pricing)`,
    })
    .refine((value) => !findStrayBrace(value), {
      error: ({ input }) =>
        `has "${printable(findStrayBrace(String(input)) ?? '')}", which is no token: {from} and {price:4} are some`,
    })
    // An editor counts characters; with tokens only the check knows how many.
    .meta({ if: { not: { pattern: '[{}]' } }, then: { minLength: min, maxLength: max }, [WORDS]: true });

/** A text in which {tokens} may stand. */
export const prose = (min: number, max: number) =>
  linkedProse(min, max).refine((value) => stripLinks(value) === value, {
    error: 'has a link, and links are not printed here: they may stand in answers and in the text below the second ---',
  });

const BRACE = 'has a brace, and tokens are not filled in here: write the words themselves';

/** A text that is printed as it stands, without tokens. */
export const text = (min: number, max: number) =>
  written(min, max)
    .refine((value) => !/[{}]/.test(value), { error: BRACE })
    .meta({ minLength: min, maxLength: max, pattern: '^[^{}]*$', patternErrorMessage: BRACE, [WORDS]: true });

/** Lower-case words joined by hyphens: part of an address, never changed once public. */
export const slug = z
  .string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text') })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    // NY is a state, and no id in lower case.
    error: takenFor('must be lower-case words joined by hyphens, for example mount-kisco', (input) =>
      /^[A-Z]{2}$/.test(String(input)) ? undefined : suggestSlug(input),
    ),
  })
  .refine((value) => value.length <= 80, { error: ({ input }) => lengthMessage(input, { max: 80 }) });

/** What a field may name by its id: a collection, or a field of its records that is an id of its own. */
export type Named =
  | 'counties'
  | 'counties.license.id'
  | 'estimator'
  | 'facilities'
  | 'facts'
  | 'items'
  | 'locations'
  | 'municipalities'
  | 'pictures'
  | 'posts'
  | 'services'
  | 'towns'
  | 'zips';

/** What the forms of the desk know of a field beside its shape. */
export interface FormMeta {
  /** Whose id it holds: the form offers their names. */
  idOf?: Named;
  /** A day and a time. */
  minute?: true;
  /** What is said below the field, where its comment speaks of files; nothing, where it is empty. */
  hint?: string;
  /** What one entry of the list is called. */
  one?: string;
  /** Each of its fields tells of a photo, which the form takes as well. */
  photos?: true;
}

/** Id of a record of another file. */
export const idOf = (named: Named) => slug.meta({ form: { idOf: named } satisfies FormMeta });

/** Id of a picture: where it is in src/assets/pictures. */
export const pictureId = z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, {
  error: 'must be a path below src/assets/pictures without its ending, for example services/piano-removal',
});

/** Id of a picture that pictures.yaml describes. */
export const ourPicture = pictureId.meta({ form: { idOf: 'pictures' } satisfies FormMeta });

/** Id of a license in counties.yaml, and its key in business.yaml: a word such as newJersey, without spaces. */
export const licenseId = z.string().regex(/^[a-z][A-Za-z0-9-]{1,40}$/, {
  error: 'must be one word of letters and digits, for example newJersey',
});

/** Title in the browser tab and in search results. At most 60 characters, or Google cuts it. */
export const title = prose(8, SHOWN.title);

/** The two lines under a search result. 70 to 160 characters, particular to the page. */
export const description = prose(70, SHOWN.description);

/** A full day of this century, year-month-day in quotes: '2026-11-21'. */
export const day = z.iso
  .date({
    error: (issue) =>
      /^\d{4}-\d\d-\d\d$/.test(String(issue.input))
        ? 'is no day of the calendar'
        : takenFor("must be a day in quotes written year-month-day, for example '2026-11-21'", suggestDate)(issue),
    abort: true,
  })
  .refine((value) => value.startsWith('20'), { error: 'must be a day of this century' });

const MOMENT = "must be a day and a time in quotes on the 24-hour clock, for example '2026-11-25 16:00'";

/** A minute on the clock of the business, in quotes: '2026-11-25 16:00'. */
export const moment = z
  .string({ error: takenFor(MOMENT, suggestDateTime) })
  .regex(/^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d$/, { error: takenFor(MOMENT, suggestDateTime), abort: true })
  .refine((value) => day.safeParse(value.slice(0, 10)).success, {
    error: 'is no day of the calendar, or none of this century',
  })
  .meta({ form: { minute: true } satisfies FormMeta });

/** A source's own date, as exact as it gives it: '2019', '2019-04' or '2019-04-03', in quotes. */
export const sourceDate = z
  .string({ error: takenFor("must be in quotes: '2019', '2019-04' or '2019-04-03'", suggestDate) })
  .regex(/^(19|20)\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, {
    error: takenFor("must be a date in quotes: '2019', '2019-04' or '2019-04-03'", suggestDate),
  });

const HTTPS = 'must be a full address that starts with https:// and has no spaces';

/** A page on the web. Only https, and no sign that could end an attribute or a line. */
export const url = z
  .string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text') })
  .refine(
    (value) => /^https:\/\/[^\s/]+\.[^\s"<>\\^`{|}]+$/.test(value) && !findInvisible(value) && URL.canParse(value),
    {
      error: takenFor(HTTPS, suggestUrl),
      abort: true,
    },
  )
  .meta({ pattern: '^https://\\S+$', patternErrorMessage: HTTPS });

const asZip = { error: takenFor("must be five digits in quotes, for example '07024'", suggestZip) };
/** Five digits in quotes, so that a leading zero survives: '07024'. */
export const zip = z.string(asZip).regex(/^\d{5}$/, asZip);

/** A ZIP code of zips.yaml. */
export const ourZip = zip.meta({ form: { idOf: 'zips' } satisfies FormMeta });

const PHONE = "must be written +1 and ten digits in quotes, such as '+19145550149'";
const asPhone = {
  error: (issue: { input?: unknown }) => {
    const [number, extension] = suggestExtension(issue.input) ?? [];
    return number !== undefined && extension !== undefined
      ? `${PHONE}\nWrite '${number}' here. The extension goes where there is room for words: in a fact as ext: '${extension}', elsewhere into a text, such as "ext. ${extension}"`
      : takenFor(PHONE, suggestPhone)(issue);
  },
};
/** Phone in international form: '+19145550149'. */
export const phone = z.string(asPhone).regex(/^\+1[2-9]\d{9}$/, asPhone);

/** A time of day on the 24-hour clock: '07:30'. */
export const time = z
  .string({
    error: takenFor(
      "must be a time in quotes on the 24-hour clock, such as '07:30'",
      (input) => suggestTimes(input)[0],
    ),
  })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: takenFor(
      "must be a time in quotes on the 24-hour clock, such as '07:30'",
      (input) => suggestTimes(input)[0],
    ),
  });

/** A figure that people read: at most two decimals. */
export const figure = (min: number, max: number) =>
  z.number().min(min).max(max).multipleOf(0.01, { error: 'must have at most two decimals' });

/** A list in which nothing stands twice. */
export const unique = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(entry)
    .refine((list) => new Set(list).size === list.length, { error: 'names the same thing twice' })
    .meta({ uniqueItems: true });

/** From the smaller to the larger of two figures, for `.check()`. */
export const ascending = z.refine<{ from: number; to: number }>(({ from, to }) => from <= to, {
  error: 'must run from the smaller to the larger',
});

/** A point in the United States, in decimal degrees. */
export const point = z.strictObject({
  lat: z.number().min(18).max(72).meta({ title: 'Latitude' }),
  lon: z.number().min(-180).max(-64).meta({ title: 'Longitude' }),
});

const eighthsUpTo = (most: number, trucks = '') =>
  z
    .int({
      error: ({ input }) => {
        const meant = suggestEighths(input);
        return `must be a whole number of eighths, 1 to ${most}${meant === undefined ? '' : `\nWrite ${meant} for ${String(input)} of the truck`}`;
      },
    })
    .min(1, { error: 'must be 1 or more eighths' })
    .max(most, { error: `must be ${most} eighths${trucks} at most` });

/** A share of the truck in eighths, 1 (an eighth) to 8 (full). */
export const eighths = eighthsUpTo(8);

/** Eighths of the truck that may come to several truckloads: 20 is two and a half trucks. */
export const eighthsOfTrucks = eighthsUpTo(40, ' (five full trucks)');

const PATH = 'must be a path of this site such as /blog/old-name, in lower case, without the slash at the end';

/** Path of this site: it begins with a slash, has none at the end, and no .html. */
export const path = z
  .string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text') })
  .regex(/^(\/[a-z0-9][a-z0-9.-]*)+(#[a-z0-9-]+)?$/, {
    error: (issue) => {
      // Only the owner knows whether a full address is ours.
      if (!/^https?:/i.test(String(issue.input).trim())) return takenFor(PATH, suggestPath)(issue);
      const own = suggestPath(issue.input);
      return `${PATH}\n${own === undefined ? '' : `If that is a page of this site, write '${own}'. `}Another site's address cannot stand here: link to it in a text`;
    },
  });

/** The longest line that Cloudflare reads has 2,000 characters, with the target. */
const LONGEST_ADDRESS = 1000;
const withoutHost = (typed: string): string => typed.trim().replace(/^https?:\/\/[^/?#]*/i, '');

/** What the host's rules cannot match, and the way out. */
function unmatchable(typed: string): string | undefined {
  const address = withoutHost(typed);
  const before = address.replace(/[?#].*/, '');
  if (address.includes('?'))
    return /^\/?$/.test(before)
      ? `has a "?", and the site's rules see only what is before it\nTake the line out: ${address} opens the welcome page by itself. To lead it elsewhere, make a Redirect Rule at Cloudflare (docs/moving.md)`
      : `has a "?", and the site's rules see only what is before it\nWrite '${before}': it leads there whatever follows the "?". To tell them apart, make Redirect Rules at Cloudflare (docs/moving.md)`;
  if (address.includes('#')) return `has a "#", which browsers do not send\nWrite '${before || '/'}'`;
  if (/\*(?!$)|[^/]\*$/.test(address))
    return `has a "*" that is not the whole last part\nWrite the beginning and /*, such as '/wp-content/uploads/*'`;
  if (/:[a-z]/i.test(address))
    return `has a ":", which the host takes for a name\nWrite the part before it and /*, such as '/old/*'`;
  return undefined;
}

/**
 * An address that is no page, as it was on the old site: with capitals, spaces, accents, .php or .html, or /* at the end
 * for everything below it. A full address is taken without its host.
 */
export const oldAddress = z
  .string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text') })
  .refine((value) => !findInvisible(value), {
    error: ({ input }) =>
      `has a character that cannot be seen (${findInvisible(String(input))}): type the address again`,
    abort: true,
  })
  .refine((value) => unmatchable(value) === undefined, {
    error: ({ input }) => unmatchable(String(input)) ?? '',
    abort: true,
  })
  .overwrite((value) => canonicalPath(withoutHost(value)))
  .refine((value) => value !== '/' && value !== '/*', {
    error: 'is the welcome page, or every page\nWrite an address that is no page, such as /old-name',
  })
  .refine((value) => value.length <= LONGEST_ADDRESS, {
    error: ({ input }) => lengthMessage(input, { max: LONGEST_ADDRESS }),
  });

const PAPER = 'must be a PDF or a picture in public/papers, such as /papers/certificate.pdf, in lower case';

/** Path of a paper that visitors can download. */
export const paper = z
  .string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text') })
  .regex(/^\/papers\/[a-z0-9-]+\.(pdf|jpg|jpeg|png|webp)$/, { error: PAPER })
  .meta({ patternErrorMessage: PAPER });

/** A question a customer asks, and the answer in 20 to 60 words. Tokens and links allowed. */
export const question = z.strictObject({
  q: prose(10, 120).meta({ title: 'Question' }),
  a: linkedProse(20, 520).meta({ title: 'Answer' }),
});

/** True while this is a stand-in. Take it off when you have put in the real one. The launch check lists it. */
export const sample = z.boolean().optional();
