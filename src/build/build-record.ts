/**
 * Writes /build.json: the commit that a build was made from, and one digest of all files that the site serves. A live site
 * can then be asked whether it is what was built (npm run verify).
 */
import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from './built-page.ts';

/** Its address on the site. */
export const RECORD = '/build.json';

export interface BuildRecord {
  /** 40 hexadecimal digits, with "+changes" behind them when files differed from that commit; or "unknown". */
  commit: string;
  /** Of all files, as `hashOf` gives it. */
  digest: string;
}

/** By public address, in the order of the alphabet: "/", "/pricing", "/sw.js" → hashOf its bytes. */
export type FileHashes = Record<string, string>;

/** What a build is made from. */
const SOURCES = ['content', 'src', 'public', 'astro.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json'];
/** No files of the site: the host's own rules, and the record itself. */
const NOT_SERVED: ReadonlySet<string> = new Set(['/_headers', '/_redirects', RECORD]);

/** @returns false where there is none, and for what a build left that was stopped: its record is written last */
export const holdsBuild = (folder = 'dist'): boolean => existsSync(folder + RECORD);

/** @returns the first 16 hexadecimal digits of its SHA-256 */
export const hashOf = (bytes: string | Buffer): string => hash('sha256', bytes).slice(0, 16);

/** True for what `recordOf` returns. */
export function isBuildRecord(value: unknown): value is BuildRecord {
  if (typeof value !== 'object' || value === null || !('commit' in value) || !('digest' in value)) return false;
  const { commit, digest } = value;
  return typeof commit === 'string' && /^[0-9a-f]{16}$/.test(String(digest));
}

/** @returns what Git says, or undefined where there is no Git, or no repository */
function git(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * @param root the project's folder
 * @param given the commit as GitHub names it (GITHUB_SHA), which then counts
 */
export function commitOf(root: string, given = process.env.GITHUB_SHA): string {
  if (given) return given;
  // The second line is the way here from the repository's own folder: a copy inside another repository has none of its own.
  const [commit, way = ''] = git(root, 'rev-parse', 'HEAD', '--show-prefix')?.split('\n') ?? [];
  if (!commit || way !== '') return 'unknown';
  return git(root, 'status', '--porcelain', '--', ...SOURCES) === '' ? commit : `${commit}+changes`;
}

/** @param folder the built site, with a slash at the end */
export function filesOf(folder: string): FileHashes {
  const hashes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [pathOf(file, folder), file] as const)
    .filter(([path]) => !NOT_SERVED.has(path))
    .map(([path, file]) => [path, hashOf(readFileSync(file))] as const);
  return Object.fromEntries(hashes.sort(([one], [two]) => (one < two ? -1 : 1)));
}

/** Writes the record, which comes after everything else in the folder: a build without one was not finished. @param folder the built site, with a slash at the end */
export function writeBuildRecord(folder: string): void {
  const files = filesOf(folder);
  const record: BuildRecord = { commit: commitOf(process.cwd()), digest: hashOf(JSON.stringify(files)) };
  writeFileSync(join(folder, RECORD), JSON.stringify(record));
  console.log(`${Object.keys(files).length} files of ${record.commit}`);
}
