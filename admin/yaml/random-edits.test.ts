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
const FILES = globSync('{content,e2e/fixtures/content}/**/*.{yaml,md}').sort();

/** A file's YAML in house format; undefined where it cannot be read, which the content check reports. */
async function houseYaml(file: string): Promise<string | undefined> {
  try {
    const text = await formatContent(file, readFileSync(file, 'utf8'));
    return file.endsWith('.md') ? `${splitMarkdown(text).front}\n` : text;
  } catch (error) {
    if (error instanceof CannotWrite) return undefined;
    throw error;
  }
}

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

// All files take a while; a run of npm test takes a tenth of the owner's, the nightly one all.
it.each(FILES.filter((file, at) => file.startsWith('e2e') || at % 10 < FACTOR))(
  'prints %s in house format as it is',
  async (file) => {
    const text = readFileSync(file, 'utf8');
    const house = await formatContent(file, text).catch(() => text);
    if (file.startsWith('e2e')) expect(house).toBe(text);
    else if (house !== text) expect(await formatContent(file, house)).toBe(house);
  },
);

it('writes edits as they were meant, and keeps comments and untouched fields', async () => {
  const property = fc.asyncProperty(
    fc.constantFrom(...FILES),
    fc.array(plan, { minLength: 1, maxLength: 2 }),
    async (file, plans) => {
      const before = await houseYaml(file);
      // A change of what two places share may be refused.
      if (before === undefined || /[:-] [&*]\w/.test(before)) return;
      const value = readYaml(before);
      const paths = plans.flatMap((one) => [edit(value, one) ?? []].filter((path) => path.length > 0));
      const after = await writeYaml(before, value);
      expect(same(parse(after) as Plain, value)).toBe(true);
      expect(await formatContent('a.yaml', after)).toBe(after);
      if (plans.length > 1 || !paths[0]) return;
      for (const text of untouched(before, parseDocument(before).contents, paths[0])) expect(after).toContain(text);
      if (plans[0]?.deed !== 'delete') expect(commentsOf(after)).toEqual(commentsOf(before));
    },
  );
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
});
