/**
 * Proves that the same content makes the same files: builds a second time in another folder, a year later, in another
 * time zone, language and home, and compares every file with the first build's. Run: npm run test:reproducible, or with
 * `-- --cold` to make every picture and card anew, as every night.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { commitOf } from '#integrations/build-record.ts';
import { inCopy } from '../tools/project-copy.ts';
import { run } from '../tools/steps.ts';

/** Painted cards, which a second build may use like the made pictures. */
const CARDS = 'node_modules/.astro/cards';

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

/** Builds the copy at `root` elsewhere and later; @returns what the build said, undefined when it did not fail */
function buildOtherwise(root: string): string | undefined {
  const home = join(root, '.home');
  mkdirSync(home);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      // The copy is made from the same commit, and is no repository that could say so.
      GITHUB_SHA: commitOf(process.cwd()),
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(LATER)}`,
      TZ: 'Asia/Kolkata',
      LANG: 'et_EE.UTF-8',
      LC_ALL: 'et_EE.UTF-8',
      HOME: home,
      XDG_CACHE_HOME: home,
    },
  });
  return status === 0 ? undefined : stdout + stderr;
}

const cold = process.argv.includes('--cold');
run({ name: 'Build', args: ['scripts/build.ts'] });

process.exitCode = await inCopy({ pictures: !cold }, (root) => {
  if (!cold) cpSync(CARDS, join(root, CARDS), { recursive: true });
  const failure = buildOtherwise(root);
  if (failure !== undefined) {
    console.error(`${failure}\nThe second build failed, though the first did not.`);
    return 1;
  }
  const first = filesIn('dist');
  const second = filesIn(join(root, 'dist'));
  const files = [...first.union(second)].sort();
  const different = files.flatMap((file) => {
    if (!first.has(file)) return `${file}: only in the second build`;
    if (!second.has(file)) return `${file}: only in the first build`;
    return readFileSync(join('dist', file)).equals(readFileSync(join(root, 'dist', file)))
      ? []
      : `${file}: other bytes`;
  });
  for (const line of different) console.error(`dist/${line}`);
  console.log(`${files.length - different.length} of ${files.length} files are the same in two builds.`);
  return different.length > 0 ? 1 : 0;
});
