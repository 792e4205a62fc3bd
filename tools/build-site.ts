/** A whole build, whatever lies in dist/: Astro's part in a process of its own, and what is made from its pages. */
import { setFlagsFromString } from 'node:v8';
import { runAll, type Step } from './steps.ts';

const V8 = [
  // By default garbage may grow to three times the memory in use; a large site has no room for that.
  '--heap-growing-percent=60',
  // V8 notes which objects live long and puts their like among the old ones from then on. The parts of a page live exactly as
  // long as that takes, and clearing them up from there costs a large site as much as parsing them.
  '--no-allocation-site-pretenuring',
];

const ASTRO: Step = {
  name: 'Pages',
  args: [...V8, 'node_modules/astro/bin/astro.mjs', 'build'],
  // Its native libraries (bundler, compiler, painter of pictures) give memory back as soon as they free it: a third of all.
  env: { MALLOC_ARENA_MAX: '2', MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ARENA_EAGER_COMMIT: '0' },
  alone: true,
};

/** Ends the process with Astro's code when that fails. */
export async function buildSite(): Promise<void> {
  for (const flag of V8) setFlagsFromString(flag);
  // Loaded while Astro works; what fails here is told when it has ended.
  const loading = import('#integrations/after-astro.ts');
  loading.catch(() => undefined);
  await runAll([ASTRO]);
  const { afterAstro } = await loading;
  await afterAstro('dist/', 'node_modules/.astro/');
}
