/** Visits all kinds of pages on a wide screen but the four that npm test visits there. Usage: npm run test:wide */
import { findChromium } from '../tools/chromium.ts';
import { run } from '../tools/steps.ts';

process.env.CHROMIUM_PATH = findChromium();
run({ name: 'Build', args: ['scripts/build.ts'] });
run({ name: 'Wide screen', args: ['node_modules/@playwright/test/cli.js', 'test', '--project', 'wide'] });
