/** What a build costs: from nothing, with pictures made, and after one text changed. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, globSync } from 'node:fs';
import { inCopy } from '../tools/project-copy.ts';
import type { Part } from './part.ts';

export const build: Part = {
  title: 'Build',
  note: '`npm run build` in a copy of the project: from nothing, then with pictures and cards made, then after a change of one town page.',
  columns: ['Build', 'Seconds at most', 'Seconds', 'Pages'],
  async *measure() {
    const rows = await inCopy({ pictures: false }, (root) => {
      const run = (goal: string): string[] => {
        const began = performance.now();
        const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, encoding: 'utf8' });
        if (status !== 0) throw new Error(`The build failed in ${root}:\n${stderr}`);
        const seconds = (performance.now() - began) / 1000;
        return [goal, seconds.toFixed(1), String(globSync('dist/**/*.html', { cwd: root }).length)];
      };
      const cold = run('75');
      const made = run('25');
      appendFileSync(`${root}/content/towns/dobbs-ferry.md`, '\nOne more sentence.\n');
      return Promise.resolve({ cold, 'pictures made': made, 'one text changed': run('25') });
    });
    yield* Object.entries(rows);
  },
};
