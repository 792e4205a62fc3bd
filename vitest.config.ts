import { defineConfig } from 'vitest/config';

/** How long something may take on a busy machine, in milliseconds; nothing waits that long by itself. */
const PATIENCE = 120_000;
/** The second tier of tests (npm run test:all). */
const SLOW = '**/*.slow.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,scripts,e2e/fuzz}/**/*.test.ts'],
          exclude: [SLOW],
          environment: 'node',
          // What the files import is read once for all of them.
          isolate: false,
          testTimeout: PATIENCE,
        },
      },
      {
        test: {
          name: 'admin',
          include: ['admin/**/*.test.ts'],
          exclude: [SLOW],
          environment: 'node',
          testTimeout: PATIENCE,
        },
      },
      {
        test: {
          name: 'dist',
          include: ['e2e/**/*.dist.test.ts'],
          environment: 'node',
          // The pages are parsed once for all files (e2e/built-site.ts).
          isolate: false,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        test: {
          name: 'slow',
          include: [SLOW],
          environment: 'node',
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        // Tests of random cases, once more with many more of them.
        test: {
          name: 'fuzz',
          include: ['e2e/fuzz/fuzz.test.ts', 'admin/yaml/random-edits.test.ts'],
          environment: 'node',
          env: { FUZZ_FACTOR: '10' },
          testTimeout: 15 * PATIENCE,
        },
      },
      {
        // Run in the built copy of a scenario (e2e/scenarios/scenarios.slow.test.ts).
        test: {
          name: 'scenario',
          include: ['e2e/{site,graph,readers}.dist.test.ts', 'e2e/scenarios/*.scenario.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
    ],
  },
});
