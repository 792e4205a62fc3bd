/** Everything CI runs: checks, unit and content tests, build, built pages, browser. */
import { findChromium } from '../tools/chromium.ts';
import { CHECKS, runAll, type Step } from '../tools/steps.ts';

const vitest = (name: string, project: string, after: string[] = []): Step => ({
  name,
  args: ['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--maxWorkers', '1'],
  after,
});

const began = Date.now();
process.env.CHROMIUM_PATH = findChromium();
const steps: Step[] = [
  ...CHECKS,
  // Not beside the check, which writes the same types.
  { name: 'Build', args: ['scripts/build.ts'], after: ['Astro check'] },
  vitest('Built pages', 'dist', ['Build']),
  vitest('Unit and content tests', 'unit'),
  { name: 'Same in, same out', args: ['scripts/reproducible-build.ts', '--built'], after: ['Build'] },
  { name: 'The owner’s changes', args: ['scripts/owner-check.ts'], after: ['Build'] },
  { name: 'Browser', args: ['node_modules/@playwright/test/cli.js', 'test'], after: ['Build'], alone: true },
];
await runAll(steps);
console.log(`\n${steps.length} passed, 0 failed, in ${((Date.now() - began) / 60_000).toFixed(1)} minutes`);
