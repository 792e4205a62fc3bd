/** Takes the last deployment back: the version before the live one is live again. Needs CLOUDFLARE_API_TOKEN. */
import { rollBack } from './deploy/rollback.ts';
import { runMain } from './lib/run-main.ts';

await runMain(async () => console.log(await rollBack({ folder: process.cwd() })));
