/** Builds the site and serves it on http://localhost:4321, or on the next port that is free. */
import { globSync } from 'node:fs';
import { freePort } from './lib/free-port.ts';
import { run } from './lib/steps.ts';
import { serve } from './lib/static-server.ts';

run({ name: 'Build', args: ['scripts/build.ts'] });
const server = await serve(await freePort(4321));
const pages = globSync('dist/**/*.html').length;
console.log(`\n${pages} pages at ${server.url} (stop with Ctrl+C)`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.stop();
    process.exit(0);
  });
}
