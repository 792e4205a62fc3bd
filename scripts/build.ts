/** Builds the site into dist/. A build that fails leaves no dist/, so that nothing half-built can be served or deployed. */
import { rmSync } from 'node:fs';
import { run } from './lib/steps.ts';

const clear = () => rmSync('dist', { recursive: true, force: true });
clear();
process.once('exit', (code) => {
  if (code !== 0) clear();
});
await run({
  name: 'Pages',
  args: ['node_modules/astro/bin/astro.mjs', 'build'],
  // Otherwise a NODE_ENV of the machine decides which React is shipped.
  env: { NODE_ENV: 'production' },
});
