/** Whatever is wrong in content/, its editor is told in sentences, or every page is whole. */
import fc from 'fast-check';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptied } from '../scenarios/empty.ts';
import { rows } from '../fixtures/site.ts';
import { inCopy } from '../../scripts/lib/project-copy.ts';
import { groundAt } from './ground.ts';
import { judge, judgePages } from './judge.ts';
import { mistakes } from './mistakes.ts';
import { FACTOR, SEED } from './runs.ts';

it.each([
  ['a whole site', []],
  ['a site before its first customer', ['reviews', 'jobs', 'redirects']],
])('random mistakes in %s are refused in sentences, or leave every page whole', async (_, empty) => {
  await inCopy({ pictures: false }, async (root) => {
    rmSync(join(root, 'content'), { recursive: true });
    cpSync('e2e/fixtures/content', join(root, 'content'), { recursive: true });
    for (const name of empty) writeFileSync(join(root, `content/${name}.yaml`), '[]\n');
    const { content, during } = groundAt(root);
    const property = fc.asyncProperty(mistakes(content), async (mistake) => {
      await during(mistake, () => judge(root));
    });
    await fc.assert(property, { numRuns: 50 * FACTOR, seed: SEED, endOnFailure: true });
  });
});

it('a site before its first customer, with nothing that only the owner knows, has every page whole', async () => {
  const pages = await judgePages(structuredClone(rows));
  expect(await judgePages(emptied(rows))).toBe(pages);
});

it('every file that is made like a page is looked at', () => {
  const looked = readFileSync('e2e/fuzz/pages.ts', 'utf8');
  const made = globSync('src/pages/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(\w+)\((?:site|props\.localSite)\b/g)].map((match) => match[1] ?? ''),
  );
  expect(made.length).toBeGreaterThan(10);
  // A drawing takes nothing from content but the name.
  const others = ['collectMetadata', 'wordmarkOf'];
  expect([...new Set(made)].filter((name) => !others.includes(name) && !looked.includes(`${name}(`))).toEqual([]);
});
