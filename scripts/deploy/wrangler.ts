/** Runs wrangler, Cloudflare's own program, and asks it which version of the site is live. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { reasonOf } from './reason.ts';

const PROGRAM = resolve(import.meta.dirname, '../../node_modules/wrangler/bin/wrangler.js');
/** Where wrangler writes its own log, below the project. */
const LOGS = '.wrangler/logs';
const MINUTE = 60_000;
/** As long as a command may take, in milliseconds: a whole first upload over a slow line. */
const PATIENCE = 30 * MINUTE;

/** A project whose files go to Cloudflare: a folder with a wrangler.jsonc and a built dist/. */
export interface Project {
  folder: string;
  /** As long as one command of wrangler may take, in milliseconds; half an hour when left out. */
  patience?: number;
}

/** A time at which a version went live. */
export interface Deployed {
  version: string;
  at: Date;
}

/** What wrangler did, as far as it is known to a program. */
export interface Outcome {
  /** What it printed for people or programs, without warnings. */
  stdout: string;
  version: string | undefined;
  /** Addresses of a preview: by its name first. */
  previews: string[];
}

/** Wrangler failed; the message says why, in whole sentences. */
export class HostFailure extends Error {
  /** True when Cloudflare knows no Worker of this name, as before the first deployment. */
  readonly unknown: boolean;
  constructor(said: string, reason = reasonOf(said)) {
    super(reason);
    this.unknown = /\[code: 100(?:07|90)\]/.test(said);
  }
}

/** Reads what wrangler wrote for programs: one JSON object a line. */
function outcomeOf(file: string): Omit<Outcome, 'stdout'> {
  const entries = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const texts = (...names: string[]) =>
    names.flatMap((name) => entries.map((entry) => entry[name])).filter((value) => typeof value === 'string');
  return { version: texts('version_id')[0], previews: texts('preview_alias_url', 'preview_url') };
}

/**
 * Runs one command of wrangler in the project's folder.
 *
 * @param shown whether what it says is printed as it comes
 * @throws HostFailure when wrangler fails, or takes too long
 */
export async function wrangler(project: Project, args: readonly string[], shown: boolean): Promise<Outcome> {
  const { folder, patience = PATIENCE } = project;
  const scratch = mkdtempSync(join(tmpdir(), 'wrangler-'));
  const report = join(scratch, 'report');
  try {
    const child = spawn(process.execPath, [PROGRAM, ...args], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_LOG_PATH: LOGS,
        WRANGLER_OUTPUT_FILE_PATH: report,
      },
    });
    let [stdout, said, late] = ['', '', false];
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      if (shown) process.stdout.write(chunk);
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += stripVTControlCharacters(chunk.toString())));
    if (shown) child.stderr.on('data', (chunk: Buffer) => process.stderr.write(chunk));
    const bound = setTimeout(() => (late = child.kill()), patience);
    const code = await new Promise<number | null>((done, fail) => child.once('close', done).once('error', fail));
    clearTimeout(bound);
    if (late) throw new HostFailure(said, `Cloudflare did not answer within ${patience / MINUTE} minutes.`);
    if (code !== 0) throw new HostFailure(said);
    return { stdout, ...outcomeOf(report) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

interface ListedDeployment {
  created_on: string;
  versions: { version_id: string; percentage: number }[];
}

/**
 * What was live, the oldest first and the live version last; empty before the first deployment.
 *
 * @throws HostFailure when Cloudflare does not say
 */
export async function deployments(project: Project): Promise<Deployed[]> {
  let listed: ListedDeployment[];
  try {
    const { stdout } = await wrangler(project, ['deployments', 'list', '--json'], false);
    listed = JSON.parse(stdout) as ListedDeployment[];
  } catch (error) {
    if (error instanceof HostFailure && error.unknown) return [];
    throw error;
  }
  return listed.flatMap(({ created_on, versions }) => {
    // Two versions share the visitors only when someone wants it so in the dashboard; the greater part is what is live.
    const [most] = versions.toSorted((a, b) => b.percentage - a.percentage);
    return most ? { version: most.version_id, at: new Date(created_on) } : [];
  });
}

/** The part of a version's id that its address begins with. */
export const shortly = (version: string): string => version.slice(0, 8);

/**
 * Runs a command that changes which version is live.
 *
 * @param again the command of this project that does it, for the message
 * @param before what was live until now
 * @throws Error that says why it failed, what is live now, and what to do
 */
export async function change(
  project: Project,
  args: readonly string[],
  again: string,
  before: readonly Deployed[],
): Promise<Outcome> {
  try {
    return await wrangler(project, args, true);
  } catch (error) {
    if (!(error instanceof HostFailure)) throw error;
    const after = await deployments(project).catch(() => undefined);
    throw new Error(`${error.message} ${stateAfter(before, after)} Then run ${again} again.`, { cause: error });
  }
}

/** What is live after a failure, as Cloudflare says it; it may have done what it was asked and the answer got lost. */
function stateAfter(before: readonly Deployed[], after: readonly Deployed[] | undefined): string {
  const [was, is] = [before.at(-1)?.version, after?.at(-1)?.version];
  if (!after) return 'Cloudflare does not say which version is live now: look at the site.';
  if (was !== is) return `Even so, another version than before is live now: ${shortly(is ?? '')}. Look at the site.`;
  return was ? `The site is as it was: version ${shortly(was)} is live.` : 'Nothing is live yet.';
}
