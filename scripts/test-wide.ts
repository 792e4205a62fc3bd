/** Visits every kind of page on a wide screen, those that npm test visits there left out. Usage: npm run test:wide */
import { findChromium } from '../tools/chromium.ts';
import { run } from '../tools/steps.ts';

process.env.CHROMIUM_PATH = findChromium();
run({ name: 'Build', args: ['scripts/build.ts'] });
run({ name: 'Wide screen', args: ['node_modules/@playwright/test/cli.js', 'test', '--project', 'wide'] });
