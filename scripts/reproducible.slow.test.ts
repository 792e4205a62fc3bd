/** The same content makes the same files, even in another folder, a year later, in another time zone and language. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commitOf } from '#build/build-record.ts';
import { differences, filesIn, inCopy, ownEnvironment, runIn } from './lib/project-copy.ts';

const A_YEAR_LATER = `
const Real = Date, YEAR = 366 * 864e5;
globalThis.Date = class Date extends Real {
  constructor(...given) { if (given.length > 0) super(...given); else super(Real.now() + YEAR); }
  static now() { return Real.now() + YEAR; }
};`;

it('two builds are the same byte for byte, with pictures and cards made again', { timeout: 900_000 }, () =>
  inCopy({ pictures: false }, (root) => {
    const env = {
      ...ownEnvironment(),
      // The copy has no repository.
      GITHUB_SHA: commitOf(process.cwd()),
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(A_YEAR_LATER)}`,
      ...{ TZ: 'Asia/Kolkata', LANG: 'et_EE.UTF-8', LC_ALL: 'et_EE.UTF-8', HOME: root, XDG_CACHE_HOME: root },
    };
    const { ok, said } = runIn(root, env, process.execPath, 'scripts/build.ts');
    expect(ok, said).toBe(true);
    expect(differences(filesIn('dist'), filesIn(join(root, 'dist')))).toEqual([]);
  }),
);
