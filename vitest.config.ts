import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'], environment: 'node' } },
      { test: { name: 'dist', include: ['e2e/**/*.dist.test.ts'], environment: 'node', testTimeout: 120_000 } },
    ],
  },
});
