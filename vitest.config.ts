import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** How long something may take on a busy machine, in milliseconds; nothing waits that long by itself. */
const TIMEOUT = 120_000;
/** The second tier of tests (npm run test:all). */
const SLOW = '**/*.slow.test.ts';

// Vitest leaves a NODE_ENV of the machine as it is.
process.env.NODE_ENV = 'test';

const project = (name: string, include: string[], more: object = {}): TestProjectInlineConfiguration => ({
  test: { name, include, environment: 'node', testTimeout: TIMEOUT, ...more },
});

export default defineConfig({
  test: {
    projects: [
      // What the files import is read once for all of them.
      project('unit', ['{src,scripts,e2e/fuzz}/**/*.test.ts'], { exclude: [SLOW], isolate: false }),
      project('admin', ['admin/**/*.test.ts'], { exclude: [SLOW] }),
      // The pages are parsed once for all files (e2e/built-site.ts).
      project('dist', ['e2e/**/*.dist.test.ts'], { isolate: false, hookTimeout: TIMEOUT }),
      project('slow', [SLOW], { hookTimeout: TIMEOUT }),
      // Tests of random cases, once more with many more of them.
      project('fuzz', ['e2e/fuzz/fuzz.test.ts', 'admin/yaml/random-edits.test.ts'], {
        env: { FUZZ_FACTOR: '10' },
        testTimeout: 15 * TIMEOUT,
      }),
      // Run in the built copy of a scenario (e2e/scenarios/scenarios.slow.test.ts).
      project('scenario', ['e2e/{site,graph,readers}.dist.test.ts', 'e2e/scenarios/*.scenario.test.ts'], {
        isolate: false,
        hookTimeout: TIMEOUT,
      }),
    ],
  },
});
