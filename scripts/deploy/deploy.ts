/** Brings a built site to Cloudflare: as the new live version, or as a preview beside it. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { linkedCopy } from '../lib/linked-copy.ts';
import { keepFormerFiles } from '../lib/asset-retention.ts';
import { change, deployments, HostFailure, shortly, wrangler, type Deployed, type Project } from './wrangler.ts';
import { holdsBuild } from '#build/build-record.ts';

export interface Deployment extends Project {
  /** Address of the live site, without a slash at the end; undefined while nothing is live there. */
  live: string | undefined;
  today: Date;
  /**
   * Looks what the site serves before the upload. What it returns is called once the new version is live, and only then.
   *
   * @throws Error when the live site does not say
   */
  announce?: (() => Promise<() => Promise<void>>) | undefined;
}

/**
 * Runs something on a copy of dist/ that takes no room: a build beside it neither takes files away from an upload nor
 * mixes them with new ones, and a failure leaves dist/ as it was.
 */
async function withCopy<Result>({ folder }: Project, use: (copy: string) => Promise<Result>): Promise<Result> {
  if (!holdsBuild(join(folder, 'dist')))
    throw new Error('dist/ holds no build. Run npm run build first, or the deploy without --built.');
  const room = join(folder, '.wrangler');
  let copy = '';
  const leave = () => {
    if (copy) rmSync(copy, { recursive: true, force: true });
  };
  process.once('exit', leave);
  try {
    mkdirSync(room, { recursive: true });
    copy = mkdtempSync(join(room, 'upload-'));
    linkedCopy(join(folder, 'dist'), copy);
    return await use(copy);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    throw new Error(`The disk is full: ${room} needs more room. The site is as it was. Make room, then run it again.`, {
      cause: error,
    });
  } finally {
    leave();
    process.off('exit', leave);
  }
}

/**
 * What was live, asked before anything is done.
 *
 * @throws Error that says why Cloudflare does not answer, and that nothing has happened yet
 */
export async function firstLook(project: Project, again: string): Promise<Deployed[]> {
  try {
    return await deployments(project);
  } catch (error) {
    if (!(error instanceof HostFailure)) throw error;
    throw new Error(`${error.message} Nothing was changed on the site. Then run ${again} again.`, { cause: error });
  }
}

/**
 * Uploads dist/ with the files that pages of earlier builds still name, and makes it live as a whole.
 *
 * @returns one sentence that says what is live now
 * @throws Error that says what failed, what is live now, and what to do
 */
export async function deploy(deployment: Deployment): Promise<string> {
  const { live, today, announce } = deployment;
  const again = 'npm run deploy';
  const before = await firstLook(deployment, again);
  return withCopy(deployment, async (copy) => {
    console.log(`${await keepFormerFiles(copy, live, today)} files of earlier builds kept`);
    const tell = await announce?.();
    const assets = relative(deployment.folder, copy);
    const { version } = await change(deployment, ['deploy', '--assets', assets], again, before);
    const sentence = `Live now: version ${shortly(version ?? 'of this build')}.`;
    try {
      await tell?.();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${sentence} Search engines were not told (${reason}) and find what changed by themselves.`, {
        cause: error,
      });
    }
    return sentence;
  });
}

/**
 * A preview's name is the beginning of its host's name.
 *
 * @throws Error that says what a name may be
 */
export function checkPreviewName(name: string): void {
  if (!/^[a-z](?:[a-z0-9-]{0,38}[a-z0-9])?$/.test(name))
    throw new Error(
      `"${name}" is no name for a preview. It takes small letters, digits and hyphens, 40 of them at most, and begins with a letter: pr-12, new-prices.`,
    );
}

/**
 * Uploads dist/ as a version that is not live, at an address of its own; one of the same name gives way to it.
 *
 * @returns one sentence with the address
 * @throws Error that says what failed and what to do
 */
export async function preview(project: Project, name: string): Promise<string> {
  checkPreviewName(name);
  return withCopy(project, async (copy) => {
    const again = `npm run deploy -- --preview ${name}`;
    const args = ['versions', 'upload', '--preview-alias', name, '--assets', relative(project.folder, copy)];
    const { previews } = await wrangler(project, args, true).catch((error: unknown) => {
      if (!(error instanceof HostFailure)) throw error;
      throw new Error(`${error.message} There is no new preview; the site is as it was. Then run ${again} again.`, {
        cause: error,
      });
    });
    if (!previews[0])
      throw new Error(
        'The preview has no address: turn on "Preview URLs" in the Cloudflare dashboard, under Settings, Domains & Routes of the Worker. Then run it again.',
      );
    return `Preview: ${previews[0]}`;
  });
}
