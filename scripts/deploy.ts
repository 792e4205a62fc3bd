/**
 * Builds and uploads to the CDN. Needs CLOUDFLARE_API_TOKEN; refuses while records are samples, unless --samples is
 * given. With --announce the search engines of IndexNow hear which pages it changed.
 */
import { changes, send } from './indexnow.ts';
import { run } from './steps.ts';

if (!process.argv.includes('--samples')) run({ name: 'Launch check', args: ['scripts/launch-check.ts'] });
run({ name: 'Build', args: ['scripts/build.ts'] });
// What the site serves now is known only until the upload.
const news = process.argv.includes('--announce') ? await changes() : undefined;
run({ name: 'Upload', args: ['node_modules/wrangler/bin/wrangler.js', 'deploy'] });
if (news) await send(news.site, news.paths);
