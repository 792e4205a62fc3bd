import { defineConfig } from 'vitest/config';

/** How long something may take on a busy machine, in milliseconds; nothing waits that long by itself. */
const PATIENCE = 120_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,scripts,tools,fuzz,live}/**/*.test.ts'],
          exclude: ['**/*.{rehearsal,slow}.test.ts'],
          environment: 'node',
          // What the files import is read once for all of them.
          isolate: false,
          testTimeout: PATIENCE,
        },
      },
      {
        // Beside npm test (npm run test:slow).
        test: {
          name: 'slow',
          include: ['{e2e,scripts}/**/*.slow.test.ts'],
          environment: 'node',
          testTimeout: PATIENCE,
        },
      },
      {
        // Every night (npm run test:live).
        test: {
          name: 'live',
          include: ['live/**/*.rehearsal.test.ts'],
          environment: 'node',
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        test: {
          name: 'desk',
          include: ['desk/**/*.test.ts'],
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
        // Run in the built copy of a world (scripts/world-check.ts).
        test: {
          name: 'world',
          include: [
            'e2e/{site,graph,cards,readers}.dist.test.ts',
            'src/model/content.test.ts',
            'fixtures/**/*.world.test.ts',
          ],
          environment: 'node',
          isolate: false,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
    ],
  },
});
