/** What a build costs: from nothing, again, and after one text changed. */
import { createHash } from 'node:crypto';
import { appendFileSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inCopy } from '../tools/project-copy.ts';
import { measured, type Cost } from '../tools/process-cost.ts';
import type { Part } from './part.ts';

const CACHES = 'node_modules/.astro';

const cells = ({ seconds, cpuSeconds, megabytes }: Cost, pages: number): string[] => [
  seconds.toFixed(1),
  (pages / seconds).toFixed(0),
  cpuSeconds.toFixed(1),
  ((1000 * cpuSeconds) / pages).toFixed(1),
  megabytes.toFixed(0),
];

/** A hash of each file of a folder, by its path. */
function filesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((file) => join(file.parentPath, file.name));
  return new Map(
    paths.map((path) => [relative(folder, path), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}

export const build: Part = {
  title: 'Build',
  note: '`npm run build` in a copy of the project. “Cold” has no cache at all and makes every picture and card; “one text changed” follows a change of one town page; its result is compared, byte for byte, with a build from nothing.',
  columns: ['Build', 'Seconds at most', 'Seconds', 'Pages a second', 'CPU seconds', 'CPU ms a page', 'Peak memory, MB'],
  async *measure() {
    const rows = await inCopy({ pictures: false }, async (root) => {
      const run = async (goal = ''): Promise<string[]> => {
        const cost = await measured(process.execPath, ['scripts/build.ts'], root);
        return [goal, ...cells(cost, globSync('dist/**/*.html', { cwd: root }).length)];
      };
      const cold = await run('75');
      const unchanged = await run('4');
      appendFileSync(join(root, 'content/towns/dobbs-ferry.md'), '\nOne more sentence.\n');
      const changed = await run('6');
      const built = filesOf(join(root, 'dist'));
      // The pictures alone stay: they are named after their content.
      for (const cache of readdirSync(join(root, CACHES)).filter((name) => name !== 'assets'))
        rmSync(join(root, CACHES, cache), { recursive: true, force: true });
      await run();
      const fresh = filesOf(join(root, 'dist'));
      const differ = [...new Set([...built.keys(), ...fresh.keys()])].filter(
        (file) => built.get(file) !== fresh.get(file),
      );
      if (differ.length > 0)
        throw new Error(
          `A build that takes over pages differs from one from nothing in ${differ.slice(0, 9).join(', ')}.`,
        );
      return { cold, 'one text changed': changed, 'nothing changed': unchanged };
    });
    yield* Object.entries(rows);
  },
};
