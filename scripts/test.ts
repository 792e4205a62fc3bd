/**
 * Runs the tests. `npm test` is what every change needs; `npm run test:all` adds what is slow; `npm run check` is lint and
 * types alone. A path runs the tests there: `npm test -- src/validation/lines.test.ts`, `npm run test:all -- admin/e2e`.
 */
import { globSync } from 'node:fs';
import { findChromium } from './lib/chromium.ts';
import { runMain } from './lib/run-main.ts';
import { runAll, type Step } from './lib/steps.ts';

type Tier = 'check' | 'test' | 'all';

interface TestStep extends Step {
  tiers: Tier[];
  /** Patterns of the test files that it runs; none for a check of the whole project. */
  tests?: string[];
}

const ALWAYS: Tier[] = ['check', 'test', 'all'];
const TESTS: Tier[] = ['test', 'all'];
const [SLOW, BUILT] = ['**/*.slow.test.ts', '**/*.dist.test.ts'];

/** @param workers two for a step that runs alone */
const vitest = (workers: number, ...projects: string[]): string[] => [
  ...['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers', String(workers)],
  ...projects.flatMap((name) => ['--project', name]),
];
const playwright = (...more: string[]): string[] => ['node_modules/@playwright/test/cli.js', 'test', ...more];
const eslint = (...more: string[]): string[] => [
  ...['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.'],
  ...more,
];

/** Long steps, and those that others wait for, come first, so that both lanes end together. */
const STEPS: TestStep[] = [
  // The collections' types, which typed linting reads.
  { name: 'Types', tiers: ALWAYS, args: ['node_modules/astro/bin/astro.mjs', 'sync'] },
  { name: 'Build', tiers: TESTS, args: ['scripts/build.ts'], after: ['Types'] },
  {
    name: 'Unit tests',
    tiers: TESTS,
    args: vitest(1, 'unit'),
    tests: ['{src,scripts,e2e/fuzz}/**/*.test.ts'],
  },
  { name: 'ESLint', tiers: ['test'], args: eslint(), env: { LINT: 'untyped' } },
  // Rules that read types take seven times as long.
  { name: 'ESLint with types', tiers: ['check', 'all'], args: eslint(), after: ['Types'] },
  { name: 'Built pages', tiers: TESTS, args: vitest(1, 'dist'), after: ['Build'], tests: [`e2e/${BUILT}`] },
  // Writes the collections' types again, so it must not run beside the build or the linter.
  {
    name: 'Astro check',
    tiers: ALWAYS,
    args: ['node_modules/astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'warning'],
    after: ['Build', 'ESLint with types'],
  },
  { name: 'Admin', tiers: TESTS, args: vitest(1, 'admin'), tests: ['admin/**/*.test.ts'] },
  {
    name: 'Prettier',
    tiers: ALWAYS,
    args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  },
  { name: 'Spelling', tiers: ALWAYS, args: ['scripts/content/spelling.ts'], after: ['Build'] },
  {
    name: 'Unused files, exports and packages',
    tiers: ALWAYS,
    args: ['node_modules/knip/bin/knip.js', '--no-progress'],
  },
  { name: 'Workflows', tiers: ALWAYS, args: ['scripts/ci/lint.ts'] },
  { name: 'Licenses', tiers: ALWAYS, args: ['scripts/licenses.ts'] },
  {
    name: 'Browser',
    tiers: ['test'],
    args: playwright('--project', 'cdn', 'phone', 'desktop', '--grep-invert', '@slow'),
    after: ['Build'],
    alone: true,
    tests: ['e2e/*.spec.ts'],
  },
  {
    name: 'Browser at every width',
    tiers: ['all'],
    args: playwright(),
    after: ['Build'],
    alone: true,
    tests: ['e2e/*.spec.ts'],
  },
  {
    name: 'Admin in a browser',
    tiers: ['all'],
    args: playwright('-c', 'admin/playwright.config.ts'),
    alone: true,
    tests: ['admin/e2e/*.spec.ts'],
  },
  {
    name: 'Slow tests',
    tiers: ['all'],
    args: vitest(2, 'slow', 'fuzz'),
    after: ['Build'],
    alone: true,
    tests: [SLOW, 'e2e/fuzz/fuzz.test.ts', 'admin/yaml/random-edits.test.ts'],
  },
];

/** The steps with tests below these paths, which they alone then run, and the steps whose result those need. */
function stepsAt(steps: readonly TestStep[], paths: readonly string[]): TestStep[] {
  const found = steps.flatMap((step) => {
    const exclude = ['node_modules/**', ...(step.tests?.includes(SLOW) ? [] : [SLOW])];
    const files = globSync(step.tests ?? [], { exclude }).filter((file) => paths.some((path) => file.startsWith(path)));
    return files.length > 0 ? [{ ...step, args: [...step.args, ...files] }] : [];
  });
  if (found.length === 0) throw new Error(`There is no test at ${paths.join(' or ')}.`);
  const needed = new Set<string>();
  const need = (names: readonly string[] = []): void => {
    for (const step of steps.filter(({ name }) => names.includes(name) && !needed.has(name))) {
      needed.add(step.name);
      need(step.after);
    }
  };
  need(found.flatMap(({ after = [] }) => after));
  return [...steps.filter(({ name }) => needed.has(name)), ...found.filter(({ name }) => !needed.has(name))];
}

await runMain(async () => {
  const [tier = '', ...paths] = process.argv.slice(2);
  const steps = STEPS.filter(({ tiers }) => tiers.some((one) => one === tier));
  const chosen = paths.length > 0 ? stepsAt(steps, paths) : steps;
  const began = Date.now();
  if (tier !== 'check') process.env.CHROMIUM_PATH = findChromium();
  await runAll(chosen);
  console.log(`\n${chosen.length} passed, 0 failed, in ${((Date.now() - began) / 60_000).toFixed(1)} minutes`);
});
