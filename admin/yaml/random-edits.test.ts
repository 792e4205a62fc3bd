/** Random edits of all content, in house format first: whatever the owner writes, it is kept or refused in a sentence. */
import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isCollection, isPair, isScalar, parse, parseDocument, type Node } from 'yaml';
import { FACTOR, SEED } from '../../e2e/fuzz/runs.ts';
import { commentsOf } from './document.ts';
import { formatContent } from './format.ts';
import { splitMarkdown } from './front-matter.ts';
import { isMap, same, type Path, type Plain, type PlainMap } from './plain.ts';
import { CannotWrite } from './refusals.ts';
import { readYaml, writeYaml } from './yaml.ts';

const RUNS = 30 * FACTOR;
/** Ours, in which every edit has to be small; and the owner's, who may write as he likes. */
const FIXTURES = globSync('e2e/fixtures/content/**/*.{yaml,md}').sort();
const OWNED = globSync('content/**/*.{yaml,md}').sort();

/** A file's YAML in house format. @throws CannotWrite where it cannot be read */
async function houseYaml(file: string): Promise<string> {
  const text = await formatContent(file, readFileSync(file, 'utf8'));
  return file.endsWith('.md') ? `${splitMarkdown(text).front}\n` : text;
}

/** A comment above every so many lines. */
const withComments = (text: string, step: number): string =>
  text.replace(/^( *)\S/gm, (line, indent: string, at: number) =>
    at % step === 0 ? `${indent}# on ${at}\n${line}` : line,
  );

/** The texts of all lists, maps and fields of a file that a change at a path leaves alone. */
function untouched(text: string, node: unknown, [key, ...path]: Path): string[] {
  if (key === undefined || !isCollection(node)) return [];
  return node.items.flatMap((entry, at) => {
    const name = isPair(entry) && isScalar(entry.key) ? String(entry.key.value) : at;
    const [first, last] = (isPair(entry) ? [entry.key, entry.value] : [entry, entry]) as Node[];
    if (name === key) return node.flow ? [] : untouched(text, isPair(entry) ? entry.value : entry, path);
    return [text.slice(first?.range?.[0], last?.range?.[1]).trimEnd()];
  });
}

const HARD =
  '|~|null|yes|No|true|<<|=|-|- a|? b|: c|# d|e # f|g: h|i:|2026-11-26|08:00|+19145550149|10595|007|0x1F|1_000|1e3|.inf|%a|@b|*d|&e|!f|>|---|...|it\'s|"so"|it\'s "so"|a\\b|[a]|{from}| lead|trail |two  spaces|tab\there|café — “so” 🚚|\u00a0|\u0085|\u2028|\ufeff|\u0007|one\ntwo|one\n\n\n|\none|  one\ntwo|a\n# b|one\r\ntwo'.split(
    '|',
  );
const word = fc.constantFrom('We', 'take', 'the sofa,', 'the bed:', '# now', '"please"', "it's", '{from}', '- a', '\n');
const sentence = fc.array(word, { maxLength: 60 }).map((words) => words.join(' '));
const scalar = fc.oneof(fc.constantFrom('|', ...HARD), sentence, fc.string({ unit: 'grapheme' }), fc.integer());
const map = fc.dictionary(fc.constantFrom('a', 'yes', '1', 'c: d'), scalar);
const some = fc.oneof(scalar, fc.array(scalar, { maxLength: 4 }), map);
const plan = fc.record({
  ...{ deed: fc.constantFrom('set', 'add', 'delete', 'move'), where: fc.nat(), from: fc.nat(), to: fc.nat() },
  ...{ scalar, some, isCopy: fc.boolean() },
});
type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never;

const collectionsIn = (value: Plain, path: Path = []): [Path, Plain[] | PlainMap][] =>
  Array.isArray(value)
    ? [[path, value], ...value.flatMap((item, at) => collectionsIn(item, [...path, at]))]
    : isMap(value)
      ? [[path, value], ...Object.entries(value).flatMap(([key, item]) => collectionsIn(item, [...path, key]))]
      : [];

