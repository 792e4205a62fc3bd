/** Whether dist/ is what a build would make now: nothing that a build reads has changed, and nobody has touched its files. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { commitOf, RECORD as SERVED } from '#integrations/build-record.ts';
import { codeDigest } from '#integrations/code-digest.ts';
import { writeWhole } from '#integrations/whole-file.ts';

const RECORD = 'node_modules/.astro/last-build.json';

interface Built {
  /** Of all that the build has read. */
  inputs: string;
  /** Size and time of each file that it wrote. */
  files: Record<string, string>;
}

/** @returns another text after a change in code, content, public files, packages, the commit or the version of Node */
export function inputsOfBuild(): string {
  const hash = createHash('sha256').update(codeDigest()).update(commitOf(process.cwd())).update(process.version);
  for (const file of globSync(['content/**/*.*', 'public/**/*']).sort())
    if (statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  return hash.digest('base64url');
}

function filesOfBuild(): Built['files'] {
  const entries = existsSync('dist') ? readdirSync('dist', { recursive: true, withFileTypes: true }) : [];
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.sort().map((file) => {
      const { size, mtimeMs } = statSync(file);
      return [file, `${size} ${mtimeMs}`];
    }),
  );
}

/** @returns false where there is none, and for what a build left that was stopped: its record is written last */
export const holdsBuild = (folder = 'dist'): boolean => existsSync(folder + SERVED);

/** Notes that dist/ was built from `inputs`, as they were when the build began. */
export function rememberBuild(inputs: string): void {
  writeWhole(RECORD, JSON.stringify({ inputs, files: filesOfBuild() } satisfies Built));
}

/** @returns true when dist/ is as a build from `inputs` left it */
export function isBuilt(inputs: string): boolean {
  if (!existsSync(RECORD)) return false;
  const built = JSON.parse(readFileSync(RECORD, 'utf8')) as Built;
  return built.inputs === inputs && JSON.stringify(built.files) === JSON.stringify(filesOfBuild());
}
