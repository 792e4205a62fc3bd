/** A text that stands for the code of the site, pictures and settings among it, but not for its content. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

let known: string | undefined;

/** @returns another text after any change in src/, the settings or the packages; the same as long as a command runs */
export function codeDigest(): string {
  known ??= digestNow();
  return known;
}

function digestNow(): string {
  const hash = createHash('sha256');
  const files = globSync(['src/**/*.*', '*.mjs', 'tsconfig.json', 'package.json', 'package-lock.json'], { cwd: root });
  for (const file of files.sort()) hash.update(file).update(readFileSync(root + file));
  return hash.digest('base64url');
}
