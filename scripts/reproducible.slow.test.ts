/** The same content makes the same files: also in another folder, a year later, in another time zone, language and home. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commitOf } from '#build/build-record.ts';
import { inCopy, ownEnvironment } from './lib/project-copy.ts';

/** Moves the clock of a program a year ahead. */
const LATER = `
const Real = Date, YEAR = 366 * 864e5;
globalThis.Date = class Date extends Real {
  constructor(...given) { if (given.length > 0) super(...given); else super(Real.now() + YEAR); }
  static now() { return Real.now() + YEAR; }
};`;

/** All of them, in folders such as .well-known too. */
const filesIn = (folder: string): Set<string> =>
  new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(folder, file)).isFile()),
  );

/** @returns what a failed build of the copy at `root` printed */
function buildElsewhere(root: string): string {
  const home = join(root, '.home');
  mkdirSync(home);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...ownEnvironment(),
      // The copy has no repository that could name its commit.
      GITHUB_SHA: commitOf(process.cwd()),
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(LATER)}`,
      TZ: 'Asia/Kolkata',
      LANG: 'et_EE.UTF-8',
      LC_ALL: 'et_EE.UTF-8',
      HOME: home,
      XDG_CACHE_HOME: home,
    },
  });
  return status === 0 ? '' : stdout + stderr;
}

it('two builds are the same byte for byte, pictures and cards made anew', { timeout: 900_000 }, () =>
  inCopy({ pictures: false }, (root) => {
    expect(buildElsewhere(root)).toBe('');
    const [first, second] = [filesIn('dist'), filesIn(join(root, 'dist'))];
    const different = [...first.union(second)].filter(
      (file) =>
        !first.has(file) ||
        !second.has(file) ||
        !readFileSync(join('dist', file)).equals(readFileSync(join(root, 'dist', file))),
    );
    expect(different.sort()).toEqual([]);
  }),
);
