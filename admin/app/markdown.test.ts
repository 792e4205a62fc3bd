/** The admin's Markdown against the site's: validation must say the same of both. */
import { globSync, readFileSync } from 'node:fs';
import { markdownToMdast as onSite } from 'satteri';
import { expect, it } from 'vitest';
import { markdownToMdast } from './markdown.ts';

interface Node {
  type: string;
  children?: Node[];
  position?: { start: { line: number; offset?: number }; end: { offset?: number } };
  [field: string]: unknown;
}

/** What validation reads of a node. */
const read = ({ type, children, position, ...fields }: Node): unknown => ({
  type,
  ...Object.fromEntries(['value', 'depth', 'checked', 'url'].map((name) => [name, fields[name] ?? undefined])),
  ...(type === 'text' ? {} : { at: [position?.start.line, position?.start.offset, position?.end.offset] }),
  children: children?.map(read),
});

const ODD = [
  '<b>HTML</b> in a line, and\n\n<div>\n\nin a block\n\n</div>',
  '![A picture](/a.jpg) and [a link](mailto:a@b.c) and <https://example.com>',
  '```\ncode\n```\n\nand `code` in a line',
  'Above\n\n---\n\nbelow, a forced  \nbreak and another\\\nbreak',
  '~~struck~~ and ~one~ and www.example.com and https://example.com/a_b_c and a@example.com',
  '- [ ] open\n- [x] done\n- neither',
  'A note[^1] and [a text][ref].\n\n[^1]: The note.\n\n[ref]: https://example.com',
  '#No heading\n\n# One\n\n### Three\n\n#### Four\n\nUnderlined\n===\n',
  '| a | b |\n|---|--:|\n| 1 | 2 |\n| 3 | \\| |\n',
  '1. one\n2. two\n\n   more\n* other\n\n> quoted\nlazily\n\n    indented code',
  '**bold *both* ** and __bold__ and _it_al_ic_ {from} { c } &amp; \\{ "quotes" -- dashes... \u200bunseen',
];
const bodies = globSync('e2e/fixtures/content/**/*.md').map(
  (file) => readFileSync(file, 'utf8').split(/^---$/m)[2] ?? '',
);

it('makes the same trees', () => {
  expect(bodies.length).toBeGreaterThan(10);
  for (const text of [...bodies, ...ODD])
    expect(read(markdownToMdast(text) as Node), text).toEqual(read(onSite(text) as Node));
});
