/** Whatever is wrong in content/, its editor is told in sentences, or every page is whole. More of it: npm run fuzz. */
import fc from 'fast-check';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inCopy } from '../copy.ts';
import { groundAt } from './ground.ts';
import { judge } from './judge.ts';
import { mistakes } from './mistakes.ts';

/** The same for every run of the same commit; the nightly run draws others. */
const SEED = 1;

it('fifty mistakes are refused in sentences, or leave every page whole', async () => {
  await inCopy({ pictures: false }, async (root) => {
    const { content, during } = groundAt(root);
    const property = fc.asyncProperty(mistakes(content), async (mistake) => {
      await during(mistake, () => judge(root));
    });
    await fc.assert(property, { numRuns: 50, seed: SEED, endOnFailure: true });
  });
}, 60_000);

it('every view that a page shows is looked at', () => {
  const looked = readFileSync('scripts/fuzz/pages.ts', 'utf8');
  const shown = globSync('src/{pages,layouts}/**/*.{astro,ts}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(\w+)\(site\b/g)].map((match) => match[1] ?? ''),
  );
  expect(shown.length).toBeGreaterThan(30);
  // It takes a view along with its site.
  expect(
    [...new Set(shown)]
      .filter((view) => view !== 'staticPage')
      .filter((view) => !looked.includes(`${view}(`) && !looked.includes(`: ${view},`)),
  ).toEqual([]);
});
