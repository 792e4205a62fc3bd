/**
 * Makes content/business.yaml another company's: npm run content -- rebrand --name "Hudson Haul Away" --phone "(914) 555-0149".
 * In a terminal it asks for what is not given. --dry-run shows the lines that would change. Nothing is written while any
 * value is wrong. Then it reports mistakes in content, and what only the owner can do. Exit code 1 while anything is wrong.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { checkContent } from '#validation/check.ts';
import { report } from '#business/problem.ts';
import { homeOf } from '#business/schema/collections.ts';
import { askFor, diffOf, FIELD_NAMES, FIELDS, readField, rebranded, remaining, type Values } from '../lib/rebrand.ts';

const FILE = homeOf('business');

/** Ends the command before anything is written. */
function refuse(lines: readonly string[]): never {
  console.error([...lines, 'Nothing was written.'].join('\n'));
  process.exit(1);
}

const usage = () => [
  'npm run content -- rebrand --dry-run shows what would change. Give any of these; in a terminal the others are asked for:',
  ...FIELD_NAMES.map((name) => `  --${name} "${FIELDS[name].example}"`),
];

function readArguments(): { values: Values; dry: boolean } {
  const options = Object.fromEntries(FIELD_NAMES.map((name) => [name, { type: 'string' as const }]));
  let given: Record<string, string | boolean | undefined>;
  try {
    given = parseArgs({ options: { ...options, 'dry-run': { type: 'boolean' } } }).values;
  } catch (error) {
    return refuse([(error as Error).message, ...usage()]);
  }
  const values: Values = {};
  const wrong: string[] = [];
  for (const name of FIELD_NAMES) {
    const typed = given[name];
    if (typeof typed !== 'string') continue;
    const reading = readField(name, typed);
    if ('value' in reading) values[name] = reading.value;
    else wrong.push(`--${name} ${reading.wrong}`);
  }
  if (wrong.length > 0) refuse(wrong);
  return { values, dry: given['dry-run'] === true };
}

/** Asks in a terminal for what is not given, and whether to write it. */
async function inTerminal(text: string, given: Values, dry: boolean): Promise<Values> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl+C and Ctrl+D end a question with an error.
  const ask = async (words: string) => {
    console.log(words);
    return terminal.question('> ').catch(() => refuse(['']));
  };
  console.log('An empty answer leaves a field as it is.\n');
  const missing = FIELD_NAMES.filter((name) => given[name] === undefined);
  const values = { ...given, ...(await askFor(missing, text, ask)) };
  const lines = diffOf(text, await changed(text, values));
  if (lines.length > 0 && !dry) {
    const answer = await ask(['', ...lines, '', 'Write this? yes or no'].join('\n'));
    if (!/^y(es)?$/i.test(answer.trim())) refuse([]);
  }
  terminal.close();
  return values;
}

async function changed(text: string, values: Values): Promise<string> {
  try {
    return await rebranded(text, values);
  } catch (error) {
    return refuse([(error as Error).message]);
  }
}

function read(): string {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return refuse([`${FILE} is missing. Bring it back, then run this again`]);
  }
}

const { values: given, dry } = readArguments();
const text = read();
const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
if (Object.keys(given).length === 0 && !isTerminal) refuse(usage());
const values = isTerminal ? await inTerminal(text, given, dry) : given;
const after = await changed(text, values);
if (after === text) console.log(`${FILE} says all of this already.`);
else if (dry || !isTerminal) console.log(diffOf(text, after).join('\n'));
if (dry) {
  console.log('\nNothing was written (--dry-run).');
  process.exit(0);
}
if (after !== text) writeFileSync(FILE, after);

const { problems } = await checkContent(process.cwd());
console.log(problems.length > 0 ? `\n${report(problems)}` : '\nNo mistakes in content.');
console.log(
  [
    '\nWhat remains, as docs/editing.md says under "Make it yours":',
    ...remaining(values, (parse(after) as { name: string }).name),
  ].join('\n  '),
);
process.exit(problems.length > 0 ? 1 : 0);
