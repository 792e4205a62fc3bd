/**
 * Builds the site into dist/. A build that fails leaves no dist/; one that is killed may leave a part of it, without
 * build.json, which the next build replaces.
 */
import { rmSync } from 'node:fs';
import { run } from './lib/steps.ts';

rmSync('dist', { recursive: true, force: true });
process.once('exit', (code) => {
  if (code !== 0) rmSync('dist', { recursive: true, force: true });
});
run({ name: 'Pages', args: ['node_modules/astro/bin/astro.mjs', 'build'] });
