/**
 * Builds, adds the files that pages of earlier builds still name, and uploads to the CDN. Needs CLOUDFLARE_API_TOKEN;
 * refuses while records are samples, unless --samples is given. --first: nothing is live at the site's address yet.
 * With --announce the search engines of IndexNow hear which pages it changed.
 */
import { business } from '#schema/business.ts';
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { keepFormerFiles } from '../tools/earlier-files.ts';
import { changes, send } from './indexnow.ts';
import { run } from '../tools/steps.ts';

if (!process.argv.includes('--samples')) run({ name: 'Launch check', args: ['scripts/launch-check.ts'] });
run({ name: 'Build', args: ['scripts/build.ts'] });
const { site, samples } = business.parse(load(readFileSync('content/business.yaml', 'utf8')));
const first = process.argv.includes('--first') || samples.includes('site');
console.log(`${await keepFormerFiles('dist', first ? undefined : site, new Date())} files of earlier builds kept`);
// What the site serves now is known only until the upload.
const news = process.argv.includes('--announce') ? await changes() : undefined;
run({ name: 'Upload', args: ['node_modules/wrangler/bin/wrangler.js', 'deploy'] });
if (news) await send(news.site, news.paths);
