/** Serves the site as it was last built when this began. */
import { freePort } from './lib/free-port.ts';
import { serve } from './lib/static-server.ts';
import { holdsBuild } from '#build/build-record.ts';

if (!holdsBuild()) {
  console.error('There is no built site. Run npm run build first.');
  process.exit(1);
}
const server = await serve(await freePort(4321));
console.log(`The last build is at ${server.url} (stop with Ctrl+C; begin again to see a later one)`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.stop();
    process.exit(0);
  });
}
