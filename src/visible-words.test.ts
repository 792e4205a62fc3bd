/** Words for people stand in files of their own: the rule of eslint.config.mjs finds them anywhere else. */
import { ESLint, Linter } from 'eslint';
import { expect, it, vi } from 'vitest';

// The settings bring whole parsers with them.
vi.setConfig({ testTimeout: 60_000 });

const eslint = new ESLint();

/** What the rule says of a text, by the settings that hold for a file of that name. */
async function complaints(file: string, text: string): Promise<string[]> {
  const settings = (await eslint.calculateConfigForFile(file)) as Linter.Config;
  const parser = settings.languageOptions?.parser as Linter.Parser;
  const rule = settings.rules?.['no-restricted-syntax'];
  const config: Linter.Config = {
    files: ['**/*.{ts,tsx,astro}'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: rule ? { 'no-restricted-syntax': rule } : {},
  };
  return new Linter().verify(text, [config], { filename: file }).map(({ line, message }) => `${line}: ${message}`);
}

const wrong = (line: number) =>
  expect.stringMatching(new RegExp(`^${line}: Words for people stand in words.en.ts`)) as string;

it('a sentence in a view is in the wrong file, whole, in pieces or as a single label', async () => {
  const view = `export const lead = 'We come today.';
export const price = (low: string, high: string) => \`\${low} to \${high}\`;
export const link = { label: 'Prices', href: '/pricing' };`;
  expect(await complaints('src/features/services/service/view.ts', view)).toEqual([wrong(1), wrong(2), wrong(3)]);
});

it('so is a word in a template or an island, be it only heard', async () => {
  const template = `---
const { names } = Astro.props;
---

<nav aria-label="Menu">
  {names.map((name) => <b>{name}</b>)}
  <p>Call</p>
</nav>`;
  expect(await complaints('src/ui/Chips.astro', template)).toEqual([wrong(5), wrong(7)]);
  const island = `export const Button = () => <button aria-label={'Close'} title={\`Close \${1}\`}>×</button>;`;
  expect(await complaints('src/layout/toasts/Toaster.tsx', island)).toEqual([wrong(1), wrong(1)]);
});

it('paths, classes, sizes, types and messages to engineers are no words for people', async () => {
  const island = `import type { Words } from './words.en.ts';
type Robots = 'index follow';
export function Notice({ open, words }: { open: boolean; words: Words['notices'] }) {
  if (!open) throw new Error('The notice must be open');
  return (
    <p className={open ? 'flex relative' : 'hidden'} id={\`notice-\${1}\`} aria-label={words.one}>
      <img src="/a b.webp" sizes="(min-width: 64rem) 40vw, 92vw" alt="" />
      <path d="M0 0h 4 z" /> 5 × 8
    </p>
  );
}`;
  expect(await complaints('src/layout/toasts/Toaster.tsx', island)).toEqual([]);
});
