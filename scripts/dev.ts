/** The development server, which shows every change at once. */
import { run } from '../tools/steps.ts';

run({ name: 'Development server', args: ['node_modules/astro/bin/astro.mjs', 'dev', ...process.argv.slice(2)] });
