/** Takes the last deployment back: the version before the live one is live again. Needs CLOUDFLARE_API_TOKEN. */
import { rollBack } from '../live/upload/rollback.ts';

try {
  console.log(await rollBack({ folder: process.cwd() }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
