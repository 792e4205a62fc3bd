/**
 * What a program costs, measured from inside: with this module as `--import`, every Node process of it writes one line
 * when it ends, into the file that USAGE names.
 */
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const { USAGE } = process.env;
if (USAGE && isMainThread)
  process.once('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    appendFileSync(USAGE, `${(userCPUTime + systemCPUTime) / 1e6} ${maxRSS / 1024}\n`);
  });
