/** Ten saves that an owner makes, with how many lines their commits take out and put in; and files written in odd ways. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diff } from './diff.ts';
import { formatContent } from './format.ts';
import { readMarkdown, writeMarkdown } from './markdown.ts';
import type { Path, Plain, PlainMap } from './plain.ts';
import { CannotWrite } from './refusals.ts';
import { readYaml, writeYaml } from './yaml.ts';

/** Sets a value at a path; undefined deletes an entry, and -1 puts one before all others. */
function put(root: Plain, path: Path, value: Plain | undefined): void {
  const home = path.slice(0, -1).reduce<Plain>((inner, key) => (inner as PlainMap)[key] ?? null, root);
  const key = path.at(-1) ?? '';
  if (!Array.isArray(home)) (home as PlainMap)[key] = value ?? null;
  else if (value === undefined) home.splice(Number(key), 1);
  else home.splice(Math.max(Number(key), 0), key === -1 ? 0 : 1, value);
}

const notice = { text: 'Snow: no', until: '2026-12-02 16:00' };
const quote = 'They said "two hours": it took one.';
const review = { id: 'dana-k', quote, author: 'Dana K.', stars: 5, date: '2026-11-20' };
const photos = { before: 'A full porch', after: 'An empty porch' };
const job = { id: 'porch', title: 'A porch: all of it', zip: '07402', eighths: 3, date: '2026-11-19', photos };
const holiday = { name: 'Eve', hours: '08:00-14:00' };
const redirect = { id: 'cost', from: '/cost', to: '/pricing#estimate' };

describe('a save', () => {
  it.each<[string, string, Path, Plain | undefined, string, string]>([
    ['a price', 'pricing', ['steps', 2, 'price'], 299, '-1 +1', '  - { eighths: 3, price: 299, sample: true }'],
    ['a notice', 'business', ['notice'], notice, '-0 +1', "notice: { text: 'Snow: no', until: '2026-12-02 16:00' }"],
    ['a new first job', 'jobs', [-1], job, '-0 +6', "  zip: '07402'"],
    ['a deleted question', 'towns/ashford.md', ['questions', 0], undefined, '-2 +0', 'questions:'],
    ['a holiday', 'business', ['hours', 'special', 1], holiday, '-0 +1', "    - { name: Eve, hours: '08:00-14:00' }"],
    ["a town's text", 'towns/ashford.md', ['body'], 'We come.\n\nCall {phone}.', '-4 +2', 'Call {phone}.'],
    ['a review', 'reviews', [-1], review, '-0 +5', `  quote: 'They said "two hours": it took one.'`],
    ['a redirect', 'redirects', [3], redirect, '-0 +1', "- { id: cost, from: /cost, to: '/pricing#estimate' }"],
    ["a fact's date", 'facts/birch', ['facts', 0, 'review'], '2029-01-31', '-1 +1', "    review: '2029-01-31'"],
    ["a picture's words", 'pictures', [0, 'alt'], 'A truck', '-1 +1', "- { id: hero-loaded, alt: 'A truck' }"],
  ])('of %s', async (_, file, path, value, counts, line) => {
    const isMarkdown = file.endsWith('.md');
    const before = readFileSync(`e2e/fixtures/content/${file}${isMarkdown ? '' : '.yaml'}`, 'utf8');
    const form = isMarkdown ? readMarkdown(before) : readYaml(before);
    put(form, path, value);
    const after = await (isMarkdown ? writeMarkdown : writeYaml)(before, form);
    const lines = diff(before, after).split('\n');
    const count = (sign: string) => lines.filter((each) => each.startsWith(`${sign} `)).length;
    expect(`-${count('-')} +${count('+')}`).toBe(counts);
    expect(after.split('\n')).toContain(line);
    expect(isMarkdown ? readMarkdown(after) : readYaml(after)).toEqual(form);
  });
});

const withFields = (text: string, fields: Record<string, unknown>): Promise<string> =>
  writeYaml(text, { ...(readYaml(text) as PlainMap), ...fields });

