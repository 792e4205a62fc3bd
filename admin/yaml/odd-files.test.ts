/** Files that someone wrote in another way: kept as they are, or refused in a sentence. */
import { describe, expect, it } from 'vitest';
import { readMarkdown, writeMarkdown } from './markdown.ts';
import type { PlainMap } from './plain.ts';
import { CannotRead, CannotWrite } from './refusals.ts';
import { readYaml, writeYaml } from './yaml.ts';

/** A text with some fields of its map changed. */
const withFields = (text: string, fields: Record<string, unknown>): string =>
  writeYaml(text, { ...(readYaml(text) as PlainMap), ...fields });

describe('kept', () => {
  it.each([
    ['Windows line ends', '# c\r\na: 1\r\nb: x\r\n', { b: 'z' }, '# c\r\na: 1\r\nb: z\r\n'],
    ['a last line without an end', 'a: 1\nb: x', { b: 'z' }, 'a: 1\nb: z'],
    ['a byte order mark', '\ufeffa: 1\n', { a: 2 }, '\ufeffa: 2\n'],
    ['--- and ...', '--- # top\na: 1\n...\n', { a: 2, b: 3 }, '--- # top\na: 2\nb: 3\n...\n'],
    ['tabs that are no indentation', 'a:\tone\t# c\n', { a: 'two' }, 'a:\ttwo\t# c\n'],
    ['columns', 'a:    one   # c\nbcd:  two   # d\n', { a: 'x' }, 'a:    x   # c\nbcd:  two   # d\n'],
    ['a comment between name and value', 'a: # c\n  one\n', { a: 'two' }, 'a: # c\n  two\n'],
    [
      'another indentation',
      'a:\n    b:\n        - c\n',
      { a: { b: ['c', 'd'] } },
      'a:\n    b:\n        - c\n        - d\n',
    ],
    ['tight brackets', 'a: [x,y]\nb: {c: 1}\n', { a: ['z', 'y'], b: { c: 2 } }, 'a: [z,y]\nb: {c: 2}\n'],
    ['comments in brackets', 'a: [\n  x, # on x\n  y,\n]\n', { a: ['x', 'z'] }, 'a: [\n  x, # on x\n  z,\n]\n'],
    ['a block of lines', 'a: | # c\n  one\n  two\n', { a: 'one\n2\n\n3\n' }, 'a: | # c\n  one\n  2\n\n  3\n'],
    ['a folded text', 'a: >-\n  one two\n  three\n', { a: 'one two 3' }, 'a: >-\n  one two\n  3\n'],
    ['a plain text in lines', 'a: one two\n  three\n', { a: 'one 2 three' }, 'a: one 2\n  three\n'],
    ['what is said once for two', 'a: &n { b: 1 }\nc: *n\nd: 1\n', { d: 2 }, 'a: &n { b: 1 }\nc: *n\nd: 2\n'],
    ['both of them changed', 'a: &n { b: 1 }\nc: *n\n', { a: { b: 2 }, c: { b: 2 } }, 'a: &n { b: 2 }\nc: *n\n'],
    ['the second of them changed', 'a: &n [1]\nc: *n\n', { c: [1, 2] }, 'a: &n [1]\nc:\n  - 1\n  - 2\n'],
    [
      'comments of a list that is emptied',
      '# top\na:\n  # on x\n  - x\n  # end\nb: 1\n',
      { a: [] },
      '# top\na: []\n  # on x\n  # end\nb: 1\n',
    ],
    ['the comment of a field that is gone', 'a: 1\n# on b\nb: 2\nc: 3\n', { b: undefined }, 'a: 1\n# on b\nc: 3\n'],
    ['nothing, filled in', 'a:\nb: ~ # c\n', { a: 1, b: 'yes' }, "a: 1\nb: 'yes' # c\n"],
    ['a file of comments', '# only this\n', { a: ['x: y'] }, "# only this\na:\n  - 'x: y'\n"],
  ])('%s', (_, text, fields, made) => {
    expect(withFields(text, fields)).toBe(made);
  });

  it('comments go with their entry, those at the top and headings stay', () => {
    const text = '# top\n- id: a\n  x: 1\n\n# on b\n- id: b\n\n# --- rest ---\n- id: c\n';
    const [a, b, c] = readYaml(text) as PlainMap[];
    expect(writeYaml(text, [b, c, a])).toBe('# top\n\n# on b\n- id: b\n\n- id: c\n\n# --- rest ---\n- id: a\n  x: 1\n');
    expect(writeYaml(text, [a, { ...b, id: 'new' }, c])).toBe(text.replace('id: b', 'id: new'));
    expect(writeYaml(text, [a, c])).toBe('# top\n- id: a\n  x: 1\n\n# on b\n\n# --- rest ---\n- id: c\n');
  });
});

