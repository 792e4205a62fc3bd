/**
 * Changes a copy of the project as its owner might, builds the copy and holds its pages against the rules for all pages:
 * every recipe followed and a county added ("owner"), and nothing told yet that only the owner knows ("empty").
 */
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bringTests, inCopy, nodeIn } from '../../scripts/lib/project-copy.ts';
import { makeEmptyScenario } from './empty.ts';
import { makeOwnerScenario } from './owner.ts';

/** Each card is named by a hash of all that it is made from, so a copy may use them. */
const CARDS = 'node_modules/.astro/cards';

const SCENARIOS: [name: string, makeScenario: (root: string) => void | Promise<void>][] = [
  ['owner', makeOwnerScenario],
  ['empty', makeEmptyScenario],
];

it.each(SCENARIOS)('the scenario "%s" builds, and its pages keep the rules', { timeout: 1_200_000 }, (name, makeScenario) =>
  inCopy({ pictures: true }, async (root) => {
    await makeScenario(root);
    bringTests(root);
    if (existsSync(CARDS)) cpSync(CARDS, join(root, CARDS), { recursive: true });
    const built = nodeIn(root, 'scripts/build.ts');
    expect(built.ok ? '' : built.said).toBe('');
    const rules = ['e2e/', `scenarios/${name}.scenario`];
    const tested = nodeIn(root, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'scenario', ...rules);
    expect(tested.ok ? '' : tested.said).toBe('');
  }),
);
