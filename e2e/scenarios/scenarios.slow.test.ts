/**
 * The invented company's site after its owner has followed every recipe ("owner"), and before its first customer ("empty"):
 * each builds and keeps the rules for all pages.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bringInventedContent, bringTests, inCopy, nodeIn } from '../../scripts/lib/project-copy.ts';
import { makeOwnerScenario } from './owner.ts';

/** No review, job or redirect yet, and nothing that only the owner knows. */
function makeEmptyScenario(root: string): void {
  for (const name of ['reviews', 'jobs', 'redirects']) writeFileSync(join(root, `content/${name}.yaml`), '[]\n');
  const business = join(root, 'content/business.yaml');
  const text = readFileSync(business, 'utf8').replace(/^(rating|reviewsAt): .*\n/gm, '');
  writeFileSync(business, text.replace(/^proof:(\n .*)+/m, 'proof: {}'));
}

const SCENARIOS: [name: string, make: (root: string) => void | Promise<void>][] = [
  ['owner', makeOwnerScenario],
  ['empty', makeEmptyScenario],
];

it.each(SCENARIOS)('the scenario "%s" builds, and its pages keep the rules', { timeout: 600_000 }, (name, make) =>
  inCopy({ pictures: true }, async (root) => {
    bringInventedContent(root);
    await make(root);
    bringTests(root);
    const built = nodeIn(root, 'scripts/build.ts');
    expect(built.ok ? '' : built.said).toBe('');
    const rules = ['dist.test', `${name}.scenario`];
    const tested = nodeIn(root, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'scenario', ...rules);
    expect(tested.ok ? '' : tested.said).toBe('');
  }),
);
