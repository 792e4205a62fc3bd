/**
 * Another company in content/business.yaml: its name, phone and whatever else a machine can write. Only values
 * change; comments, order, quotes and blank lines stay.
 */
import { diff } from 'node:util';
import type { z } from 'astro/zod';
import { parseDocument } from 'yaml';
import { WEEKDAYS, type Week } from '#business/hours.ts';
import { suggestHours, suggestPhone, suggestOrigin, suggestSlug } from '#lib/suggest.ts';
import { listed } from '#lib/text.ts';
import { problemsOf } from '#validation/issues.ts';
import { business, type Business } from '#business/schema/business.ts';
import { homeOf } from '#business/schema/collections.ts';
import { readYaml, writeYaml } from '../../admin/yaml/yaml.ts';

const FILE = homeOf('business');
const { shape } = business;

interface Field {
  /** What is asked for in a terminal. */
  asks: string;
  /** A value as someone would type it. */
  example: string;
  /** Where its values stand in the record. */
  paths: readonly (readonly string[])[];
  schema: z.ZodType;
  /** What a typed text says in the form that the schema wants; as typed where no one can say. */
  meant: (typed: string) => unknown;
  /** What `samples` calls it. */
  sample: Business['samples'][number] | undefined;
}

const asTyped = (typed: string): string => typed;

/** What the command can write, in the order in which it asks. */
export const FIELDS = {
  name: {
    asks: 'Name of the company, as customers say it',
    example: 'Hudson Haul Away',
    paths: [['name']],
    schema: shape.name,
    meant: asTyped,
    sample: 'name',
  },
  line: {
    asks: 'Line under the name, the headline of the welcome page',
    example: 'Here today. Gone today.',
    paths: [['line']],
    schema: shape.line,
    meant: asTyped,
    sample: 'line',
  },
  about: {
    asks: 'One sentence about the company and its area',
    example: 'Junk removal and cleanouts in Westchester and Rockland. Priced by volume, from {from}.',
    paths: [['about']],
    schema: shape.about,
    meant: asTyped,
    sample: 'about',
  },
  phone: {
    asks: 'Phone number for calls and texts',
    example: '(914) 555-0149',
    paths: [['phone']],
    schema: shape.phone,
    meant: (typed) => suggestPhone(typed) ?? typed,
    sample: 'phone',
  },
  email: {
    asks: 'Email address for quotes',
    example: 'quote@company.com',
    paths: [['email']],
    schema: shape.email,
    meant: (typed) => typed.replace(/^mailto:/, ''),
    sample: 'email',
  },
  site: {
    asks: 'Address of the site',
    example: 'https://www.company.com',
    paths: [['site']],
    schema: shape.site,
    meant: (typed) => suggestOrigin(typed) ?? typed,
    sample: 'site',
  },
  locality: {
    asks: 'City, town or village that the company is in',
    example: 'White Plains',
    paths: [['address', 'locality']],
    schema: shape.address.shape.locality,
    meant: asTyped,
    sample: 'address',
  },
  region: {
    asks: 'Its state',
    example: 'NY',
    paths: [['address', 'region']],
    schema: shape.address.shape.region,
    meant: (typed) => typed.toUpperCase(),
    sample: undefined,
  },
  hours: {
    asks: 'Hours',
    example: 'Mon-Fri 8am-6pm, Sat 9am-noon, Sun closed',
    paths: WEEKDAYS.map((day) => ['hours', 'week', day]),
    schema: shape.hours.shape.week,
    meant: meantWeek,
    sample: 'hours',
  },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof FIELDS;
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];
const fieldOf = (name: FieldName): Field => FIELDS[name];

const DAY = `(${WEEKDAYS.map((day) => day.slice(0, 3)).join('|')})[a-z]*\\.?`;
const DAYS_AND_HOURS = new RegExp(`^(?:(?:${DAY}(?:\\s*(?:-|–|to)\\s*${DAY})?|every day|daily):?\\s+)?(.+)$`, 'i');

/** 'Mon-Sat 7am-7pm, Sun closed' as a week; '8am-6pm' is every day. What cannot be read stays as typed. */
function meantWeek(typed: string): Partial<Week> {
  const week: Partial<Week> = {};
  const at = (day: string | undefined) => WEEKDAYS.findIndex((name) => name.slice(0, 3) === day?.toLowerCase());
  for (const said of typed.split(/\s*[,;]\s*/)) {
    // "closed Sunday" and "Sunday closed" are one.
    const part = said.replace(/^closed\s+(?:on\s+)?(.+)$/i, '$1 closed');
    const [, first, last = first, hours = part] = DAYS_AND_HOURS.exec(part) ?? [];
    const days = first === undefined ? WEEKDAYS : WEEKDAYS.slice(at(first), at(last) + 1);
    for (const day of days) week[day] = suggestHours(hours) ?? hours;
  }
  return week;
}

/** A value that its schema takes, or what is wrong with it, with an example. */
export type Reading = { value: unknown } | { wrong: string };

