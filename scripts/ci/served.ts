/**
 * Tells which version a site serves, as the checksum of what it says of its build and of its hashed files.
 *
 *   node scripts/ci/served.ts https://address                     prints it
 *   node scripts/ci/served.ts https://address --same-as file      waits until it is the one in the file
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { RECORD } from '#build/build-record.ts';
import { runMain } from '../lib/run-main.ts';

const LISTS = [RECORD, '/assets.json'];
/** The host passes a version on to all its places in some seconds. */
const PATIENCE = 120_000;
const PAUSE = 2000;

/**
 * @param site its address, without a slash at the end
 * @returns another text for each version
 * @throws Error when the site does not answer, or refuses
 */
export async function served(site: string): Promise<string> {
  const hash = createHash('sha256');
  for (const path of LISTS) {
    const response = await fetch(site + path).catch((error: unknown) => {
      throw new Error(`${site} does not answer. Is its address right, and is the site live?`, { cause: error });
    });
    // A version from before there was such a list.
    if (response.status === 404) continue;
    if (!response.ok) throw new Error(`${site}${path} answered ${response.status}. Is this site live there?`);
    hash.update(await response.bytes());
  }
  return hash.digest('hex');
}

async function tell(): Promise<void> {
  const [site = '', option, file = ''] = process.argv.slice(2);
  if (option !== '--same-as') console.log(await served(site));
  else {
    const wanted = readFileSync(file, 'utf8').trim();
    const latest = Date.now() + PATIENCE;
    while ((await served(site)) !== wanted) {
      if (Date.now() > latest)
        throw new Error(`${site} does not serve the version before. Look at the host's dashboard.`);
      await setTimeout(PAUSE);
    }
    console.log(`${site} serves the version before.`);
  }
}

if (import.meta.main) await runMain(tell);
