/** A whole build, whatever lies in dist/: Astro's part in a process of its own, and what is made from its pages. */
import { setFlagsFromString } from 'node:v8';
import { runAll, type Step } from './steps.ts';

/** By default Node lets garbage grow to three times the memory in use; a large site has no room for that. */
const SPARING = '--heap-growing-percent=60';

const ASTRO: Step = {
  name: 'Pages',
  args: [SPARING, 'node_modules/astro/bin/astro.mjs', 'build'],
  // Its native libraries (bundler, compiler, painter of pictures) give memory back as soon as they free it: a third of all.
  env: { MALLOC_ARENA_MAX: '2', MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ARENA_EAGER_COMMIT: '0' },
  alone: true,
};

/** Ends the process with Astro's code when that fails. */
export async function buildSite(): Promise<void> {
  setFlagsFromString(SPARING);
  // Loaded while Astro works; what fails here is told when it has ended.
  const loading = import('#integrations/after-astro.ts');
  loading.catch(() => undefined);
  await runAll([ASTRO]);
  const { afterAstro } = await loading;
  await afterAstro('dist/', 'node_modules/.astro/');
}
