/** Whole builds of content that was accepted: the pages hold what the views promised, or the build says why not. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bringTests } from '../tools/project-copy.ts';

/** Those rules over finished pages that a mistake in content could break; how heavy and how alike pages are is not one. */
const RULES = '^(links|heads|pages) ';

const node = (root: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { ok: status === 0, said: stdout + stderr };
};

/**
 * Builds the copy of the project at `root`.
 *
 * @returns what happened, in a few words
 * @throws Error when the site is built with broken pages, or is not built without a sentence that names the file
 */
export function judgeBuild(root: string): string {
  const build = node(root, 'scripts/build.ts');
  if (!build.ok) {
    if (existsSync(join(root, 'dist'))) throw new Error(`The failed build left dist/ behind:\n${build.said}`);
    if (!/content\/[\w/.-]+\n? {2}\S/.test(build.said) || /^\s+at .+:\d+:\d+/m.test(build.said))
      throw new Error(`The build failed without a sentence:\n${build.said}`);
    return 'refused by the build, in a sentence';
  }
  bringTests(root);
  const rules = node(root, 'node_modules/vitest/vitest.mjs', 'run', 'site', '--project', 'dist', '-t', RULES);
  if (!rules.ok) throw new Error(`The site was built with broken pages:\n${rules.said}`);
  return 'built, every page as the rules want it';
}
