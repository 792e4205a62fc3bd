/** A copy of the project in a folder of its own, to build there without touching this one's output and caches. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Copied, not linked: Astro asks where a file really lies. */
const PROJECT = [
  'content',
  'src',
  'scripts',
  'public',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
/** The rules over finished pages, with what they need. */
const TESTS = ['e2e', 'vitest.config.ts'];
/** Made pictures, which a copy may use. All else below node_modules/.astro speaks of the content. */
const PICTURES = 'node_modules/.astro/assets';

/**
 * Does something in a copy of the project, which is gone afterwards.
 *
 * @param pictures true to take along the widths and formats that are made already
 * @param work gets the folder of the copy
 */
export async function inCopy<Result>(
  { pictures }: { pictures: boolean },
  work: (root: string) => Result | Promise<Result>,
): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), 'copy-'));
  try {
    for (const name of PROJECT) cpSync(name, join(root, name), { recursive: true });
    mkdirSync(join(root, 'node_modules'));
    // Everything but the caches.
    for (const name of readdirSync('node_modules').filter((name) => name === '.bin' || !name.startsWith('.')))
      symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
    if (pictures && existsSync(PICTURES)) cpSync(PICTURES, join(root, PICTURES), { recursive: true });
    return await work(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Puts the rules over finished pages into a copy, whose own build they are to be held against. */
export function bringTests(root: string): void {
  for (const name of TESTS) cpSync(name, join(root, name), { recursive: true });
}

/** The environment without what Vitest sets, which Vite, Astro and React would take for a test of their own. */
export const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$|MODE$|DEV$|PROD$|SSR$)/.test(name)),
  );

/** Runs one of the project's programs in a copy. @returns whether it went well, and all that it printed */
export function nodeIn(root: string, ...args: string[]): { ok: boolean; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: ownEnvironment(),
  });
  return { ok: status === 0, said: stdout + stderr };
}
