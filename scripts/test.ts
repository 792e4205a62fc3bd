/**
 * What every change is held to on one machine: checks, unit and content tests, build, built pages, browser. What is slow
 * runs beside it (test-slow.ts).
 */
import { findChromium } from '../tools/chromium.ts';
import { CHECKS, runAll, type Step } from '../tools/steps.ts';

const vitest = (name: string, project: string, after: string[] = [], left: string[] = []): Step => ({
  name,
  args: ['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--maxWorkers', '1', ...left],
  after,
});

const began = Date.now();
process.env.CHROMIUM_PATH = findChromium();
const check = (name: string, after: string[] = []): Step => {
  const step = CHECKS.find((one) => one.name === name);
  if (!step) throw new Error(`There is no check "${name}".`);
  return { ...step, after: [...(step.after ?? []), ...after] };
};
// What is long, or what others wait for, comes first, so that the lanes end together.
const steps: Step[] = [
  check('Types'),
  { name: 'Build', args: ['scripts/build.ts'], after: ['Types'] },
  vitest('Unit and content tests', 'unit'),
  {
    // The rules that read types: npm run check, npm run test:slow.
    name: 'ESLint',
    args: ['node_modules/eslint/bin/eslint.js', '-c', 'eslint.untyped.mjs', '--max-warnings', '0', '.'],
  },
  vitest('Built pages', 'dist', ['Build']),
  check('Astro check', ['Build']),
  // The printed sheets are drawn every night, with the desk's browser tests (desk/e2e/run.ts).
  vitest('The desk', 'desk', [], ['--exclude', 'desk/kit/**']),
  check('Prettier'),
  check('Spelling'),
  check('Workflows'),
  check('Types of the service worker'),
  check('Licenses'),
  {
    name: 'Browser',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--project', 'cdn', 'desktop', 'phone'],
    after: ['Build'],
    alone: true,
  },
];
await runAll(steps);
console.log(`\n${steps.length} passed, 0 failed, in ${((Date.now() - began) / 60_000).toFixed(1)} minutes`);
