/** Builds the site and serves it at http://localhost:4321, or on the next free port. */
import { run } from './lib/steps.ts';

await run({ name: 'Build', args: ['scripts/build.ts'] });
await import('./preview.ts');
