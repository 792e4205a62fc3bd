/** Builds the desk and tests it in a browser. Usage: npm run test:desk [-- arguments of Playwright] */
import { spawnSync } from 'node:child_process';
import { buildDesk } from '../page/build.ts';

await buildDesk();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', '-c', 'desk/playwright.config.ts', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
