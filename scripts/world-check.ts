/**
 * Changes a copy of the project as its owner might, builds the copy and holds it against the rules that hold for the
 * real site. Run: npm run test:owner (everything real, every recipe followed, a county more) or npm run test:empty
 * (nothing told yet that only the owner knows).
 */
import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { makeEmptyWorld } from '../fixtures/worlds/empty.ts';
import { makeOwnerWorld } from '../fixtures/worlds/owner.ts';
import { bringTests, inCopy } from '../tools/project-copy.ts';

const CARDS = 'node_modules/.astro/cards';

const WORLDS = { owner: makeOwnerWorld, empty: makeEmptyWorld };

const [name = ''] = process.argv.slice(2);
const world = WORLDS[name as keyof typeof WORLDS] as (typeof WORLDS)[keyof typeof WORLDS] | undefined;
if (!world) throw new Error(`There is no world "${name}": ${Object.keys(WORLDS).join(' or ')}`);
process.exitCode = await inCopy({ pictures: true }, async (root) => {
  await world(root);
  bringTests(root);
  // Each is named by a hash of all that it is made from.
  if (existsSync(CARDS)) cpSync(CARDS, join(root, CARDS), { recursive: true });
  const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
  const built = node('scripts/build.ts');
  if (built !== 0) return built;
  const rules = ['e2e/', 'src/', `worlds/${name}.world`];
  return node(resolve('node_modules/vitest/vitest.mjs'), 'run', '--project', 'world', ...rules);
});
