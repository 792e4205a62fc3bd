/** How many random cases a test draws and which. The slow tier draws more (vitest.config.ts), every night others. */

/** Times the number of cases that every change is tested with. */
export const FACTOR = Number(process.env.FUZZ_FACTOR ?? 1);
export const SEED = Number(process.env.FUZZ_SEED ?? 1);
