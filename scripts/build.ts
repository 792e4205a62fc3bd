/** Builds the site into dist/. A failed build leaves no dist/ behind that could be taken for good. */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { kindOf } from '#model/routes.ts';
import { mayBeListed, pathOf } from '#integrations/built-page.ts';
import { BUILD, run } from '../tools/steps.ts';

rmSync('dist', { recursive: true, force: true });
process.once('exit', (code) => {
  if (code !== 0) rmSync('dist', { recursive: true, force: true });
});
run(BUILD);

/** Pages by kind: how many there are, and how many a search engine may list. */
const kinds: Record<string, { pages: number; indexed: number }> = {};
for (const file of globSync('dist/**/*.html')) {
  const path = pathOf(file, 'dist/');
  const count = (kinds[kindOf(path)] ??= { pages: 0, indexed: 0 });
  count.pages += 1;
  if (mayBeListed(readFileSync(file, 'utf8'), path)) count.indexed += 1;
}
console.table(kinds);
