/** Uploads a built site to Cloudflare: as the new live version, or as a preview; or makes an earlier version live again. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { holdsBuild } from '#build/build-record.ts';
import { keepFormerFiles } from '../lib/asset-retention.ts';
import { changeLive, deployments, shortId, wrangler, WranglerError } from './wrangler.ts';

/** A Worker of its own, so that a token for previews cannot touch the live site. */
const PREVIEW_WORKER = 'gone-today-preview';
const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long' });

/** Runs something on a copy of dist/, which a build running at the same time does not change. */
async function withCopy<Result>(folder: string, use: (copy: string) => Promise<Result>): Promise<Result> {
  if (!holdsBuild(join(folder, 'dist'))) throw new Error('dist/ holds no build. Run the deploy without --built.');
  mkdirSync(join(folder, '.wrangler'), { recursive: true });
  const copy = mkdtempSync(join(folder, '.wrangler/upload-'));
  try {
    cpSync(join(folder, 'dist'), copy, { recursive: true });
    return await use(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

interface Deployment {
  /** The project's folder, with wrangler.jsonc and dist/. */
  folder: string;
  /** Address of the live site, without a trailing slash; undefined while nothing is live there. */
  live: string | undefined;
  today: Date;
  /** Compares with the live site before the upload; what it returns runs once the new version is live, and only then. */
  announce?: (() => Promise<() => Promise<void>>) | undefined;
}

/**
 * Uploads dist/ with the files that pages of earlier builds still name, and makes it live as a whole.
 *
 * @returns one sentence that says what is live now
 * @throws Error that says what failed and what is live now
 */
export async function deploy({ folder, live, today, announce }: Deployment): Promise<string> {
  const before = await deployments(folder);
  return withCopy(folder, async (copy) => {
    console.log(`${await keepFormerFiles(copy, live, today)} files of earlier builds kept`);
    const send = await announce?.();
    const sentence = `Live now: version ${await changeLive(folder, ['deploy', '--assets', relative(folder, copy)], before)}.`;
    try {
      await send?.();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${sentence} Search engines were not told: ${reason}`, { cause: error });
    }
    return sentence;
  });
}

/**
 * A preview's name begins its host name.
 *
 * @throws Error that says what a name may be
 */
export function checkPreviewName(name: string): void {
  if (!/^[a-z](?:[a-z0-9-]{0,38}[a-z0-9])?$/.test(name))
    throw new Error(
      `"${name}" cannot name a preview. Use up to 40 lowercase letters, digits and hyphens, starting with a letter: pr-12, new-prices.`,
    );
}

/**
 * Uploads dist/ beside the live site, at an address of its own; replaces an earlier preview of the same name.
 *
 * @returns one sentence with the address
 */
export async function preview(folder: string, name: string): Promise<string> {
  return withCopy(folder, async (copy) => {
    const common = ['--name', PREVIEW_WORKER, '--assets', relative(folder, copy)];
    const upload = () => wrangler(folder, ['versions', 'upload', '--preview-alias', name, ...common]);
    const output = await upload().catch(async (error: unknown) => {
      if (!(error instanceof WranglerError && error.missing)) throw error;
      // Only a deployed Worker can have previews.
      await wrangler(folder, ['deploy', ...common]);
      return upload();
    });
    const [address] = new RegExp(`https://${name}-\\S+`).exec(output) ?? [];
    if (!address)
      throw new Error(
        `The preview has no address: turn on "Preview URLs" at Cloudflare, under Settings, Domains & Routes of ${PREVIEW_WORKER}.`,
      );
    return `Preview: ${address}`;
  });
}

/**
 * Makes live what was live before the live version first came: done twice it goes back two versions, and it never leads
 * to a version that was rolled back.
 *
 * @returns one sentence that says what is live now
 * @throws Error if there is nothing to go back to, or Cloudflare does not do it; says what is live
 */
export async function rollBack(folder: string): Promise<string> {
  const before = await deployments(folder);
  const live = before.at(-1);
  if (!live) throw new Error('Nothing is live yet. Run npm run deploy first.');
  const earlier = before[before.findIndex(({ version }) => version === live.version) - 1];
  if (!earlier)
    throw new Error(
      `There is no earlier version than ${shortId(live.version)}, which is live. To change the site, change its content and run npm run deploy.`,
    );
  const message = `Back from ${shortId(live.version)}`;
  await changeLive(folder, ['versions', 'deploy', `${earlier.version}@100%`, '--yes', '--message', message], before);
  return `Live now: version ${shortId(earlier.version)} of ${WHEN.format(new Date(earlier.at))}, in place of ${shortId(live.version)}.`;
}
