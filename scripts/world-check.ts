/**
 * Changes a copy of the project as its owner might, builds the copy and holds it against the rules that hold for the
 * real site. Run: npm run test:owner (everything real, every recipe followed, a county more) or npm run test:empty
 * (nothing told yet that only the owner knows).
 */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { makeEmptyWorld } from '../fixtures/worlds/empty.ts';
import { makeOwnerWorld } from '../fixtures/worlds/owner.ts';
import { bringTests, inCopy } from '../tools/project-copy.ts';

const CACHE = 'node_modules/.astro';

/** `taken` are the caches it begins with; `kept` those of its own that it begins with the next time. */
const WORLDS = {
  // Cards, Markdown and pictures are kept under a hash of all that they are made from.
  owner: { make: makeOwnerWorld, taken: ['cards', 'markdown', 'assets'], kept: ['cards', 'markdown', 'assets'] },
  // Most of its pages are those of the last build.
  empty: {
    make: makeEmptyWorld,
    taken: ['cards', 'markdown', 'dist', 'incremental-build.json', 'data-store.json'],
    kept: [],
  },
};

const [name = ''] = process.argv.slice(2);
const world = WORLDS[name as keyof typeof WORLDS] as (typeof WORLDS)[keyof typeof WORLDS] | undefined;
if (!world) throw new Error(`There is no world "${name}": ${Object.keys(WORLDS).join(' or ')}`);
const ownCache = join(CACHE, name);

const bring = (from: string, names: readonly string[], to: string) => {
  for (const each of names)
    if (existsSync(join(from, each))) cpSync(join(from, each), join(to, each), { recursive: true });
};

process.exitCode = await inCopy({ pictures: true }, async (root) => {
  await world.make(root);
  bringTests(root);
  bring(CACHE, world.taken, join(root, CACHE));
  bring(ownCache, world.kept, join(root, CACHE));
  const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
  const built = node('scripts/build.ts');
  if (built !== 0) return built;
  rmSync(ownCache, { recursive: true, force: true });
  bring(join(root, CACHE), world.kept, ownCache);
  const rules = ['e2e/', 'src/', `worlds/${name}.world`];
  return node(resolve('node_modules/vitest/vitest.mjs'), 'run', '--project', 'world', ...rules);
});
