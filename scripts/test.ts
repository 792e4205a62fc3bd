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
const [SLOW, BUILT] = ['{src,scripts,e2e,admin}/**/*.slow.test.ts', '**/*.dist.test.ts'];

/** @param workers two for a step that runs alone */
const vitest = (workers: number, ...projects: string[]): string[] => [
  ...['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers', String(workers)],
  ...projects.flatMap((name) => ['--project', name]),
];
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test'];
const ESLINT = ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.'];
const PRETTIER = ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'];
const ASTRO_CHECK = ['node_modules/astro/bin/astro.mjs', 'check', '--noSync', '--minimumFailingSeverity', 'warning'];

/** Steps after which there are the collections' types. */
const TYPED = ['Types', 'Build'];

const step = (name: string, tiers: Tier[], args: string[], more: Partial<TestStep> = {}): TestStep => ({
  ...{ name, tiers, args },
  ...more,
});

/** Long steps, and those that others wait for, come first, so that both lanes end together. */
const STEPS: TestStep[] = [
  // The collections' types, which a build writes too.
  step('Types', ['check'], ['node_modules/astro/bin/astro.mjs', 'sync']),
  step('Build', TESTS, ['scripts/build.ts']),
  step('Unit tests', TESTS, vitest(1, 'unit'), { tests: ['{src,scripts,e2e/fuzz}/**/*.test.ts'] }),
  step('ESLint', ['test'], ESLINT, { env: { LINT: 'untyped' } }),
  // Rules that read types take seven times as long.
  step('ESLint with types', ['check', 'all'], ESLINT, { after: TYPED }),
  step('Astro check', ALWAYS, ASTRO_CHECK, { after: TYPED }),
  step('Built pages', TESTS, vitest(1, 'dist'), { after: ['Build'], tests: [`e2e/${BUILT}`] }),
  step('Admin', TESTS, vitest(1, 'admin'), { tests: ['admin/**/*.test.ts'] }),
  step('Prettier', ALWAYS, PRETTIER),
  step('Spelling', ALWAYS, ['scripts/content/spelling.ts'], { after: ['Build'] }),
  step('Unused files, exports and packages', ALWAYS, ['node_modules/knip/bin/knip.js', '--no-progress']),
  step('Workflows', ALWAYS, ['scripts/ci/lint.ts']),
  step('Licenses', ALWAYS, ['scripts/licenses.ts']),
  step('Browser', ['test'], [...PLAYWRIGHT, '--project', 'cdn', 'phone', 'desktop', '--grep-invert', '@slow'], {
    ...{ after: ['Build'], alone: true, tests: ['e2e/*.spec.ts'] },
  }),
  step('Browser at every width', ['all'], PLAYWRIGHT, { after: ['Build'], alone: true, tests: ['e2e/*.spec.ts'] }),
  step('Admin in a browser', ['all'], [...PLAYWRIGHT, '-c', 'admin/playwright.config.ts'], {
    ...{ alone: true, tests: ['admin/e2e/*.spec.ts'] },
  }),
  step('Slow tests', ['all'], vitest(2, 'slow', 'fuzz'), {
    ...{ after: ['Build'], alone: true },
    tests: [SLOW, 'e2e/fuzz/fuzz.test.ts', 'admin/yaml/random-edits.test.ts'],
  }),
];

/** The steps with tests below these paths, which they alone then run, and the steps whose result those need. */
function stepsAt(steps: readonly TestStep[], paths: readonly string[]): TestStep[] {
  const found = steps.flatMap((one) => {
    const files = globSync(one.tests ?? [])
      .filter((file) => one.tests?.includes(SLOW) === true || !file.endsWith('.slow.test.ts'))
      .filter((file) => paths.some((path) => file.startsWith(path)));
    return files.length > 0 ? [{ ...one, args: [...one.args, ...files] }] : [];
  });
  if (found.length === 0) throw new Error(`There is no test at ${paths.join(' or ')}.`);
  const needed = new Set(found.flatMap(({ after = [] }) => after));
  // A set also visits what is added meanwhile.
  for (const one of needed) for (const name of steps.find(({ name }) => name === one)?.after ?? []) needed.add(name);
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
