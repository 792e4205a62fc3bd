/** Runs wrangler, Cloudflare's command line, and reads which version of the site is live. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';

const PROGRAM = resolve(import.meta.dirname, '../../node_modules/wrangler/bin/wrangler.js');
/** A first upload over a slow line takes a while. */
const TIMEOUT = 30 * 60_000;

const NEW_TOKEN = 'Create a new one (docs/operations.md, "The token").';
/** Tried in this order: after a refused token wrangler asks more, and that may fail in other ways. */
const REASONS: readonly [sign: RegExp, reason: string][] = [
  [
    /set a CLOUDFLARE_API_TOKEN environment variable/,
    `CLOUDFLARE_API_TOKEN is not set, or holds no token. ${NEW_TOKEN}`,
  ],
  [
    /\[code: (?:1000|10000|10001|6003|6111|9106|9109)\]|-> 40[13] |Authorization header/,
    `Cloudflare refused the token in CLOUDFLARE_API_TOKEN: it expired, or is not for the account in CLOUDFLARE_ACCOUNT_ID. ${NEW_TOKEN}`,
  ],
  [/fetch failed|Unable to resolve|timed out|other side closed/, 'Cloudflare cannot be reached. Check your network.'],
];

/** Wrangler failed; the message says why, in whole sentences. */
export class WranglerError extends Error {
  /** True if Cloudflare has no Worker of this name, as before the first deployment. */
  readonly missing: boolean;
  constructor(output: string) {
    const own = /\[ERROR\] (.+)/.exec(output)?.[1] ?? 'wrangler stopped without a reason';
    super(REASONS.find(([sign]) => sign.test(output))?.[1] ?? `Cloudflare answered: "${own}".`);
    this.missing = /\[code: 100(?:07|90)\]|Worker that does not yet exist/.test(output);
  }
}

/**
 * Runs wrangler in the project's folder.
 *
 * @param shown also prints what wrangler prints
 * @returns what it printed to stdout
 * @throws WranglerError
 */
export async function wrangler(folder: string, args: readonly string[], shown = true): Promise<string> {
  const running = promisify(execFile)(process.execPath, [PROGRAM, ...args], {
    cwd: folder,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: '.wrangler/logs' },
    maxBuffer: Infinity,
    timeout: TIMEOUT,
  });
  // Asks no questions that nobody can answer.
  running.child.stdin?.end();
  if (shown) {
    running.child.stdout?.pipe(process.stdout);
    running.child.stderr?.pipe(process.stderr);
  }
  try {
    return stripVTControlCharacters((await running).stdout);
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new WranglerError(stripVTControlCharacters(stderr + stdout));
  }
}

export interface Deployed {
  version: string;
  /** When it went live, as Cloudflare writes it: "2026-11-21T09:30:00.000Z". */
  at: string;
}

/**
 * What was live, oldest first and the live version last; empty before the first deployment.
 *
 * @throws Error that says why Cloudflare does not answer
 */
export async function deployments(folder: string): Promise<Deployed[]> {
  const output = await wrangler(folder, ['deployments', 'list', '--json'], false).catch((error: unknown) => {
    if (!(error instanceof WranglerError)) throw error;
    if (error.missing) return '[]';
    throw new Error(`${error.message} Nothing was changed on the site.`, { cause: error });
  });
  const list = JSON.parse(output) as { created_on: string; versions: { version_id: string }[] }[];
  return list.flatMap(({ created_on: at, versions: [first] }) => (first ? [{ version: first.version_id, at }] : []));
}

/** The part of a version's ID that Cloudflare's dashboard shows. */
export const shortId = (version: string): string => version.slice(0, 8);

/**
 * Runs a command that changes which version is live. After a failure Cloudflare is asked what is live now: it may have
 * done its work, and only the answer was lost.
 *
 * @param before what was live until now
 * @returns the ID of the version that is live now
 * @throws Error that says why it failed and what is live now
 */
export async function changeLive(
  folder: string,
  args: readonly string[],
  before: readonly Deployed[],
): Promise<string> {
  const failure = await wrangler(folder, args).then(
    () => undefined,
    (error: unknown) => error as Error,
  );
  const after = await deployments(folder).catch(() => undefined);
  const [was, is] = [before.at(-1)?.version, after?.at(-1)?.version];
  if (!failure && is) return shortId(is);
  const state = !after
    ? 'Cloudflare does not say which version is live now: look at the site.'
    : was !== is
      ? `Even so, a new version is live now: ${shortId(is ?? '')}. Look at the site.`
      : was
        ? `The site is as it was: version ${shortId(was)} is live.`
        : 'Nothing is live yet.';
  throw new Error(`${failure?.message ?? 'The upload went through.'} ${state}`, { cause: failure });
}
