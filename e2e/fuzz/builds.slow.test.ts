/** The whole site, built with mistakes in content that no check refuses: its pages keep the rules, or the build says why not. */
import fc from 'fast-check';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bringTests, inCopy, nodeIn } from '../../scripts/lib/project-copy.ts';
import { groundAt } from './ground.ts';
import { judge } from './judge.ts';
import { mistakes } from './mistakes.ts';
import { SEED } from './runs.ts';

const BUILDS = 3;
/** Those rules over finished pages that a mistake in content could break. */
const RULES = '^(links|heads|pages) ';

function judgeBuild(root: string): void {
  const build = nodeIn(root, 'scripts/build.ts');
  if (!build.ok) {
    expect(existsSync(join(root, 'dist')), 'a failed build leaves no dist/').toBe(false);
    expect(build.said).toMatch(/content\/[\w/.-]+\n? {2}\S/);
    expect(build.said).not.toMatch(/^\s+at .+:\d+:\d+/m);
    return;
  }
  const rules = nodeIn(root, 'node_modules/vitest/vitest.mjs', 'run', 'site', '--project', 'dist', '-t', RULES);
  expect(rules.ok ? '' : rules.said).toBe('');
}

it('what was accepted is built whole, or refused in a sentence', { timeout: 1_200_000 }, () =>
  inCopy({ pictures: true }, async (root) => {
    bringTests(root);
    rmSync(join(root, 'content'), { recursive: true });
    cpSync('e2e/fixtures/content', join(root, 'content'), { recursive: true });
    const { content, during } = groundAt(root);
    let built = 0;
    for (const mistake of fc.sample(mistakes(content), { numRuns: 100, seed: SEED })) {
      if (built === BUILDS) break;
      await during(mistake, async () => {
        if ('refused' in (await judge(root))) return;
        built += 1;
        console.log(mistake.what.slice(0, 160));
        judgeBuild(root);
      });
    }
    expect(built).toBe(BUILDS);
  }),
);
