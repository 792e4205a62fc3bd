/**
 * Makes content/business.yaml another company's: npm run content -- rebrand --name "Hudson Haul Away" --phone "(914) 555-0149".
 * Without options it asks in a terminal. --dry-run only shows what would change. Nothing is written while a value is wrong.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { z } from 'astro/zod';
import { parseDocument } from 'yaml';
import { WEEKDAYS, type Week } from '#business/hours.ts';
import { report } from '#business/problem.ts';
import { business } from '#business/schema/business.ts';
import { homeOf } from '#business/schema/collections.ts';
import { isFields } from '#business/translated-record.ts';
import { suggestHours, suggestOrigin, suggestPhone, suggestSlug } from '#lib/suggest.ts';
import { checkContent } from '#validation/check.ts';
import { diff } from '../../admin/yaml/diff.ts';
import { readYaml, writeYaml } from '../../admin/yaml/yaml.ts';
import { runMain } from '../lib/run-main.ts';

const FILE = homeOf('business');

interface Field {
  question: string;
  example: string;
  /** Where it is in the record, if not under its own name. */
  path?: readonly string[];
  /** The value meant by what people type. */
  suggest?: (typed: string) => unknown;
}

export const FIELDS: Readonly<Record<string, Field>> = {
  name: { question: 'Company name', example: 'Hudson Haul Away' },
  line: { question: 'Line under the name, headline of the welcome page', example: 'Here today. Gone today.' },
  about: {
    question: 'One sentence about the company and its area',
    example: 'Junk removal and cleanouts in Westchester and Rockland. Priced by volume, from {from}.',
  },
  phone: { question: 'Phone number for calls and texts', example: '(914) 555-0149', suggest: suggestPhone },
  email: { question: 'Email for quotes', example: 'quote@company.com' },
  site: { question: 'Address of the site', example: 'https://www.company.com', suggest: suggestOrigin },
  locality: { question: 'City, town or village', example: 'White Plains', path: ['address', 'locality'] },
  region: { question: 'State', example: 'NY', path: ['address', 'region'], suggest: (typed) => typed.toUpperCase() },
  hours: {
    question: 'Hours',
    example: 'Mon-Fri 8am-6pm, Sat 9am-noon, Sun closed',
    path: ['hours', 'week'],
    suggest: readWeek,
  },
};

const pathOf = (name: string): readonly string[] => FIELDS[name]?.path ?? [name];
const schemaOf = (name: string): z.ZodType =>
  pathOf(name).reduce<z.ZodType>(
    (schema, key) => (schema as z.ZodObject<z.ZodRawShape>).shape[key] as z.ZodType,
    business,
  );

const DAY = `(${WEEKDAYS.map((day) => day.slice(0, 3)).join('|')})[a-z]*\\.?`;
const DAYS_AND_HOURS = new RegExp(`^(?:${DAY}(?:\\s*(?:-|–|to)\\s*${DAY})?:?\\s+)?(.+)$`, 'i');

/** 'Mon-Sat 7am-7pm, Sun closed' as a week; '8am-6pm' is every day. Unreadable hours stay as typed, for the schema. */
function readWeek(typed: string): Partial<Week> {
  const week: Partial<Week> = {};
  const indexOf = (day: string) => WEEKDAYS.findIndex((name) => name.startsWith(day.toLowerCase()));
  for (const part of typed.split(/\s*[,;]\s*/)) {
    const [, first, last = first, hours = part] = DAYS_AND_HOURS.exec(part) ?? [];
    const days = first && last ? WEEKDAYS.slice(indexOf(first), indexOf(last) + 1) : WEEKDAYS;
    for (const day of days) week[day] = suggestHours(hours) ?? hours;
  }
  return week;
}

export type Values = Record<string, unknown>;

/** @throws Error that names the option, what is wrong and an example */
export function readField(name: string, typed: string): unknown {
  const field = FIELDS[name];
  if (!field) throw new Error(`--${name} is no option.`);
  const result = schemaOf(name).safeParse(field.suggest?.(typed.trim()) ?? typed, { reportInput: true });
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path, message }) => [...path, message.split('\n')[0]].join(' '));
  throw new Error(`--${name} "${typed}": ${wrong.join('; ')}. For example: ${field.example}`);
}

/** business.yaml with other values; a field with a real value is no longer one of `samples`. Comments stay. */
export async function rebranded(text: string, values: Values): Promise<string> {
  const record = readYaml(text) as Values;
  for (const [name, value] of Object.entries(values)) {
    const path = pathOf(name);
    const last = path.at(-1) ?? name;
    const holder = path.slice(0, -1).reduce((map, key) => map[key] as Values, record);
    holder[last] = isFields(value) ? { ...(holder[last] as Values), ...value } : value;
  }
  const real = new Set(Object.keys(values).map((name) => pathOf(name)[0]));
  record.samples = (record.samples as string[]).filter((sample) => !real.has(sample));
  return writeYaml(text, record);
}

/** Asks for each field until the answer is valid; an empty answer leaves a field as it is. */
export async function askAll(text: string, ask: (question: string) => Promise<string>): Promise<Values> {
  const document = parseDocument(text);
  const values: Values = {};
  for (const [name, { question, example }] of Object.entries(FIELDS)) {
    let words = `${question}\n  now: ${String(document.getIn(pathOf(name)))}\n  for example: ${example}`;
    for (let typed = await ask(words); typed.trim() !== ''; typed = await ask(words))
      try {
        values[name] = readField(name, typed);
        break;
      } catch (error) {
        words = (error as Error).message;
      }
  }
  return values;
}

/** @returns what was given as options; wrong values are reported all at once */
function readOptions(given: Record<string, unknown>): Values {
  const wrong: string[] = [];
  const values: Values = {};
  for (const [name, typed] of Object.entries(given))
    try {
      values[name] = readField(name, String(typed));
    } catch (error) {
      wrong.push((error as Error).message);
    }
  if (wrong.length > 0) throw new Error([...wrong, 'Nothing was written.'].join('\n'));
  return values;
}

async function main(): Promise<void> {
  const options = Object.fromEntries(Object.keys(FIELDS).map((name) => [name, { type: 'string' as const }]));
  const { 'dry-run': isDry, ...given } = parseArgs({ options: { ...options, 'dry-run': { type: 'boolean' } } }).values;
  const isAsking = Object.keys(given).length === 0;
  if (isAsking && !process.stdin.isTTY)
    throw new Error(`Give at least one of --${Object.keys(FIELDS).join(' --')}, or run this in a terminal.`);
  const text = readFileSync(FILE, 'utf8');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ask = (question: string) => terminal.question(`${question}\n> `);
  const values = isAsking ? await askAll(text, ask) : readOptions(given);
  const after = await rebranded(text, values);
  console.log(diff(text, after) || `${FILE} says all of this already.`);
  const isWanted = !isDry && (!isAsking || /^y(es)?$/i.test((await ask('Write this? yes or no')).trim()));
  terminal.close();
  if (!isWanted) {
    console.log('Nothing was written.');
    return;
  }
  writeFileSync(FILE, after);
  const { problems } = await checkContent(process.cwd());
  console.log(problems.length > 0 ? `\n${report(problems)}` : '\nNo mistakes in content.');
  const { name } = parseDocument(after).toJS() as { name: string };
  console.log(
    `Left to do: docs/editing.md, "Make it yours". Name in wrangler.jsonc, such as "${suggestSlug(name) ?? 'company'}"; samples that npm run content -- launch lists.`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

if (import.meta.main) await runMain(main);
