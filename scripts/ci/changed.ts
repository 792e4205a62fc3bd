/**
 * Says whether a change touches more than the owner's content, pictures and papers ("code=true" in GITHUB_OUTPUT): only
 * then do tests decide whether it goes live. A pull request is compared with its base, the main branch with what is live,
 * so that code whose tests failed never goes along with a later change of content.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isBuildRecord, RECORD } from '../../src/build/build-record.ts';
import { runMain } from '../lib/run-main.ts';

/** What the owner writes: checked by `npm run content -- check`, in his words. */
const CONTENT = ['content/', 'src/assets/pictures/', 'public/papers/'];
const TIMEOUT = 20_000;

export const touchesCode = (files: readonly string[]): boolean =>
  files.some((file) => !CONTENT.some((folder) => file.startsWith(folder)));

/** @returns the commit that is live; undefined where the site does not tell */
export async function liveCommit(site: string): Promise<string | undefined> {
  try {
    const response = await fetch(site + RECORD, { signal: AbortSignal.timeout(TIMEOUT) });
    const record: unknown = await response.json();
    // "+changes": what was not committed then is committed since, or is nowhere.
    return response.ok && isBuildRecord(record) ? /^[0-9a-f]{40}/.exec(record.commit)?.[0] : undefined;
  } catch {
    return undefined;
  }
}

/** @returns paths that differ from a commit; undefined where the repository does not have it */
export function changedSince(commit: string, root = process.cwd()): string[] | undefined {
  const { status, stdout } = spawnSync('git', ['diff', '--name-only', '--no-renames', '-z', commit, 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split('\0').filter(Boolean) : undefined;
}

if (import.meta.main)
  await runMain(async () => {
    const { site } = parse(readFileSync('content/business.yaml', 'utf8')) as { site: string };
    // A pull request is merged with its base for the run.
    const before = process.env.GITHUB_EVENT_NAME === 'pull_request' ? 'HEAD^1' : await liveCommit(site);
    const files = before === undefined ? undefined : changedSince(before);
    const code = files === undefined || touchesCode(files);
    console.log(
      code
        ? `Tests decide: ${files === undefined ? 'what is live is not known' : 'more than content has changed'}.`
        : `Only content has changed since ${before}: the check of content decides.`,
    );
    if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `code=${code}\n`);
  });
