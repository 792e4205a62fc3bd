/**
 * Builds, adds the files that pages of earlier builds still name, and uploads to the CDN; or, with --preview name, uploads
 * beside the live site. Needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID; refuses while records are samples, unless
 * --samples is given or it is a preview. --first: nothing is live at the site's address yet. --built: the build in dist/
 * as it is. With --announce the search engines of IndexNow hear which pages it changed, once it is live.
 */
import { business } from '#business/schema/business.ts';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { checkPreviewName, deploy, firstLook, preview } from './deploy/deploy.ts';
import { changes, send } from './deploy/announce.ts';
import { runMain } from './lib/run-main.ts';
import { run } from './lib/steps.ts';

/** @returns one sentence that says what there is to see now */
async function main(): Promise<string> {
  const { values } = parseArgs({
    options: {
      first: { type: 'boolean' },
      samples: { type: 'boolean' },
      announce: { type: 'boolean' },
      built: { type: 'boolean' },
      preview: { type: 'string' },
    },
  });
  const project = { folder: process.cwd() };
  if (values.preview !== undefined) checkPreviewName(values.preview);
  else if (!values.samples) run({ name: 'Launch check', args: ['scripts/content/launch.ts'] });
  if (!values.built) {
    // Before minutes of building: a token that has expired, no network.
    await firstLook(project, 'npm run deploy');
    run({ name: 'Build', args: ['scripts/build.ts'] });
  }
  if (values.preview !== undefined) return preview(project, values.preview);

  const { site, samples } = business.parse(parse(readFileSync('content/business.yaml', 'utf8')));
  const first = values.first ?? samples.includes('site');
  const announce = async () => {
    const { site, paths } = await changes();
    return () => send(site, paths);
  };
  return deploy({
    ...project,
    live: first ? undefined : site,
    today: new Date(),
    announce: values.announce ? announce : undefined,
  });
}

await runMain(async () => console.log(`\n${await main()}`));
