/** Builds the site into dist/. A failed build leaves no dist/ behind that could be taken for good. */
import { rmSync } from 'node:fs';
import { BUILD, run } from './steps.ts';

rmSync('dist', { recursive: true, force: true });
process.once('exit', (code) => {
  if (code !== 0) rmSync('dist', { recursive: true, force: true });
});
run(BUILD);
