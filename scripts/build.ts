/**
 * Builds the site into dist/, unless dist/ already holds what the same files would make. A build that fails leaves no
 * dist/; one that is killed may leave a part of it, without build.json, which the next build replaces.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { inputsOfBuild, isBuilt, rememberBuild } from '../tools/last-build.ts';
import { buildSite } from '../tools/build-site.ts';

/** Where the last build goes to be removed. */
const FORMER = 'node_modules/.former-dist';

const inputs = inputsOfBuild();
if (isBuilt(inputs)) {
  console.log('Nothing has changed since the last build: dist/ stays as it is.');
  process.exit();
}
rmSync(FORMER, { recursive: true, force: true });
// Thousands of files take a while to go: Astro begins meanwhile.
if (existsSync('dist')) renameSync('dist', FORMER);
const removed = rm(FORMER, { recursive: true, force: true });
process.once('exit', (code) => {
  if (code !== 0) rmSync('dist', { recursive: true, force: true });
});
await buildSite();
await removed;
rememberBuild(inputs);
