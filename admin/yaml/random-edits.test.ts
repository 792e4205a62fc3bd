/**
 * Random edits of the files of an invented company's content: what is read back is what was meant, and nothing else
 * changes.
 */
import fc from 'fast-check';
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import { parse, parseDocument, type Document, type Node } from 'yaml';
import { FACTOR, SEED } from '../../e2e/fuzz/runs.ts';
import { readMarkdown, writeMarkdown } from './markdown.ts';
import { isList, isMap, put, same, type Path, type Plain, type PlainMap } from './plain.ts';
import { sourceOf } from './source.ts';
import { readYaml, writeYaml } from './yaml.ts';
import { CannotWrite } from './refusals.ts';
import { CONTENT } from './content-texts.ts';
import { ODD } from './odd-texts.ts';
import { edited, plan, type Edit, type Plan } from './random-edits.ts';

const RUNS = 60 * FACTOR;

const values = new Map<string, Plain>();
/** What a text says, read once. */
function valueIn(yaml: string): Plain {
  const known = values.get(yaml) ?? readYaml(yaml);
  values.set(yaml, known);
  return known;
}

const MARKDOWN = CONTENT.filter(({ file }) => file.endsWith('.md'));
const SMALL = CONTENT.filter(({ yaml }) => yaml.length < 10_000);
/** Any text of content, the long ones, which take their time, less often. */
const text = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...SMALL) },
  { weight: 1, arbitrary: fc.constantFrom(...CONTENT) },
);

/** Lines but for those that both texts begin and end with. */
function changedLines(before: string, after: string): { gone: string[]; come: string[] } {
  const [old, made] = [before.split('\n'), after.split('\n')];
  let top = 0;
  while (top < Math.min(old.length, made.length) && old[top] === made[top]) top += 1;
  let end = 0;
  while (end < Math.min(old.length, made.length) - top && old.at(-1 - end) === made.at(-1 - end)) end += 1;
  return { gone: old.slice(top, old.length - end), come: made.slice(top, made.length - end) };
}

