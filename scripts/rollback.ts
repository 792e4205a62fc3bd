/** Takes the last deployment back: the version before the live one is live again. Needs CLOUDFLARE_API_TOKEN. */
import { rollBack } from '../live/upload/rollback.ts';
import { orSay } from '../tools/or-say.ts';

await orSay(async () => console.log(await rollBack({ folder: process.cwd() })));