describe('refused in a sentence', () => {
  const said = (action: () => unknown): string => {
    try {
      action();
    } catch (error) {
      if (error instanceof CannotWrite) return error.message;
      throw error;
    }
    return 'nothing';
  };

  it.each([
    ['a: 1\r\nb: 2\n', 'The lines of the file end in different ways (\\n and \\r\\n). Save it once with one of them.'],
    ['a:\n\tb: 1\n', 'Line 2 is indented with a tab; use spaces.'],
    ['a: 1\na: 2\n', 'Line 2 names a field a second time.'],
    ['a: 1\n---\nb: 2\n', 'The file holds several documents, divided by --- lines. Keep one document in it.'],
    [
      'a: *b\n',
      'Line 1 points to a name that is not in the file, *b, which the editor cannot keep. Change it by hand.',
    ],
    ['%YAML 1.1\n---\na: yes\n', 'Line 1 is a % directive. Take it out by hand.'],
    [
      'a: &x { b: 1 }\nc:\n  <<: *x\n',
      'Line 3 takes fields over from elsewhere with <<, which the editor cannot keep. Change it by hand.',
    ],
    ['a: !!str 1\n', 'Line 1 has a tag, tag:yaml.org,2002:str, which the editor cannot keep. Change it by hand.'],
    ['? [a, b]\n: 1\n', 'Line 1 has a field written with "? ", which the editor cannot keep. Change it by hand.'],
    [
      '[a, b]: 1\n',
      'Line 1 has a field whose name is not a single text, which the editor cannot keep. Change it by hand.',
    ],
    ['a: [1\n', expect.stringMatching(/^Line \d is not YAML: .+\.$/)],
  ])('the file %j', (text, message) => {
    expect(said(() => readYaml(text))).toEqual(message);
    expect(said(() => writeYaml(text, { a: 1 }))).toEqual(message);
    expect(() => readYaml(text)).toThrow(CannotRead);
  });

  it.each([
    [{ a: new Date(0) }, "a is a date object; give the day as text, such as '2026-11-26'."],
    [{ jobs: [{ id: 'attic', price: NaN }] }, 'jobs → attic → price is no number that can be written (NaN).'],
    [{ a: { b: () => 1 } }, 'a.b is a function, which a file cannot hold.'],
    [{ a: [1, undefined] }, 'the 2nd of a is not given, which a file cannot hold.'],
    [{ a: new Map() }, 'a is an object of a program.'],
  ])('the value %o', (value, message) => {
    expect(said(() => writeYaml('a: 1\n', value))).toBe(message);
  });

  it('a change that one text in two places cannot take, and one that would lose a comment', () => {
    expect(said(() => withFields('a: &n { b: 1 }\nc: *n\n', { a: { b: 2 } }))).toBe(
      'c.b is said once in the file for several places (& and *), so it cannot change in one alone. Change it by hand.',
    );
    expect(said(() => withFields('a: [\n  x, # on x\n  y,\n]\n', { a: ['x'] }))).toBe(
      'the 2nd of a has comments within its brackets. Change it by hand.',
    );
  });

  it.each([
    ['no fields\n', 'The file has to begin with a --- line, its fields, and another --- line.'],
    ['---\na: 1\n', 'The fields of the file have no end. Put a second --- line below them.'],
    ['---\n- 1\n---\n', 'What stands between the --- lines is no list of fields.'],
    ['---\nbody: 1\n---\n', 'The file has a field named "body", which is the name of its text. Rename the field.'],
  ])('the Markdown file %j', (text, message) => {
    expect(said(() => readMarkdown(text))).toBe(message);
  });
});

describe('Markdown', () => {
  const text = '---\n# c\na: 1\n---\n\nOne.\r\nTwo.  \n\n\n';

  it('keeps its text to the byte when only fields change', () => {
    expect(writeMarkdown(text, { ...readMarkdown(text), a: 2 })).toBe(text.replace('a: 1', 'a: 2'));
    expect(writeMarkdown(text, { a: 2 })).toBe(text.replace('a: 1', 'a: 2'));
  });

  it('keeps its fields to the byte when only the text changes, and the blank lines around it', () => {
    const plain = text.replace('\r', '');
    expect(writeMarkdown(plain, { a: 1, body: 'Three.' })).toBe('---\n# c\na: 1\n---\n\nThree.\n\n\n');
    expect(writeMarkdown(plain, { a: 1, body: '\nOne.\nTwo.' })).toBe(plain);
    expect(() => writeMarkdown(text, { a: 1, body: 'Three.' })).toThrow(CannotWrite);
  });

  it('keeps Windows line ends', () => {
    const windows = '---\r\na: 1\r\n---\r\n\r\nOne.\r\nTwo.\r\n';
    expect(readMarkdown(windows)).toEqual({ a: 1, body: 'One.\nTwo.' });
    expect(writeMarkdown(windows, { a: 1, b: 'x\ny', body: 'One.\n2.' })).toBe(
      '---\r\na: 1\r\nb: |-\r\n  x\r\n  y\r\n---\r\n\r\nOne.\r\n2.\r\n',
    );
  });
});