const commentsOf = (yaml: string): string[] => sourceOf(yaml).comments.map(({ from, to }) => yaml.slice(from, to));
/** What the first list has more than the second. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return list.filter((item) => {
    const at = rest.indexOf(item);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}

/** The lines of a value, the comments directly above them, and those behind them. */
function linesAround(yaml: string, doc: Document, path: Path): string {
  const node = doc.getIn(path, true) as Node | undefined;
  const [from = 0, , to = yaml.length] = node?.range ?? [];
  const above = yaml.slice(0, from).split('\n');
  const start = above.slice(0, -1).findLastIndex((line) => !/^\s*(#|$)/.test(line)) + 1;
  const below = yaml.slice(to).split('\n');
  const end = below.slice(1).findIndex((line) => !/^\s*(#|$)/.test(line)) + 1;
  return [...above.slice(start), ...yaml.slice(from, to).split('\n'), ...below.slice(0, Math.max(end, 1))].join('\n');
}

/** The same with the fields of each record in another order, as a form may hand them over. */
function reordered(value: Plain): Plain {
  if (isList(value)) return value.map(reordered);
  if (!isMap(value)) return value;
  const made: PlainMap = {};
  for (const [key, inner] of Object.entries(value).reverse()) put(made, key, reordered(inner));
  return made;
}

const isSubsequence = (few: readonly string[], many: readonly string[]): boolean => {
  let next = 0;
  for (const line of many) if (line === few[next]) next += 1;
  return next === few.length;
};

/** What an edit must not do to comments and to lines that it does not touch. */
function expectKept(before: string, after: string, { deed, path, gone }: Edit, value: Plain): void {
  const lost = without(commentsOf(before), commentsOf(after));
  const made = without(commentsOf(after), commentsOf(before));
  expect(made, 'comments from nowhere').toEqual([]);
  const doc = parseDocument(before);
  const near = gone ? linesAround(before, doc, gone) : '';
  expect(
    lost.filter((comment) => !near.includes(comment)),
    'comments lost',
  ).toEqual([]);
  const node = doc.getIn(path, true) as (Node & { flow?: boolean; items?: unknown[] }) | undefined;
  const isBlock = node?.flow !== true && (node?.items?.length ?? 0) > (deed.startsWith('delete') ? 1 : 0);
  if (!isBlock) return;
  const [old, now] = [before.split('\n'), after.split('\n')];
  // A field that begins behind its record's dash moves up to it.
  if (deed === 'delete item') expect(isSubsequence(now, old), 'lines changed').toBe(true);
  if (deed === 'add item' || deed === 'copy') expect(isSubsequence(old, now), 'lines changed').toBe(true);
  if (deed === 'move') {
    // Blank lines keep comments apart that would be taken for another's.
    const told = (lines: string[]) => lines.filter((line) => line !== '').sort();
    expect(told(now)).toEqual(told(old));
    expect(told(writeYaml(after, value).split('\n'))).toEqual(told(old));
  }
}

const deeds = (...names: Edit['deed'][]) =>
  plan.map((one): Plan => ({ ...one, deed: names[one.where % names.length] ?? one.deed }));

describe('random edits of oddly written files', () => {
  it('are read back as they were meant, and lose no comment of what is still there', () => {
    const property = fc.property(
      fc.constantFrom(...ODD),
      fc.array(plan, { minLength: 1, maxLength: 3 }),
      (yaml, plans) => {
        const value = plans.reduce((now, one) => edited(now, one)?.value ?? now, valueIn(yaml));
        let made: string;
        try {
          made = writeYaml(yaml, value);
        } catch (error) {
          if (!(error instanceof CannotWrite)) throw error;
          expect(error.message).toMatch(/(within its brackets|\(& and \*\).*)\. Change it by hand\.$/);
          return;
        }
        expect(readYaml(made)).toEqual(value);
        expect(writeYaml(made, value)).toBe(made);
        const lost = without(commentsOf(yaml), commentsOf(made));
        // Who is changed and moved at a time may be taken for another.
        const isKept = plans.length === 1 && !/delete|empty|set/.test(plans[0]?.deed ?? '');
        expect(isKept ? lost : []).toEqual([]);
      },
    );
    fc.assert(property, { numRuns: RUNS * 4, seed: SEED });
  });
});

describe('random edits of content', () => {
  it('none changes nothing', () => {
    const changed = CONTENT.filter(({ yaml }) => writeYaml(yaml, parse(yaml)) !== yaml);
    expect(changed.map(({ file }) => file)).toEqual([]);
  });

  it('up to three at once are read back as they were meant', () => {
    const property = fc.property(text, fc.array(plan, { minLength: 1, maxLength: 3 }), ({ yaml }, plans) => {
      const value = plans.reduce((now, one) => edited(now, one)?.value ?? now, valueIn(yaml));
      const made = writeYaml(yaml, value);
      expect(same(parse(made) as Plain, value)).toBe(true);
      expect(writeYaml(made, value)).toBe(made);
    });
    fc.assert(property, { numRuns: RUNS, seed: SEED });
  });

  it('one alone leaves comments and other lines as they were', () => {
    const property = fc.property(text, plan, ({ yaml }, one) => {
      const edit = edited(valueIn(yaml), one);
      if (edit) expectKept(yaml, writeYaml(yaml, edit.value), edit, valueIn(yaml));
    });
    fc.assert(property, { numRuns: RUNS, seed: SEED });
  });

  it('of one short text change one line', () => {
    const short = fc.constantFrom(
      'New',
      "it's",
      'a: b',
      '2026-11-26',
      'yes',
      '08:00',
      '+19145550149',
      '',
      '{from}',
      'a, b',
      7,
      false,
    );
    const property = fc.property(text, deeds('set'), short, ({ yaml }, one, scalar) => {
      const edit = edited(valueIn(yaml), { ...one, scalar });
      if (!edit || same(edit.value, valueIn(yaml))) return;
      const { gone, come } = changedLines(yaml, writeYaml(yaml, reordered(edit.value)));
      const doc = parseDocument(yaml);
      const node = doc.getIn(edit.path, true) as Node;
      const [from = 0, to = 0] = node.range ?? [];
      // Long brackets are laid out anew by Prettier when what they hold gets longer or shorter.
      const around = edit.path.map((_, at) => doc.getIn(edit.path.slice(0, at), true) as Node & { flow?: boolean });
      const isLong = Math.max(gone.join('').length, come.join('').length) > 80;
      if (around.some(({ flow }) => flow) && isLong && gone.length + come.length > 2) return;
      expect(come).toHaveLength(1);
      expect(gone).toHaveLength(yaml.slice(from, to).split('\n').length);
    });
    fc.assert(property, { numRuns: RUNS, seed: SEED });
  });

  it('of a Markdown file change its fields or its text, and leave the other to the byte', () => {
    const property = fc.property(fc.constantFrom(...MARKDOWN), plan, ({ text, yaml }, one) => {
      const { body, ...fields } = readMarkdown(text) as { body: string } & PlainMap;
      const value = (edited(fields, one)?.value ?? fields) as PlainMap;
      const front = writeYaml(yaml, value);
      expect(writeMarkdown(text, { ...value, body })).toBe(text.replace(yaml, () => front));
      const words = `New, ${one.key} ${body}\n\n${one.key}.`;
      const made = writeMarkdown(text, { ...fields, body: words });
      expect(made.startsWith(text.slice(0, text.indexOf('\n---\n') + 5))).toBe(true);
      expect(readMarkdown(made)).toEqual({ ...fields, body: words });
    });
    fc.assert(property, { numRuns: RUNS, seed: SEED });
  });

  it('are the same with Windows line ends, and without an end to the last line', () => {
    const windows = (yaml: string) => yaml.replaceAll('\n', '\r\n');
    const property = fc.property(text, plan, ({ yaml }, one) => {
      const edit = edited(valueIn(yaml), one);
      if (!edit || same(edit.value, valueIn(yaml))) return;
      const made = writeYaml(yaml, edit.value);
      expect(writeYaml(windows(yaml), edit.value)).toBe(windows(made));
      expect(readYaml(writeYaml(yaml.trimEnd(), edit.value))).toEqual(readYaml(made));
    });
    fc.assert(property, { numRuns: Math.ceil(RUNS / 5), seed: SEED });
  });

  it('of a file that Prettier has formatted leave it so', async () => {
    const pretty = (yaml: string) => format(yaml, { parser: 'yaml', printWidth: 120, singleQuote: true });
    const property = fc.asyncProperty(
      fc.constantFrom(...SMALL),
      fc.array(plan, { minLength: 1, maxLength: 2 }),
      async ({ yaml }, plans) => {
        const clean = await pretty(await pretty(yaml));
        const value = plans.reduce((now, one) => edited(now, one)?.value ?? now, valueIn(clean));
        const made = writeYaml(clean, value);
        expect(await pretty(made)).toBe(made);
      },
    );
    await fc.assert(property, { numRuns: Math.ceil(RUNS / 10), seed: SEED });
  });
});
