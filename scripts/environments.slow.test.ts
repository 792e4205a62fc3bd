/** Whatever machine, folder, clone or shell it is built in, the invented company's site is the same byte for byte. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { isBuildRecord, OUTSIDE_HOOKS } from '#build/build-record.ts';
import {
  bringInventedContent,
  bringPackages,
  bringTests,
  differences,
  filesIn,
  inCopy,
  ownEnvironment,
  runIn,
} from './lib/project-copy.ts';

interface Environment {
  /** Name of the project's folder. */
  name?: string;
  env?: NodeJS.ProcessEnv;
  /** In place of the environment, not beside it. */
  alone?: boolean;
  /** What the shell does before. */
  shell?: string;
  /** @returns the folder to build in */
  prepare?: (root: string) => string;
  /** Also runs TESTS there. */
  tests?: boolean;
  /** What build.json says. */
  commit?: RegExp;
}

/** Those that sort, format, look for files or ask Git. */
const TESTS = ['src/styles', 'src/build', 'src/business', 'src/imports.test.ts'];
/** On a busy machine; a build takes ten seconds. */
const TIMEOUT = 600_000;

const GIT = { ...process.env, ...OUTSIDE_HOOKS, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' };
const git = (cwd: string, ...args: string[]) =>
  expect(
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd, env: GIT }).status,
  ).toBe(0);

/** A clone as Git for Windows makes it, without history. */
function cloneForWindows(root: string): string {
  git(root, 'init', '-q');
  git(root, 'add', '--all');
  git(root, 'commit', '-qm', 'All');
  const clone = `${root} clone`;
  git(root, 'clone', '-q', '--depth', '1', '-c', 'core.autocrlf=true', `file://${root}`, clone);
  bringPackages(clone, true);
  return clone;
}

/** Reached by a link, as some systems keep home folders. */
function linkTo(root: string): string {
  symlinkSync(root, `${root} link`);
  return `${root} link`;
}

/** Unpacked in a folder of another repository, which does not want to know of it. */
function putIntoRepository(root: string): string {
  git(dirname(root), 'init', '-q');
  writeFileSync(join(dirname(root), '.gitignore'), '*\n');
  return root;
}

/** Content as an editor on Windows saves it. */
function saveOnWindows(root: string): string {
  for (const name of globSync('content/**/*.{md,yaml}', { cwd: root })) {
    const file = join(root, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'));
  }
  return root;
}

const ENVIRONMENTS: Record<string, Environment> = {
  'a folder with spaces and accents': { name: 'Été à la ferme' },
  'a folder with brackets': { name: 'a[1]b {c,d} (e) !f @g +h', tests: true },
  'a folder with an apostrophe, and what shells read': { name: `Bob's $HOME & \`x\`; y`, tests: true },
  'a link to the folder': { prepare: linkTo },
  'a machine for development': { env: { NODE_ENV: 'development', FORCE_COLOR: '1' } },
  'a machine for production': { env: { NODE_ENV: 'production', CI: '1', NO_COLOR: '1' }, tests: true },
  'a machine in Turkey': {
    env: { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati' },
    tests: true,
  },
  'a shell whose files are private': { env: { LC_ALL: 'de_DE.UTF-8', TZ: 'America/Los_Angeles' }, shell: 'umask 077' },
  'a job without an environment': { env: { PATH: process.env.PATH }, alone: true },
  'a clone for Windows, without history': { prepare: cloneForWindows, commit: /^[0-9a-f]{40}$/ },
  'a tarball in another repository, in its hook': {
    prepare: putIntoRepository,
    env: { GIT_DIR: join(process.cwd(), '.git') },
  },
  'content saved on Windows': { prepare: saveOnWindows },
};

async function build({ commit = /^unknown$/, alone = false, shell = ':', tests = false, ...more }: Environment) {
  const { name, env, prepare } = more;
  return inCopy({ pictures: true, name }, (copy) => {
    bringInventedContent(copy);
    const root = prepare?.(copy) ?? copy;
    const all = { ...(alone ? {} : ownEnvironment()), GITHUB_SHA: undefined, ...env };
    const run = (...args: string[]) => {
      const { ok, said } = runIn(root, all, 'sh', '-c', `${shell} && exec "$@"`, 'sh', process.execPath, ...args);
      expect(ok, said).toBe(true);
    };
    run('scripts/build.ts');
    if (tests) {
      bringTests(root);
      run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...TESTS);
    }
    const files = filesIn(join(root, 'dist'));
    const record: unknown = JSON.parse(files.get('build.json')?.toString() ?? '');
    expect(isBuildRecord(record) && record.commit).toMatch(commit);
    files.delete('build.json');
    return files;
  });
}

let expected: Map<string, Buffer>;
beforeAll(async () => {
  expected = await build({});
}, TIMEOUT);

it.each(Object.keys(ENVIRONMENTS))('%s', { timeout: TIMEOUT }, async (name) => {
  expect(differences(expected, await build(ENVIRONMENTS[name] ?? {}))).toEqual([]);
});
