/** Runs git's plumbing on a repository, apart from any settings of the machine. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';

export class GitFailed extends Error {}

/** Nobody's settings, nobody's name, no questions. */
const ALONE = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_AUTHOR_NAME: 'Desk',
  GIT_AUTHOR_EMAIL: 'desk@example.com',
  GIT_COMMITTER_NAME: 'Desk',
  GIT_COMMITTER_EMAIL: 'desk@example.com',
};

export interface GitOptions {
  input?: string | Buffer;
  env?: Record<string, string>;
  /** Ends other than 0 that are an answer, not a failure. */
  allowed?: readonly number[];
}

/** The environment of a git process; a hook that calls us names its own repository there. */
function environment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  return { ...Object.fromEntries(inherited), ...ALONE, ...extra };
}

/** @throws GitFailed with what git said */
export function git(dir: string, args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', [`--git-dir=${dir}`, ...args], { env: environment(options.env) });
    const said: Buffer[] = [];
    const complained: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => complained.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0 || options.allowed?.includes(code ?? -1)) resolve(Buffer.concat(said));
      else reject(new GitFailed(`git ${args.join(' ')}: ${Buffer.concat(complained).toString().trim()}`));
    });
    // Git may end before it has read everything.
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.input ?? '');
  });
}

export const gitText = async (dir: string, args: readonly string[], options?: GitOptions): Promise<string> =>
  (await git(dir, args, options)).toString().trim();

export interface GitObject {
  oid: string;
  type: string;
  data: Buffer;
}

const NEW_LINE = 10;

/** One git process that reads objects, as many as are asked for: hundreds when the desk opens. */
export class ObjectReader {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #waiting: { resolve: (found: GitObject | undefined) => void; reject: (cause: Error) => void }[] = [];
  #heard: Buffer = Buffer.alloc(0);

  constructor(dir: string) {
    this.#child = spawn('git', [`--git-dir=${dir}`, 'cat-file', '--batch'], { env: environment() });
    this.#child.stdout.on('data', (chunk: Buffer) => {
      this.#heard = this.#heard.length > 0 ? Buffer.concat([this.#heard, chunk]) : chunk;
      while (this.#next());
    });
    this.#child.once('close', () => {
      for (const { reject } of this.#waiting.splice(0)) reject(new GitFailed('git cat-file has ended.'));
    });
  }

  /** @param name an object's id, or `branch:path` */
  read(name: string): Promise<GitObject | undefined> {
    if (name.includes('\n')) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#child.stdin.write(`${name}\n`);
    });
  }

  close(): void {
    this.#child.stdin.end();
  }

  /** Hands out the next answer, if all of it is here. */
  #next(): boolean {
    const end = this.#heard.indexOf(NEW_LINE);
    if (end < 0) return false;
    const head = this.#heard.subarray(0, end).toString();
    const [oid = '', type = '', size = ''] = head.split(' ');
    const isThere = /^\d+$/.test(size) && !head.endsWith(' missing');
    const length = isThere ? Number(size) + 1 : 0;
    if (this.#heard.length < end + 1 + length) return false;
    const data = this.#heard.subarray(end + 1, end + length);
    this.#heard = this.#heard.subarray(end + 1 + length);
    this.#waiting.shift()?.resolve(isThere ? { oid, type, data: Buffer.from(data) } : undefined);
    return true;
  }
}
