/** Builds and uploads to the CDN. Needs CLOUDFLARE_API_TOKEN; refuses while records are samples, unless --samples is given. */
import { run } from './steps.ts';

if (!process.argv.includes('--samples')) run({ name: 'Launch check', args: ['scripts/launch-check.ts'] });
run({ name: 'Build', args: ['scripts/build.ts'] });
run({ name: 'Upload', args: ['node_modules/wrangler/bin/wrangler.js', 'deploy'] });
