/**
 * A store over folders of this machine: what stands there is read before every answer, and a commit writes files.
 * Nothing is committed to the project's own repository: whoever works here does that, with git.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { BareStore, createBare } from './bare-store.ts';
import { git, gitText } from './git.ts';
import { Refused, type Change, type Merge, type NewCommit } from './store.ts';

export class WorkingCopyStore extends BareStore {
  readonly #root: string;
  readonly #folders: readonly string[];
  readonly #branch: string;
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(dir: string, root: string, folders: readonly string[], branch: string) {
    super(dir);
    this.#root = resolve(root);
    this.#folders = folders;
    this.#branch = branch;
  }

  /** @param folders the folders to read and write, from `root` */
  static async open(root: string, folders: readonly string[], branch = 'main'): Promise<WorkingCopyStore> {
    const dir = mkdtempSync(join(tmpdir(), 'desk-copy-'));
    await createBare(dir, branch);
    const empty = await gitText(dir, ['hash-object', '-t', 'tree', '-w', '--stdin']);
    const first = await gitText(dir, ['commit-tree', empty, '-m', 'Before']);
    await git(dir, ['update-ref', `refs/heads/${branch}`, first]);
    return new WorkingCopyStore(dir, root, folders, branch);
  }

  override head(branch: string): Promise<string | undefined> {
    return this.#alone(async () => {
      if (branch === this.#branch) await this.#read();
      return this.pointsAt(branch);
    });
  }

  override commit(commit: NewCommit): Promise<string> {
    return this.#alone(async () => {
      if (commit.branch !== this.#branch) return super.commit(commit);
      for (const { path } of commit.changes) this.#place(path);
      await this.#read();
      const oid = await super.commit(commit);
      this.#write(commit.changes);
      return oid;
    });
  }

  override merge(merge: Merge): Promise<string> {
    return this.#alone(async () => {
      if (merge.into !== this.#branch) return super.merge(merge);
      await this.#read();
      const before = (await this.pointsAt(merge.into)) ?? '';
      const oid = await super.merge(merge);
      const list = (await git(this.dir, ['diff', '--name-only', '--no-renames', '-z', before, oid])).toString();
      const changes: Change[] = [];
      for (const path of list.split('\0').slice(0, -1)) {
        const data = (await this.blob(`${oid}:${path}`))?.data;
        changes.push(data ? { path, data } : { path });
      }
      this.#write(changes);
      return oid;
    });
  }

  override async close(): Promise<void> {
    await super.close();
    rmSync(this.dir, { recursive: true, force: true });
  }

  /** One after the other: a folder read while it is written would be taken for somebody's change. */
  #alone<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** What stands in the folders becomes a commit, if it is not one already. */
  async #read(): Promise<void> {
    const env = { GIT_WORK_TREE: this.#root, GIT_INDEX_FILE: join(this.dir, 'copy-index') };
    const folders = this.#folders.filter((folder) => existsSync(join(this.#root, folder)));
    if (folders.length > 0)
      await git(this.dir, ['-C', this.#root, 'add', '--all', '--force', '--', ...folders], { env });
    const tree = await gitText(this.dir, ['write-tree'], { env });
    const head = (await this.pointsAt(this.#branch)) ?? '';
    if (tree === (await gitText(this.dir, ['rev-parse', `${head}^{tree}`]))) return;
    const oid = await gitText(this.dir, ['commit-tree', tree, '-p', head, '-m', 'As it stands on this machine']);
    await git(this.dir, ['update-ref', `refs/heads/${this.#branch}`, oid, head]);
  }

  #write(changes: readonly Change[]): void {
    for (const { path, data } of changes) {
      const place = this.#place(path);
      if (data === undefined) rmSync(place, { force: true });
      else {
        mkdirSync(dirname(place), { recursive: true });
        writeFileSync(place, data);
      }
    }
  }

  /** @throws Refused for a path out of the folders */
  #place(path: string): string {
    const place = resolve(this.#root, path);
    const isInside = this.#folders.some((folder) => place.startsWith(resolve(this.#root, folder) + sep));
    if (!isInside || /(^|\/)\.git(\/|$)/.test(path)) throw new Refused(`${path} is not one of the desk's files.`);
    return place;
  }
}
