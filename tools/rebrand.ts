/**
 * Another company in content/business.yaml: its name, phone and whatever else a machine can write. Only values
 * change; comments, order, quotes and blank lines stay.
 */
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'astro/zod';
import { load } from 'js-yaml';
import { isScalar, isSeq, parseDocument, Scalar, type YAMLSeq } from 'yaml';
import { CLOSED, WEEKDAYS, type Week } from '#lib/hours.ts';
import { meantHours, meantPhone, meantSite, meantSlug } from '#lib/meant.ts';
import { listed } from '#lib/words.ts';
import { problemsOf } from '#model/issues.ts';
import { business, type Business } from '#schema/business.ts';
import { homeOf } from '#schema/collections.ts';

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
    meant: (typed) => meantPhone(typed) ?? typed,
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
    meant: (typed) => meantSite(typed) ?? typed,
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
    for (const day of days) week[day] = meantHours(hours) ?? hours;
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

/** Whole lines in place of others. */
export interface Chunk {
  /** Number of the first line. */
  line: number;
  /** Place of the lines in the text, without the end of the last one. */
  start: number;
  end: number;
  before: string;
  /** undefined where they go. */
  after: string | undefined;
}
interface Edit {
  start: number;
  end: number;
  /** undefined takes the line out. */
  text: string | undefined;
}

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
 * The lines of business.yaml that change. A field that is given is real, and is taken out of `samples`.
 *
 * @param text what the file says
 * @throws Error with what to do, when the file cannot be read, lacks a field, or would come to say something else
 */
export function chunksFor(text: string, values: Values): Chunk[] {
  const document = parseDocument(text);
  const [broken] = document.errors;
  if (broken) throw new Error(`${FILE} is not YAML. npm run launch-check says what is wrong with it`);
  const edits = leavesOf(values).flatMap(([path, value]): Edit[] => {
    const node = document.getIn(path, true);
    if (!isScalar(node) || !node.range)
      throw new Error(
        `${FILE} has no line "${path.at(-1) ?? ''}:"${path.length > 1 ? ` below "${path.slice(0, -1).join('.')}"` : ''}. Add it with any value, then run this again`,
      );
    return node.value === value ? [] : [inPlaceOf(node, String(value), text)];
  });
  const samples = document.get('samples', true);
  if (isSeq(samples)) edits.push(...withoutSamples(samples, values, text));
  const chunks = inLines(text, edits);
  if (!isDeepStrictEqual(load(withChunks(text, chunks)), expected(text, values)))
    throw new Error(
      `${FILE} is written in a way that this command cannot change safely. Change it by hand: docs/editing.md, "Make it yours"`,
    );
  return chunks;
}

/** The record as it should be read afterwards. */
function expected(text: string, values: Values): unknown {
  const record = load(text) as Record<string, unknown>;
  for (const [path, value] of leavesOf(values)) {
    const home = path
      .slice(0, -1)
      .reduce<Record<string, unknown>>((here, key) => here[key] as Record<string, unknown>, record);
    home[path.at(-1) ?? ''] = value;
  }
  if (Array.isArray(record.samples)) record.samples = staying(record.samples, values);
  return record;
}

/** A value in the place of another, in the same kind of quotes where they can hold it. */
function inPlaceOf({ range, type }: Scalar, value: string, text: string): Edit {
  const [start = 0, end = 0] = range ?? [];
  // A text of several lines takes the end of its last one along.
  const last = end - (end > start && text[end - 1] === '\n' ? 1 : 0);
  return { start, end: last, text: `${text[start - 1] === ':' ? ' ' : ''}${quoted(value, type)}` };
}

/** @param type of the quotes around the value before, if any */
function quoted(value: string, type: Scalar['type']): string {
  const bare = type === Scalar.PLAIN ? /^\p{L}/u.test(value) && staysPlain(value) : value === CLOSED;
  if (bare) return value;
  return type === Scalar.QUOTE_DOUBLE ? JSON.stringify(value) : `'${value.replaceAll("'", "''")}'`;
}

/** True where a text without quotes is read as itself, in braces too. */
function staysPlain(value: string): boolean {
  try {
    return (
      isDeepStrictEqual(load(`{ a: ${value}, b: 1 }`), { a: value, b: 1 }) &&
      isDeepStrictEqual(load(`a: ${value} # b`), { a: value })
    );
  } catch {
    return false;
  }
}

function withoutSamples(list: YAMLSeq, values: Values, text: string): Edit[] {
  const { range, flow, items } = list;
  const names = items.map((item) => (isScalar(item) ? item.value : undefined));
  const left = staying(names, values);
  if (!range || left.length === names.length) return [];
  const [start, end] = range;
  if (flow) return [{ start, end, text: `[${left.join(', ')}]` }];
  if (left.length === 0)
    return [{ start: text.lastIndexOf(':', start) + 1, end: end - (text[end - 1] === '\n' ? 1 : 0), text: ' []' }];
  // Each on a line of its own.
  return items.flatMap((item) => {
    const [at = 0] = isScalar(item) && !left.includes(item.value) ? (item.range ?? []) : [];
    return at === 0 ? [] : [{ start: at, end: at, text: undefined }];
  });
}

/** Edits as changes of whole lines. */
function inLines(text: string, edits: readonly Edit[]): Chunk[] {
  const chunks: (Pick<Chunk, 'start' | 'end'> & { edits: Edit[] })[] = [];
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    const start = text.lastIndexOf('\n', edit.start - 1) + 1;
    const until = text.indexOf('\n', edit.end);
    const end = until === -1 ? text.length : until;
    const last = chunks.at(-1);
    if (last && start < last.end) {
      last.end = Math.max(last.end, end);
      last.edits.push(edit);
    } else chunks.push({ start, end, edits: [edit] });
  }
  return chunks.map(({ start, end, edits: own }) => {
    const before = text.slice(start, end);
    const after = own.reduceRight<string | undefined>(
      (line, edit) =>
        line === undefined || edit.text === undefined
          ? undefined
          : line.slice(0, edit.start - start) + edit.text + line.slice(edit.end - start),
      before,
    );
    return { line: text.slice(0, start).split('\n').length, start, end, before, after };
  });
}

/** The text with its lines changed. */
export const withChunks = (text: string, chunks: readonly Chunk[]): string =>
  chunks.reduceRight(
    (now, { start, end, after }) =>
      now.slice(0, start) + (after ?? '') + now.slice(after === undefined ? end + 1 : end),
    text,
  );

/** What would change: where, the lines that go, and those that come. */
export const diffOf = (chunks: readonly Chunk[]): string[] =>
  chunks.flatMap(({ line, before, after }) => [
    `${FILE}, line ${line}`,
    ...before.split('\n').map((words) => `  - ${words}`),
    ...(after?.split('\n').map((words) => `  + ${words}`) ?? []),
  ]);

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
  const valueAt = (path: readonly string[]): string => {
    const node = document.getIn(path, true);
    return isScalar(node) ? String(node.value) : '';
  };
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
  `Name in your Cloudflare account: \`name\` in wrangler.jsonc, such as "${meantSlug(name) ?? 'company'}"`,
  'Prices and truck: content/pricing.yaml',
  ...(values.hours === undefined
    ? []
    : [
        `Holidays: \`special\` below \`hours\` in ${FILE}; words that no longer fit your week: docs/editing.md, "Hours"`,
      ]),
  'Colors: src/styles/tokens.css, then npm run icons',
  'Samples, licenses and terms: npm run launch-check lists them',
];
