/** Holds the desk's Markdown against the site's: the check must say the same of both. */
import { markdownToMdast as sites } from 'satteri';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bodyProblems } from '#validation/bodies.ts';
import { markdownToMdast } from './markdown.ts';

interface Node {
  type: string;
  children?: Node[];
  position?: { start: { line: number; offset?: number }; end: { offset?: number } };
  [field: string]: unknown;
}

/** What the check asks of a node. */
const asked = ({ type, children, position, ...fields }: Node): unknown => ({
  type,
  ...Object.fromEntries(['value', 'depth', 'checked', 'url'].map((name) => [name, fields[name] ?? undefined])),
  ...(type === 'text' ? {} : { at: [position?.start.line, position?.start.offset, position?.end.offset] }),
  children: children?.map(asked),
});

const bodies = globSync('{content,fixtures/content}/**/*.md').map((file) => ({
  file,
  body: readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''),
}));

const ODD = [
  '<b>HTML</b> in a line, and\n\n<div>\n\nin a block\n\n</div>',
  '![A picture](/a.jpg) and [a link](mailto:a@b.c) and <https://example.com>',
  '```\ncode\n```\n\nand `code` in a line',
  'Above\n\n---\n\nbelow',
  'A forced  \nbreak and another\\\nbreak',
  '~~struck~~ and ~one~',
  '- [ ] open\n- [x] done\n- neither',
  'A note[^1] and [a text][ref].\n\n[^1]: The note.\n\n[ref]: https://example.com',
  '#No heading\n\n# One\n\n### Three\n\n#### Four\n\nUnderlined\n===\n',
  '| a | b |\n|---|--:|\n| 1 | 2 |\n| 3 | \\| |\n',
  '1. one\n2. two\n\n   more\n* other\n',
  '> quoted\nlazily\n\n    indented code',
  'www.example.com and https://example.com/a_b_c and a@example.com',
  '**bold *both* ** and __bold__ and _it_al_ic_',
  'a {from} b { c } &amp; &copy; \\{ "quotes" -- dashes...',
  '\u200bunseen',
];

describe('Markdown of the desk', () => {
  it('makes the same trees of all bodies', () => {
    expect(bodies.length).toBeGreaterThan(50);
    for (const { file, body } of bodies)
      expect(asked(markdownToMdast(body) as Node), file).toEqual(asked(sites(body) as Node));
  });

  it.each(ODD)('makes the same tree of %j', (text) => {
    expect(asked(markdownToMdast(text) as Node)).toEqual(asked(sites(text) as Node));
  });

  it('is told the site’s own complaints', () => {
    // So that the pieces above are no pieces that both engines take for plain text.
    expect(ODD.filter((text) => bodyProblems('a.md', text, 1).length > 0).length).toBeGreaterThan(10);
  });
});
