/** A text that is not YAML is told with the line of the mistake, not with the one where reading ended. */
import { expect, it } from 'vitest';
import { yamlMistake } from './yaml-mistakes.ts';
import { readYaml } from './yaml.ts';

/** Line (counted from one), what is wrong, remedy. */
function told(text: string): string {
  const { error } = readYaml(text);
  if (!error) return 'is YAML';
  const { line, wrong, remedy } = yamlMistake(text, error, 1);
  return `${line + 1}: ${wrong}. ${remedy}`;
}

const NO_END = 'has a text without its end quote. Write';
const APOSTROPHE = 'has an apostrophe inside single quotes, which ends the text there. ';

it.each([
  [
    'key twice',
    'name: A\nline: b\nname: C\n',
    '3: has "name" a second time in one record. Take out this one or the first, in line 1',
  ],
  [
    'key twice in a record of a list',
    '- id: z\n  x: 0\n- id: a\n  x: 1\n  # x: 3\n  x: 2\n',
    '6: has "x" a second time in one record. Take out this one or the first, in line 4',
  ],
  [
    'key twice, the first behind the sign of the list',
    '- id: a\n  x: 1\n  id: c\n',
    '3: has "id" a second time in one record. Take out this one or the first, in line 1',
  ],
  [
    'key twice, with others below the first',
    'a:\n  b: 1\n  c: 1\na: 2\n',
    '4: has "a" a second time in one record. Take out this one or the first, in line 1',
  ],
  [
    'key twice in braces',
    "- { text: 'a', text: 'b' }\n",
    '1: has "text" a second time in one record. Take out this one or the first',
  ],
  ['no end quote, and no quote below', "a: 1\nb: 'foo\nc: 2\n", `2: ${NO_END} '`],
  ['no end quote, and quotes below', "a: 1\nb: 'foo\nc: 'bar'\nd: 1\n", `2: ${NO_END} '`],
  ['no end quote, double', 'a: "foo\nb: 2\nc: "x"\n', `1: ${NO_END} "`],
  ['no end quote in braces', "- { a: 'foo, b: 2 }\n- { a: 'x', b: 3}\n", `1: ${NO_END} '`],
  ['no end quote within brackets', "a: [ 'x, 'y' ]\nb: 1", `1: ${NO_END} '`],
  ['no end quote below a text of two lines', "a: 'one\n  two'\nb: 'three\nc: 'four'\n", `3: ${NO_END} '`],
  [
    'curly end quote',
    "a: 'foo’\nb: 'x'\n",
    "1: has a text without its end quote. End it with a straight ', as it begins",
  ],
  ['apostrophe', "a: 'We''ll'\nb: 'We'll call'\n", `2: ${APOSTROPHE}`],
  ['apostrophe in a list', "- 'a'\n- 'We'll call'\n", `2: ${APOSTROPHE}`],
  [
    'words behind the end quote',
    'a: "Big" and small\n',
    '1: goes on behind the quote that ends its text. Put the whole',
  ],
  ['curly quotes', 'a: 1\nb: “Hello: world”\n', '2: has curly quotes around a text. Use straight quotes'],
  ['colon in a text', 'a: 1\nb: Hello: world\n', '2: has ": " inside a text without quotes. Put quotes around'],
  ['tab', 'a:\n\tb: 1\n\tc: 2\n', '2: begins with a tab. Indent with two spaces'],
  ['bracket left open', 'a: 1\nb: [x\nc: 2\n', '2: has [ without ]. Write ] behind'],
  ['bracket left open above a record', 'a: [x\n# y\nb:\n  c: 2\n', '1: has [ without ]. Write ] behind'],
  ['brace left open', 'a: 1\nb: { x: 1, y: 2\nc: 2\n', '2: has { without }. Write } behind'],
  ['bracket left open, which no field follows', 'a: [x, {\n', '2: is not YAML: '],
  [
    'quotes inside quotes',
    'a: 1\nb: "They said "wow" and came."\n',
    '2: has " inside a text in the same quotes, which ends it there. Put the whole text in single',
  ],
  ['backslash', 'a: 1\nb: "They \\o/ came"\n', '2: has a backslash in double quotes. Put'],
  ['@ at the beginning', 'a: 1\nb: @home\nc: 1\n', '2: has a text that begins with @. Put quotes'],
  ['* at the beginning', '- a: 1\n  b: *Great* they came\n', '2: has a text that begins with *. Put quotes'],
  ['& at the beginning', 'b: & Sons\n', '1: has a text that begins with &. Put quotes'],
  ['% at the beginning', 'a: 1\nb: %off\n', '2: has a text that begins with %. Put quotes'],
  ['[ at the beginning', 'a: 1\nb: [Translated] They came.\n', '2: has a text that begins with [. Put quotes'],
  ['colon at the end', 'a: 1\nb: Haul:\nc: 1\n', '2: has ": " inside a text without quotes. Put quotes'],
  ['no space behind a colon', 'a: 1\nb:2\nc: 1\n', '2: has no space behind its colon. Write'],
  ['no space behind a dash', '- id: a\n-id: b\n  c: 1\n', '2: has no space behind its dash. Write'],
  [
    'dash in another column',
    '- id: a\n - id: b\n   c: 1\n',
    '2: has its dash in another column than those above. Begin',
  ],
  [
    'field outside of its record',
    '- id: a\n  b: 1\nc: 1\n',
    '3: begins at the left edge, outside of its record. Indent',
  ],
  [
    'rest of a text at the left',
    'a:\n  b: one\n  two\n  c: 1\n',
    '3: is no field, because it has no name and colon. Write',
  ],
  ['equals sign', 'a: 1\nb = 2\nc: 1\n', '2: is no field, because it has no name and colon. Write'],
  ['note with slashes', 'a: 1\n// mine\nc: 1\n', '2: is no field, because it has no name and colon. Write'],
  ['line too far in', 'a: 1\n b: 2\nc: 1\n', '2: begins one space further in than the line above. Begin'],
  [
    'space that is none',
    'a:\n  b: 1\n\u00a0\u00a0c: 2\n  d: 3\n',
    '3: begins with a sign that only looks like a space. Take',
  ],
  [
    'escaped quotes and quotes in words are none of it',
    'a: "x\\"y"\nb: it\'s\nc: ["d", \'e\'\'f\']\ng: [x\nh: 1\n',
    '4: has [ without ]. ',
  ],
])('%s', (_, text, expected) => {
  expect(told(text).slice(0, expected.length)).toBe(expected);
});