/** Changes a value in place. @returns the path of what changed; undefined where the plan finds no place */
function edit(value: Plain, { deed, where, from, to, scalar, some, isCopy }: Plan): Path | undefined {
  const all = collectionsIn(value);
  const [path, home] = all[where % all.length] ?? [];
  const keys = Object.keys(home ?? {});
  const key = keys[from % keys.length];
  if (!path || !home || (key === undefined && deed !== 'add')) return undefined;
  if (deed === 'add') {
    const copied = (home as PlainMap)[key ?? ''];
    const entry = isCopy && copied !== undefined ? structuredClone(copied) : some;
    if (Array.isArray(home)) home.splice(to % (home.length + 1), 0, entry);
    else home[`new ${to % 9}`] = entry;
    return [...path, 'new'];
  }
  if (deed === 'move') {
    if (Array.isArray(home)) home.splice(to % home.length, 0, ...home.splice(from % home.length, 1));
    return [...path, 'moved'];
  }
  if (deed === 'set') {
    // The comments within a list or map go with it.
    if (typeof (home as PlainMap)[key ?? ''] === 'object') return undefined;
    (home as PlainMap)[key ?? ''] = scalar;
  } else if (Array.isArray(home)) home.splice(from % home.length, 1);
  else Reflect.deleteProperty(home, key ?? '');
  return [...path, Array.isArray(home) ? Number(key) : (key ?? '')];
}

/** @returns what a save would do beside its edits; @throws where what it writes is not what was meant */
async function sideEffect(before: string, plans: readonly Plan[]): Promise<string | undefined> {
  const value = readYaml(before);
  const paths = plans.flatMap((one) => [edit(value, one) ?? []].filter((path) => path.length > 0));
  const after = await writeYaml(before, value);
  expect(same(parse(after) as Plain, value)).toBe(true);
  if ((await formatContent('a.yaml', after)) !== after) return 'would be formatted anew by the next save';
  if (plans.length > 1 || !paths[0]) return undefined;
  const lost = untouched(before, parseDocument(before).contents, paths[0]).find((text) => !after.includes(text));
  if (lost !== undefined) return `would have lines rewritten that nobody changed: ${lost.slice(0, 80)}`;
  const isKept = plans[0]?.deed === 'delete' || same(commentsOf(after), commentsOf(before));
  return isKept ? undefined : 'would lose a comment, or have one changed';
}

/** The same of a file of the owner's: how he writes is for him to know, and never a mistake of the code. */
async function warningOf(file: string, plans: readonly Plan[]): Promise<string | undefined> {
  try {
    const found = await sideEffect(await houseYaml(file), plans);
    return found && `Saved in the admin, ${file} ${found}.`;
  } catch (error) {
    if (error instanceof CannotWrite) return `The admin cannot save ${file}: ${error.message}`;
    throw error;
  }
}

it.each(FIXTURES)('prints %s in house format as it is', async (file) => {
  const text = readFileSync(file, 'utf8');
  expect(await formatContent(file, text)).toBe(text);
});

const plans = fc.array(plan, { minLength: 1, maxLength: 2 });

it('writes edits as they were meant, and keeps comments and untouched fields', async () => {
  const property = fc.asyncProperty(
    fc.constantFrom(...FIXTURES),
    plans,
    fc.integer({ min: 1, max: 9 }),
    async (file, edits, step) => {
      const text = await houseYaml(file);
      // Where the comment of a deleted record stays is Prettier's choice.
      const hasComments = edits.every(({ deed }) => deed !== 'delete');
      const before = hasComments ? await formatContent('a.yaml', withComments(text, step)) : text;
      expect(await sideEffect(before, edits)).toBeUndefined();
    },
  );
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
});

it("writes edits of the owner's files as they were meant, and warns where they change more", async () => {
  const warnings = new Set<string>();
  const property = fc.asyncProperty(fc.constantFrom(...OWNED), plans, async (file, some) => {
    const warning = await warningOf(file, some);
    if (warning !== undefined) warnings.add(warning);
  });
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
  if (warnings.size > 0) console.warn([...warnings].join('\n'));
});
