/**
 * What would make npm test too long: lint rules that read types, every page's HTML, the development server, most kinds of
 * pages on a wide screen, most printed sheets. Usage: npm run test:slow
 */
import { findChromium } from '../tools/chromium.ts';
import { CHECKS, runAll } from '../tools/steps.ts';

process.env.CHROMIUM_PATH = findChromium();
await runAll([
  ...CHECKS.filter(({ name }) => name === 'Types' || name === 'ESLint'),
  // The build writes the types once more.
  { name: 'Build', args: ['scripts/build.ts'], after: ['ESLint'] },
  {
    name: 'Slow tests',
    args: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'slow', '--maxWorkers', '1'],
    after: ['Build'],
    alone: true,
  },
  {
    name: 'Browser',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--project', 'slow-desktop', 'slow-phone'],
    after: ['Slow tests'],
    alone: true,
  },
]);
