/** A whole build, whatever lies in dist/: Astro's part in a process of its own, and what is made from its pages. */
import { setFlagsFromString } from 'node:v8';
import { runAll, type Step } from './steps.ts';

/** By itself Node lets what is no longer needed grow to three times what is, which a large site has no room for. */
const SPARING = '--heap-growing-percent=60';

const ASTRO: Step = {
  name: 'Pages',
  args: [SPARING, 'node_modules/astro/bin/astro.mjs', 'build'],
  // Programs in it that are not JavaScript give back right away what they need no longer: a third of all memory.
  env: { MALLOC_ARENA_MAX: '2', MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ARENA_EAGER_COMMIT: '0' },
  alone: true,
};

/** Ends the process with Astro's code when that fails. */
export async function buildSite(): Promise<void> {
  setFlagsFromString(SPARING);
  // Loaded while Astro works.
  const [{ afterAstro }] = await Promise.all([import('#integrations/after-astro.ts'), runAll([ASTRO])]);
  await afterAstro('dist/', 'node_modules/.astro/');
}
