/** Writes /build.json, the commit and a digest of all served files, to verify a deployment (npm run deploy -- --verify). */
import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from './built-page.ts';

export const RECORD = '/build.json';

export interface BuildRecord {
  /** 40 hexadecimal digits, plus "+changes" if the working tree was dirty; or "unknown". */
  commit: string;
  /** `hashOf` over all `FileHashes`. */
  digest: string;
}

/** Hashes by public path, sorted: "/", "/pricing", "/sw.js". */
export type FileHashes = Record<string, string>;

/** Paths that affect a build. */
const SOURCES = ['content', 'src', 'public', 'astro.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json'];
/** Host configuration, and the record itself. */
const NOT_SERVED: ReadonlySet<string> = new Set(['/_headers', '/_redirects', RECORD]);

/** Git sets these for its hooks, and would then read the repository of the hook instead of that of a folder. */
export const OUTSIDE_HOOKS = { GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined };

/** False without a build, or after an interrupted one: the record is written last. */
export const holdsBuild = (folder = 'dist'): boolean => existsSync(folder + RECORD);

/** First 16 hexadecimal digits of the SHA-256. */
export const hashOf = (bytes: string | Buffer): string => hash('sha256', bytes).slice(0, 16);

export function isBuildRecord(value: unknown): value is BuildRecord {
  if (typeof value !== 'object' || value === null || !('commit' in value) || !('digest' in value)) return false;
  const { commit, digest } = value;
  return typeof commit === 'string' && /^[0-9a-f]{16}$/.test(String(digest));
}

/** @returns the trimmed output; undefined without Git or outside a repository */
function git(root: string, ...args: string[]): string | undefined {
  const env = { ...process.env, ...OUTSIDE_HOOKS };
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', env });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Current commit of the project.
 *
 * @param given the commit if already known, as on GitHub (GITHUB_SHA)
 */
export function commitOf(root: string, given = process.env.GITHUB_SHA): string {
  if (given) return given;
  // The prefix is not empty if the project is a folder inside another repository.
  const [commit, prefix = ''] = git(root, 'rev-parse', 'HEAD', '--show-prefix')?.split('\n') ?? [];
  if (!commit || prefix !== '') return 'unknown';
  return git(root, 'status', '--porcelain', '--untracked-files', '--', ...SOURCES) === ''
    ? commit
    : `${commit}+changes`;
}

/** @param folder the built site, with a trailing slash */
export function hashesOf(folder: string): FileHashes {
  const hashes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [pathOf(file, folder), file] as const)
    .filter(([path]) => !NOT_SERVED.has(path))
    .map(([path, file]) => [path, hashOf(readFileSync(file))] as const);
  return Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Call last: a missing record marks an unfinished build. @param folder the built site, with a trailing slash */
export function writeBuildRecord(folder: string): void {
  const files = hashesOf(folder);
  const record: BuildRecord = { commit: commitOf(process.cwd()), digest: hashOf(JSON.stringify(files)) };
  writeFileSync(join(folder, RECORD), JSON.stringify(record));
  console.log(`${Object.keys(files).length} files of ${record.commit}`);
}
