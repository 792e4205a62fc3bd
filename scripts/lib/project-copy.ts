/** A copy of the project in a temporary folder, to build there without touching this one's output and caches. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

/** Copied, not linked: Astro resolves links. */
const PROJECT = ['content', 'src', 'scripts', 'public'];
const FILES = [
  '.gitattributes',
  '.gitignore',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
/** Rendered pictures. The rest of node_modules/.astro depends on the content. */
const PICTURES = 'node_modules/.astro/assets';

/**
 * Works in a copy of the project and removes it afterwards.
 *
 * @param pictures whether to take along the pictures rendered so far
 * @param name of the copy's folder
 * @param work gets the copy's folder
 */
export async function inCopy<Result>(
  { pictures, name = 'copy' }: { pictures: boolean; name?: string },
  work: (root: string) => Result | Promise<Result>,
): Promise<Result> {
  const temporary = mkdtempSync(join(tmpdir(), 'copy-'));
  const root = join(temporary, name);
  try {
    for (const file of [...PROJECT, ...FILES]) cpSync(file, join(root, file), { recursive: true });
    bringPackages(root, pictures);
    return await work(root);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Links the packages into a copy; their caches stay where they are. */
export function bringPackages(root: string, pictures: boolean): void {
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((name) => name === '.bin' || !name.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
  if (pictures && existsSync(PICTURES)) cpSync(PICTURES, join(root, PICTURES), { recursive: true });
}

/** Copies the tests of built pages into a copy, to run against its own build. */
export function bringTests(root: string): void {
  for (const name of ['e2e', 'vitest.config.ts']) cpSync(name, join(root, name), { recursive: true });
}

/** All files, in folders such as .well-known too, with their bytes, by their paths below the folder. */
export const filesIn = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [relative(folder, file), readFileSync(file)]),
  );

/** @returns the paths of files that only one of the two has, or that differ */
export const differences = (a: Map<string, Buffer>, b: Map<string, Buffer>): string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter((file) => !a.get(file)?.equals(b.get(file) ?? Buffer.of())).sort();

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
export const nodeIn = (root: string, ...args: string[]): { ok: boolean; said: string } =>
  runIn(root, ownEnvironment(), process.execPath, ...args);

/** Runs any program in a copy. @returns as `nodeIn` */
export function runIn(root: string, env: NodeJS.ProcessEnv, program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8', env });
  return { ok: status === 0, said: stdout + stderr };
}
