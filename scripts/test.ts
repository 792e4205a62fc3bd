/** Everything CI runs, in order: checks, unit and content tests, build, built pages, browser. */
import { findChromium } from './chromium.ts';
import { CHECKS, run, type Step } from './steps.ts';

const vitest = (name: string, project: string): Step => ({
  name,
  args: ['node_modules/vitest/vitest.mjs', 'run', '--project', project],
});

process.env.CHROMIUM_PATH = findChromium();
const steps: Step[] = [
  ...CHECKS,
  vitest('Unit and content tests', 'unit'),
  { name: 'Build', args: ['scripts/build.ts'] },
  vitest('Built pages', 'dist'),
  { name: 'Same in, same out', args: ['scripts/same.ts', '--built'] },
  { name: 'Browser', args: ['node_modules/@playwright/test/cli.js', 'test'] },
];
for (const step of steps) run(step);
console.log(`\n${steps.length} passed, 0 failed`);
