/** A store over a bare git repository. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git, gitText, ObjectReader } from './git.ts';
import {
  Refused,
  type Blob,
  type Change,
  type ChangedFile,
  type Commit,
  type Merge,
  type NewCommit,
  type Store,
  type TreeEntry,
} from './store.ts';

const NONE = '0'.repeat(40);
const refOf = (branch: string): string => `refs/heads/${branch}`;
const FORMAT = '--format=%x01%H%x02%an%x02%ae%x02%cI%x02%s%x02';

function commitOf(record: string): { commit: Commit; rest: string } {
  const [oid = '', author = '', email = '', date = '', message = '', rest = ''] = record.split('\x02');
  return { commit: { oid, author, email, date, message }, rest };
}

export class BareStore implements Store {
  readonly dir: string;
  readonly #reader: ObjectReader;
  /** Changes of branches, one after the other. */
  #last: Promise<unknown> = Promise.resolve();
  /** Who changed which file, as of one commit: asked for hundreds of files at once. */
  #histories: { oid: string; byPath: Promise<Map<string, Commit[]>> } | undefined;

  constructor(dir: string) {
    this.dir = dir;
    this.#reader = new ObjectReader(dir);
  }

  head(branch: string): Promise<string | undefined> {
    return this.pointsAt(branch);
  }

  protected async pointsAt(branch: string): Promise<string | undefined> {
    const oid = await gitText(this.dir, ['rev-parse', '--quiet', '--verify', `${refOf(branch)}^{commit}`], {
      allowed: [1],
    });
    return oid === '' ? undefined : oid;
  }

  async commitInfo(oid: string): Promise<Commit> {
    const record = await gitText(this.dir, ['show', '--no-patch', FORMAT, oid]);
    return commitOf(record.replace('\x01', '')).commit;
  }

  async tree(rev: string): Promise<readonly TreeEntry[]> {
    const list = (await git(this.dir, ['ls-tree', '-r', '-l', '-z', '--full-tree', rev])).toString();
    return list.split('\0').flatMap((line) => {
      const [, type, oid = '', size = '', path = ''] = /^\d+ (\w+) (\w+) +(\S+)\t(.*)$/s.exec(line) ?? [];
      return type === 'blob' ? [{ path, oid, size: Number(size) }] : [];
    });
  }

  async blob(name: string): Promise<Blob | undefined> {
    const found = await this.#reader.read(name);
    return found?.type === 'blob' ? { oid: found.oid, data: found.data } : undefined;
  }

  async history(rev: string, path?: string): Promise<readonly Commit[]> {
    const isOid = /^[0-9a-f]{40}$/.test(rev);
    const oid = isOid ? rev : await gitText(this.dir, ['rev-parse', '--verify', `${rev}^{commit}`]);
    if (path === undefined) return [await this.commitInfo(oid)];
    if (this.#histories?.oid !== oid) this.#histories = { oid, byPath: this.#readHistories(oid) };
    return (await this.#histories.byPath).get(path) ?? [];
  }

  commit({ branch, onto, changes, message }: NewCommit): Promise<string> {
    return this.#inTurn(async () => {
      const now = await this.pointsAt(branch);
      if (now !== onto) throw new Refused(`Expected branch to point to "${onto}" but it did not. Pull and try again.`);
      const tree = await this.writeTree(onto, changes);
      const oid = await gitText(this.dir, ['commit-tree', tree, '-p', onto, '-m', message]);
      await git(this.dir, ['update-ref', refOf(branch), oid, onto]);
      return oid;
    });
  }

  createBranch(branch: string, oid: string): Promise<void> {
    return this.#inTurn(async () => {
      if ((await this.pointsAt(branch)) !== undefined)
        throw new Refused(`A ref named "${refOf(branch)}" already exists in the repository.`);
      await git(this.dir, ['update-ref', refOf(branch), oid, NONE]);
    });
  }

  moveBranch(branch: string, oid: string): Promise<void> {
    return this.#inTurn(async () => {
      await git(this.dir, ['update-ref', refOf(branch), oid]);
    });
  }

  deleteBranch(branch: string): Promise<boolean> {
    return this.#inTurn(async () => {
      if ((await this.pointsAt(branch)) === undefined) return false;
      await git(this.dir, ['update-ref', '-d', refOf(branch)]);
      return true;
    });
  }

  commonCommit(one: string, other: string): Promise<string> {
    return gitText(this.dir, ['merge-base', one, other]);
  }

  async changedFiles(base: string, branch: string): Promise<readonly ChangedFile[]> {
    const range = `${refOf(base)}...${refOf(branch)}`;
    const list = (await git(this.dir, ['diff', '--name-status', '--no-renames', '-z', range])).toString().split('\0');
    const files: ChangedFile[] = [];
    for (let at = 0; at + 1 < list.length; at += 2) {
      const kind = ({ A: 'ADDED', D: 'DELETED' } as const)[list[at] ?? ''] ?? 'MODIFIED';
      files.push({ path: list[at + 1] ?? '', kind });
    }
    return files;
  }

  merge({ into, branch, message, squash }: Merge): Promise<string> {
    return this.#inTurn(async () => {
      const [onto, theirs] = [await this.pointsAt(into), await this.pointsAt(branch)];
      if (onto === undefined || theirs === undefined) throw new Refused('Base or head branch is gone.');
      const answer = await gitText(this.dir, ['merge-tree', '--write-tree', '--name-only', onto, theirs], {
        allowed: [1],
      });
      const [tree = '', ...conflicts] = answer.split('\n');
      if (conflicts.length > 0) throw new Refused('Pull Request is not mergeable');
      const parents = ['-p', onto, ...(squash ? [] : ['-p', theirs])];
      const oid = await gitText(this.dir, ['commit-tree', tree, ...parents, '-m', message]);
      await git(this.dir, ['update-ref', refOf(into), oid, onto]);
      return oid;
    });
  }

  async close(): Promise<void> {
    await this.#last;
    this.#reader.close();
  }

  /** @returns the tree of a commit with changes put in */
  protected async writeTree(onto: string, changes: readonly Change[]): Promise<string> {
    const room = mkdtempSync(join(tmpdir(), 'desk-index-'));
    const env = { GIT_INDEX_FILE: join(room, 'index') };
    try {
      await git(this.dir, ['read-tree', onto], { env });
      const lines: string[] = [];
      for (const { path, data } of changes) {
        const oid = data ? await gitText(this.dir, ['hash-object', '-w', '--stdin'], { input: data }) : NONE;
        lines.push(`${data ? '100644' : '0'} ${oid}\t${path}\0`);
      }
      await git(this.dir, ['update-index', '-z', '--index-info'], { env, input: lines.join('') });
      return await gitText(this.dir, ['write-tree'], { env });
    } finally {
      rmSync(room, { recursive: true, force: true });
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #readHistories(oid: string): Promise<Map<string, Commit[]>> {
    const args = ['log', '-z', '--name-only', '--no-renames', '-m', '--first-parent', FORMAT, oid];
    const byPath = new Map<string, Commit[]>();
    for (const record of (await git(this.dir, args)).toString().split('\x01').slice(1)) {
      const { commit, rest } = commitOf(record);
      for (const path of rest.split('\0').map((name) => name.trim())) {
        if (path === '') continue;
        const known = byPath.get(path);
        if (known) known.push(commit);
        else byPath.set(path, [commit]);
      }
    }
    return byPath;
  }
}

/** Makes a bare repository. */
export async function createBare(dir: string, branch: string): Promise<void> {
  await git(dir, ['init', '--quiet', '--bare', `--initial-branch=${branch}`]);
}
