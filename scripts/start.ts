/** Builds the site and serves it on http://localhost:4321. */
import { globSync } from 'node:fs';
import { run } from '../tools/steps.ts';
import { serve } from '../tools/serve.ts';

const PORT = 4321;

run({ name: 'Build', args: ['scripts/build.ts'] });
const server = await serve(PORT);
const pages = globSync('dist/**/*.html').length;
console.log(`\n${pages} pages at http://localhost:${PORT} (stop with Ctrl+C)`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.stop();
    process.exit(0);
  });
}
