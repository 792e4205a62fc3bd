/** What cannot work is said in one sentence, before anything is installed. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runIn } from './lib/project-copy.ts';

const temporary = mkdtempSync(join(tmpdir(), 'folders-'));
afterAll(() => rmSync(temporary, { recursive: true }));

function run(folder: string, change: (text: string) => string = (text) => text) {
  const root = join(temporary, folder);
  mkdirSync(join(root, 'scripts'), { recursive: true });
  writeFileSync(join(root, 'scripts/run.mjs'), change(readFileSync('scripts/run.mjs', 'utf8')));
  for (const file of ['package.json', 'package-lock.json']) cpSync(file, join(root, file));
  return runIn(root, process.env, process.execPath, 'scripts/run.mjs', 'scripts/none');
}

it.skipIf(process.platform === 'win32').each(['c#', 'what?', 'a*b', '50%', '"site"'])(
  'a folder named %s is refused',
  (name) => {
    const { ok, said } = run(name);
    expect(ok).toBe(false);
    expect(said).toMatch(/^The path of this folder, .*, has a [#?*%"], with which .*: rename the folder\.\n$/);
  },
);

it('line endings that a clone has changed are refused', () => {
  const { ok, said } = run('windows', (text) => text.replaceAll('\n', '\r\n'));
  expect(ok).toBe(false);
  expect(said).toMatch(/^The files here have Windows line endings, .*: clone the repository again with Git\.\n$/);
});
