/** What a build takes: from nothing, and with pictures made. */
import { globSync } from 'node:fs';
import { inCopy, nodeIn } from '../lib/project-copy.ts';
import type { Part } from './bench.ts';

export const build: Part = {
  title: 'Build',
  note: '`npm run build` in a copy of the project: from nothing, then with pictures and cards made.',
  columns: ['Build', 'Seconds at most', 'Seconds', 'Pages'],
  measure: () =>
    inCopy({ pictures: false }, (root) =>
      [
        ['from nothing', '75'],
        ['pictures made', '25'],
      ].map((row) => {
        const began = performance.now();
        const { ok, said } = nodeIn(root, 'scripts/build.ts');
        if (!ok) throw new Error(`The build failed in ${root}:\n${said}`);
        const seconds = (performance.now() - began) / 1000;
        return [...row, seconds.toFixed(1), String(globSync('dist/**/*.html', { cwd: root }).length)];
      }),
    ),
};
