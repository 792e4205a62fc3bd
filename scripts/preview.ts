/** Serves a copy of the last build, which a new build does not change. */
import { holdsBuild } from '#build/build-record.ts';
import { freePort } from './lib/free-port.ts';
import { runMain } from './lib/run-main.ts';
import { serve } from './lib/static-server.ts';

await runMain(async () => {
  if (!holdsBuild()) throw new Error('There is no built site. Run npm run build first.');
  const server = await serve(await freePort(4321));
  console.log(`The last build is at ${server.url} (stop with Ctrl+C; start again after a new build)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
});
