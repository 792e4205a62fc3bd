/** Serves the site as it was last built. */
import { existsSync } from 'node:fs';
import { serve } from '../tools/serve.ts';

if (!existsSync('dist/index.html')) {
  console.error('There is no built site. Run npm run build first.');
  process.exit(1);
}
const server = await serve(4321);
console.log(`The last build is at ${server.url} (stop with Ctrl+C)`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.stop();
    process.exit(0);
  });
}
