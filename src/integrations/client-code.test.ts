/** What the scripts of a page may draw is known by its words, so no name may come together out of parts. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { wordsOf } from './client-code.ts';

it('finds classes, tags and attributes, however they are chosen', () => {
  const words = wordsOf(`
    const look = open ? "chips max-md:flex-nowrap" : 'mt-1.5';
    jsx("legend", { className: look, "aria-pressed": open, hidden: !open });
    head.ariaSort = "ascending"; button.dataset.copyName = "x";
  `);
  const drawn = ['chips', 'max-md:flex-nowrap', 'mt-1.5', 'legend', 'aria-pressed', 'hidden'];
  expect(words).toEqual(expect.arrayContaining([...drawn, 'aria-sort', 'ascending', 'data-copy-name']));
});

/** Template texts in which a value touches a letter, as in `finder-${state}`. */
function compositeNames(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const within = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node)) {
      const texts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
      const touches = texts.some(
        (text, at) => (at > 0 && /^\S/.test(text)) || (at < texts.length - 1 && /\S$/.test(text)),
      );
      if (touches) found.push(`${file}: ${node.getText()}`);
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
      found.push(`${file}: ${node.getText()}`);
    ts.forEachChild(node, within);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'className') within(node);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('has every class of an island whole', () => {
  const files = globSync('src/islands/*.tsx');
  expect(files.length).toBeGreaterThan(5);
  expect(files.flatMap(compositeNames)).toEqual([]);
});