export function readField(name: FieldName, typed: string): Reading {
  const { schema, meant, example } = fieldOf(name);
  const value = meant(typed.trim());
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { value: result.data };
  const place = { file: FILE, text: '', record: undefined, value, schema };
  const problems = result.error.issues.flatMap((issue) => problemsOf(issue, issue.path, place));
  const [first] = problems;
  const days = name === 'hours' ? `${listed(problems.map(({ field }) => field))}: ` : '';
  const wrong = (first?.wrong ?? '').replace(/,? (such as|for example) .*/, '').replace(' in quotes', '');
  const choice = first?.remedy.startsWith('Use one of') ? ` ${first.remedy}.` : '';
  return { wrong: `"${typed}": ${days}${wrong}.${choice} For example: ${example}` };
}

/** Values by field, as their schemas give them. */
export type Values = Partial<Record<FieldName, unknown>>;

/** Where the value of a field stands, and what it is there. */
type Leaf = [path: readonly string[], value: unknown];

const leavesOf = (values: Values): Leaf[] =>
  FIELD_NAMES.filter((name) => values[name] !== undefined).flatMap((name): Leaf[] => {
    const value = values[name];
    return fieldOf(name).paths.map((path) => [
      path,
      typeof value === 'object' ? (value as Record<string, unknown>)[path.at(-1) ?? ''] : value,
    ]);
  });

/** What of `samples` stays when these values are real. */
const staying = (samples: readonly unknown[], values: Values): unknown[] => {
  const real = new Set<unknown>(
    FIELD_NAMES.filter((name) => values[name] !== undefined).map((name) => fieldOf(name).sample),
  );
  return samples.filter((sample) => !real.has(sample));
};

/**
 * business.yaml with other values. A field that is given is real, and is taken out of `samples`.
 *
 * @param text what the file says
 * @throws Error with what to do, when the file cannot be read, lacks a field, or would lose something
 */
export async function rebranded(text: string, values: Values): Promise<string> {
  try {
    const record = structuredClone(readYaml(text)) as Record<string, unknown>;
    for (const [path, value] of leavesOf(values)) {
      const [name = '', home] = [path.at(-1), homeIn(record, path)];
      if (!home || !(name in home))
        throw new Error(
          `no line "${name}:"${path.length > 1 ? ` below "${path.slice(0, -1).join('.')}"` : ''} is there. Add it with any value, then run this again`,
        );
      home[name] = value;
    }
    if (Array.isArray(record.samples)) record.samples = staying(record.samples, values);
    return await writeYaml(text, record);
  } catch (error) {
    throw new Error(`${FILE}: ${(error as Error).message}`, { cause: error });
  }
}

/** The record that holds the last part of a path. */
const homeIn = (record: Record<string, unknown>, path: readonly string[]): Record<string, unknown> | undefined =>
  path
    .slice(0, -1)
    .reduce<Record<string, unknown> | undefined>(
      (here, key) => here?.[key] as Record<string, unknown> | undefined,
      record,
    );

/** What would change: where, the lines that go, and those that come. */
export function diffOf(before: string, after: string): string[] {
  let line = 1;
  let isSame = true;
  return diff(before.split('\n'), after.split('\n')).flatMap(([side, words]) => {
    const place = isSame && side !== 0 ? [`${FILE}, line ${line}`] : [];
    isSame = side === 0;
    if (side >= 0) line += 1;
    return isSame ? [] : [...place, `  ${side > 0 ? '-' : '+'} ${words}`];
  });
}

/**
 * Asks for each field in turn until the answer is one that may be written. An empty answer leaves the field as it is.
 *
 * @param text what business.yaml says
 * @param ask shows its words and gives what someone typed below them
 */
export async function askFor(
  names: readonly FieldName[],
  text: string,
  ask: (words: string) => Promise<string>,
): Promise<Values> {
  const document = parseDocument(text);
  /** What stands somewhere now. */
  const valueAt = (path: readonly string[]) => (document.getIn(path) as string | undefined) ?? '';
  const values: Values = {};
  for (const name of names) {
    const { asks, example, paths } = fieldOf(name);
    const now = [...new Set(paths.map(valueAt))].join(', ');
    let question = `${asks}\n  now: ${now}\n  for example: ${example}`;
    for (;;) {
      const typed = (await ask(question)).trim();
      if (typed === '') break;
      const reading = readField(name, typed);
      if ('value' in reading) {
        values[name] = reading.value;
        break;
      }
      question = reading.wrong;
    }
  }
  return values;
}

/** The steps of "Make it yours" that no one but the owner can do. */
export const remaining = (values: Values, name: string): string[] => [
  ...FIELD_NAMES.filter((field) => values[field] === undefined && field !== 'about').map(
    (field) => `${fieldOf(field).asks}: stayed as it was (--${field})`,
  ),
  `Sentences about the area: ${values.about === undefined ? '`about` and ' : ''}\`voice\` in ${FILE}, read once`,
  `Name in your Cloudflare account: \`name\` in wrangler.jsonc, such as "${suggestSlug(name) ?? 'company'}"`,
  'Prices and truck: content/pricing.yaml',
  ...(values.hours === undefined
    ? []
    : [
        `Holidays: \`special\` below \`hours\` in ${FILE}; words that no longer fit your week: docs/editing.md, "Hours"`,
      ]),
  'Colors: src/styles/tokens.css, then npm run assets -- icons',
  'Samples, licenses and terms: npm run content -- launch lists them',
];
