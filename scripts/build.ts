/**
 * Builds the site into dist/, unless it lies there as the same files would make it. A failed build leaves no dist/ behind
 * that could be taken for good.
 */
import { rmSync } from 'node:fs';
import { inputsOfBuild, isBuilt, rememberBuild } from '../tools/last-build.ts';
import { BUILD, run } from '../tools/steps.ts';

const inputs = inputsOfBuild();
if (isBuilt(inputs)) {
  console.log('Nothing has changed since the last build: dist/ stays as it is.');
  process.exit();
}
rmSync('dist', { recursive: true, force: true });
process.once('exit', (code) => {
  if (code !== 0) rmSync('dist', { recursive: true, force: true });
});
run(BUILD);

rememberBuild(inputs);
