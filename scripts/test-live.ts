/**
 * Rehearses what happens between a build and the live site: deployments against a stand-in of the CDN's API, the look at a
 * live site on three hosts, and open tabs while a new version comes. As root on Debian it installs those hosts.
 * Run: npm run test:live [filter]
 */
import { run } from '../tools/steps.ts';

run({ name: 'Build', args: ['scripts/build.ts'] });
run({
  name: 'Rehearsals',
  args: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'live', '--maxWorkers', '1', ...process.argv.slice(2)],
});
