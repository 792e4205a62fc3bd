/** The same content makes the same files, even in another folder, a year later, in another time zone and language. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { commitOf } from '#build/build-record.ts';
import { inCopy, ownEnvironment } from './lib/project-copy.ts';

const A_YEAR_LATER = `
const Real = Date, YEAR = 366 * 864e5;
globalThis.Date = class Date extends Real {
  constructor(...given) { if (given.length > 0) super(...given); else super(Real.now() + YEAR); }
  static now() { return Real.now() + YEAR; }
};`;

/** All files, in folders such as .well-known too, with their bytes. */
const filesIn = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [relative(folder, file), readFileSync(file)]),
  );

it('two builds are the same byte for byte, with pictures and cards made again', { timeout: 900_000 }, () =>
  inCopy({ pictures: false }, (root) => {
    const env = {
      ...ownEnvironment(),
      // The copy has no repository.
      GITHUB_SHA: commitOf(process.cwd()),
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(A_YEAR_LATER)}`,
      ...{ TZ: 'Asia/Kolkata', LANG: 'et_EE.UTF-8', LC_ALL: 'et_EE.UTF-8', HOME: root, XDG_CACHE_HOME: root },
    };
    const options = { cwd: root, encoding: 'utf8', env } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], options);
    expect(status, stdout + stderr).toBe(0);
    const [first, second] = [filesIn('dist'), filesIn(join(root, 'dist'))];
    expect([...second.keys()].sort()).toEqual([...first.keys()].sort());
    expect([...first].filter(([file, bytes]) => !second.get(file)?.equals(bytes)).map(([file]) => file)).toEqual([]);
  }),
);
