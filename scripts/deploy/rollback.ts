/** Goes back to the version that was live before. */
import { firstLook } from './deploy.ts';
import { change, shortly, type Project } from './wrangler.ts';

const AGAIN = 'npm run deploy -- --rollback';
const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/**
 * Makes live what was live before the live version first came. Done twice it goes back two versions, and it never leads
 * to one that was taken back, nor to a preview.
 *
 * @returns one sentence that says what is live now
 * @throws Error when there is nothing to go back to, or Cloudflare does not do it; says what is live
 */
export async function rollBack(project: Project): Promise<string> {
  const deployed = await firstLook(project, AGAIN);
  const live = deployed.at(-1);
  if (!live)
    throw new Error('Nothing is live yet, so that there is nothing to go back from. Run npm run deploy first.');
  const first = deployed.findIndex(({ version }) => version === live.version);
  const earlier = deployed[first - 1];
  if (!earlier)
    throw new Error(
      `There is no earlier version to go back to: ${shortly(live.version)}, which is live, is the first that Cloudflare lists. To change the site, change its content and run npm run deploy.`,
    );
  const message = `Back from ${shortly(live.version)}`;
  const args = ['versions', 'deploy', `${earlier.version}@100%`, '--yes', '--message', message];
  await change(project, args, AGAIN, deployed);
  return `Live now: version ${shortly(earlier.version)} of ${WHEN.format(earlier.at)}, in the place of ${shortly(live.version)}.`;
}
