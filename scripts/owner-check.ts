/**
 * Follows every recipe for editors on a copy of the project, adds a county, builds the copy and holds it against the
 * rules that hold for the real site. Run: npm run test:owner
 */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { makeOwnerWorld } from '../fixtures/worlds/owner.ts';
import { bringTests, inCopy } from '../tools/project-copy.ts';

/** What is kept under a hash of all that it is made from: cards and Markdown that the owner did not touch, and his own. */
const KEPT = ['cards', 'markdown'];
const CACHE = 'node_modules/.astro';
const OWN_CACHE = join(CACHE, 'owner');

process.exitCode = await inCopy({ pictures: true }, async (root) => {
  await makeOwnerWorld(root);
  bringTests(root);
  for (const name of KEPT)
    for (const cache of [CACHE, OWN_CACHE])
      if (existsSync(join(cache, name))) cpSync(join(cache, name), join(root, CACHE, name), { recursive: true });
  const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
  const vitest = resolve('node_modules/vitest/vitest.mjs');
  const built = node('scripts/build.ts');
  if (built !== 0) return built;
  for (const name of KEPT) {
    rmSync(join(OWN_CACHE, name), { recursive: true, force: true });
    cpSync(join(root, CACHE, name), join(OWN_CACHE, name), { recursive: true });
  }
  return node(vitest, 'run', '--project', 'world');
});
