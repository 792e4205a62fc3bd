/** Tests the printed sheets, builds the desk and tests it in a browser. Usage: npm run test:desk [-- arguments of Playwright] */
import { spawnSync } from 'node:child_process';
import { buildDesk } from '../page/build.ts';

const given = process.argv.slice(2);
if (given.length === 0) {
  const sheets = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'desk', 'desk/kit'],
    {
      stdio: 'inherit',
    },
  );
  if (sheets.status !== 0) process.exit(sheets.status ?? 1);
}
await buildDesk();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', '-c', 'desk/playwright.config.ts', ...given],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
