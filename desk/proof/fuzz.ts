/** Many more random edits than a change is tested with, others every night. Run: npm run fuzz:desk -- [runs] [seed] */
import { spawnSync } from 'node:child_process';

const [runs = '3000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
console.log(`${runs} runs of each rule, seed ${seed}`);
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'desk',
    '--testTimeout',
    '3600000',
    'desk/proof/random-edits.test.ts',
  ],
  { stdio: 'inherit', env: { ...process.env, DESK_RUNS: runs, DESK_SEED: seed } },
);
process.exit(status ?? 1);