const LINES = 'We take the sofa and the bed today,\n  # or tomorrow';
describe('kept', () => {
  it.each([
    ['a comment between name and value', 'a: # c\n  one\n', { a: 'two' }, 'a:\n  # c\n  two\n'],
    ['comments in brackets', 'a: [\n  x, # on x\n  y,\n]\n', { a: ['x', 'z'] }, 'a:\n  - x # on x\n  - z\n'],
    ['a block of lines', 'a: | # c\n  one\n', { a: 'one\n2\n\n3\n' }, 'a: | # c\n  one\n  2\n\n  3\n'],
    ['a folded text', 'a: >-\n  one two\n  three\n', { a: 'one two 3' }, 'a: >-\n  one two 3\n'],
    ['numbers as typed', 'zip: 07402\nrate: 4.90\nb: 1\n', { b: 2 }, 'zip: 07402\nrate: 4.90\nb: 2\n'],
    ['what two places share', 'a: &n { b: 1 }\nc: *n\nd: 1\n', { d: 2 }, 'a: &n { b: 1 }\nc: *n\nd: 2\n'],
    ['comments of an emptied list', 'a:\n  # x\n  - x\n  # y\nb: 1\n', { a: [] }, 'a: # x\n  []\n  # y\nb: 1\n'],
    ['the comment of a deleted field', 'a: 1\n# on b\nb: 2\nc: 3\n', { b: undefined }, 'a: 1\n# on b\nc: 3\n'],
    ['nothing, filled in', 'a:\nb: ~ # c\n', { a: 1, b: 'yes' }, "a: 1\nb: 'yes' # c\n"],
    ['a file of comments', '# only this\n', { a: ['x: y', 'z'] }, "# only this\n\na:\n  - 'x: y'\n  - z\n"],
    ['lines in braces', `a: { b: x }\n`, { a: { b: LINES } }, `a: { b: ${JSON.stringify(LINES)} }\n`],
    ['a list that was empty', 'a: [] # days\n', { a: [{ name: 'T' }] }, 'a:\n  # days\n  - { name: T }\n'],
  ])('%s', async (_, text, fields, made) => {
    expect(await withFields(text, fields)).toBe(made);
  });

  it('a comment goes with its record, the header stays, and a deleted record hands its comment on', async () => {
    const text = '# schema\n- id: a\n  x: 1\n\n# on b\n- id: b\n\n# --- rest ---\n- id: c\n';
    const [a, b, c] = readYaml(text) as PlainMap[];
    expect(await writeYaml(text, [a, { ...b, id: 'new' }, c])).toBe(text.replace('id: b', 'id: new'));
    expect(await writeYaml(text, [b, a, c])).toBe(
      '# schema\n\n# on b\n- id: b\n\n- id: a\n  x: 1\n\n# --- rest ---\n- id: c\n',
    );
    expect(await writeYaml(text, [a, b])).toBe('# schema\n- id: a\n  x: 1\n\n# on b\n- id: b\n# --- rest ---\n');
  });

  it('a body as typed, whatever the fields become', async () => {
    const text = '---\n# c\na: 1\n---\n\n|a|b|\n|-|-|\n\nTwo.  \nThree {fact:x}.\n';
    const { body } = readMarkdown(text);
    expect(await writeMarkdown(text, { a: 2, body })).toBe(text.replace('a: 1', 'a: 2'));
    expect(await writeMarkdown(text, { a: 2 })).toBe(text.replace('a: 1', 'a: 2'));
    expect(await writeMarkdown('', { a: 1, body: '\nNew.' })).toBe('---\na: 1\n---\n\nNew.\n');
    expect(await formatContent('x.md', '---\r\na: "1" # c\r\n---\r\nOne.')).toBe("---\na: '1' # c\n---\n\nOne.\n");
  });
});

describe('refused in a sentence', () => {
  const messageOf = async (action: () => unknown): Promise<unknown> => {
    try {
      await action();
    } catch (error) {
      return error instanceof CannotWrite ? error.message : error;
    }
    return 'nothing';
  };

  it.each([
    ['a:\n\tb: 1\n', 'Line 2 is indented with a tab; use spaces.'],
    ['a: 1\na: 2\n', 'Line 2 names a field a second time.'],
    ['a: 1\n---\nb: 2\n', 'Line 2 begins a second document. Keep one document in the file.'],
    ['a: *b\n', 'Line 1 points to a name that is not in the file, *b; change it by hand.'],
    ['%YAML 1.1\n---\na: yes\n', 'The file has a % directive. Take it out by hand.'],
    ['a: &x { b: 1 }\nc:\n  <<: *x\n', 'Line 3 takes fields over from elsewhere with <<; change it by hand.'],
    ['a: !!str 1\n', 'Line 1 has a tag, tag:yaml.org,2002:str; change it by hand.'],
    ['[a, b]: 1\n', 'Line 1 has a field whose name is not a single text; change it by hand.'],
    ['a: [1\n', expect.stringMatching(/^Line \d is not YAML: .+\.$/)],
  ])('the file %j', async (text, message) => {
    expect(await messageOf(() => readYaml(text))).toEqual(message);
    expect(await messageOf(() => writeYaml(text, { a: 1 }))).toEqual(message);
  });

  it.each([
    [{ a: new Date(0) }, 'a is a program’s object, which a file cannot hold.'],
    [
      { jobs: [{ id: 'attic', price: NaN }] },
      'jobs → attic → price is a number without digits, which a file cannot hold.',
    ],
    [{ a: { b: () => 1 } }, 'a.b is a program’s function, which a file cannot hold.'],
  ])('the value %o', async (value, message) => {
    expect(await messageOf(() => writeYaml('a: 1\n', value))).toBe(message);
  });

  it('a change that one text in two places cannot take', async () => {
    expect(await messageOf(() => withFields('a: &n x\nc: *n\n', { a: 'y' }))).toBe(
      'a is said once in the file for several places (& and *), so it cannot change in one alone. Change it by hand.',
    );
  });

  it.each([
    ['no fields\n', 'The file has to begin with a --- line, its fields, and another --- line.'],
    ['---\na: 1\n', 'The fields of the file have no end. Put a second --- line below them.'],
    ['---\n- 1\n---\n', 'What stands between the --- lines is no list of fields.'],
    ['---\nbody: 1\n---\n', 'The file has a field named "body", which is the name of its text. Rename the field.'],
  ])('the Markdown file %j', async (text, message) => {
    expect(await messageOf(() => readMarkdown(text))).toBe(message);
  });
});
