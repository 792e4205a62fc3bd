/** The development server: shows every change right away, and mistakes in content in the browser. Options are Astro's. */
import { run } from './lib/steps.ts';

await run({
  name: 'Development server',
  args: ['node_modules/astro/bin/astro.mjs', 'dev', ...process.argv.slice(2)],
  env: { NODE_ENV: 'development' },
});
