/** A whole build, whatever lies in dist/: Astro's part in a process of its own, and what is made from its pages. */
import { setFlagsFromString } from 'node:v8';
import { runAll, type Step } from './steps.ts';

const V8_FLAGS = [
  // By default garbage may grow to three times the memory in use; a large site has no room for that.
  '--heap-growing-percent=60',
  // V8 learns which objects live long, and then makes similar ones straight in old space. The nodes of a page live just long
  // enough to be taken for such, and collecting them there costs a large site as much as parsing its pages.
  '--no-allocation-site-pretenuring',
];

/** Pagefind inherits it: its allocator (jemalloc) gives freed memory back after a fifth of a second, not after ten. */
const PAGEFIND_ALLOCATOR = { _RJEM_MALLOC_CONF: 'dirty_decay_ms:200' };

const ASTRO: Step = {
  name: 'Pages',
  args: [...V8_FLAGS, 'node_modules/astro/bin/astro.mjs', 'build'],
  // Its native libraries (bundler, compiler, painter of pictures) give memory back as soon as they free it: a third of all.
  env: { MALLOC_ARENA_MAX: '2', MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ARENA_EAGER_COMMIT: '0' },
  alone: true,
};

/** Ends the process with Astro's code when that fails. */
export async function buildSite(): Promise<void> {
  for (const flag of V8_FLAGS) setFlagsFromString(flag);
  Object.assign(process.env, PAGEFIND_ALLOCATOR);
  // Loaded while Astro works; what fails here is told when it has ended.
  const loading = import('#integrations/after-astro.ts');
  loading.catch(() => undefined);
  await runAll([ASTRO]);
  const { afterAstro } = await loading;
  await afterAstro('dist/', 'node_modules/.astro/');
}
