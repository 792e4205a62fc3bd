/** A copy of the project in a temporary folder, to build there without touching this one's output and caches. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Copied, not linked: Astro resolves links. */
const PROJECT = ['content', 'src', 'scripts', 'public'];
const FILES = ['astro.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json'];
/** Rendered pictures. The rest of node_modules/.astro depends on the content. */
const PICTURES = 'node_modules/.astro/assets';

/**
 * Works in a copy of the project and removes it afterwards.
 *
 * @param pictures whether to take along the pictures rendered so far
 * @param work gets the copy's folder
 */
export async function inCopy<Result>(
  { pictures }: { pictures: boolean },
  work: (root: string) => Result | Promise<Result>,
): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), 'copy-'));
  try {
    for (const name of [...PROJECT, ...FILES]) cpSync(name, join(root, name), { recursive: true });
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

/** Copies the tests of built pages into a copy, to run against its own build. */
export function bringTests(root: string): void {
  for (const name of ['e2e', 'vitest.config.ts']) cpSync(name, join(root, name), { recursive: true });
}

/** Replaces a copy's content by the invented company's, with its photos and papers. */
export function bringInventedContent(root: string): void {
  rmSync(join(root, 'content'), { recursive: true });
  for (const name of ['content', 'src', 'public'])
    cpSync(join('e2e/fixtures', name), join(root, name), { recursive: true });
}

/** The environment without Vitest's variables, which Vite, Astro and React would act on. */
export const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$|MODE$|DEV$|PROD$|SSR$)/.test(name)),
  );

/** Runs one of the project's programs in a copy. @returns whether it succeeded, and what it printed */
export function nodeIn(root: string, ...args: string[]): { ok: boolean; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: ownEnvironment(),
  });
  return { ok: status === 0, said: stdout + stderr };
}
