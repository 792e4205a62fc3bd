/** Small repositories for tests. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BareStore, createBare } from './bare-store.ts';
import { git, gitText } from './git.ts';

export const MAIN = 'main';

export const writeFiles = (root: string, files: Readonly<Record<string, string | Buffer>>): void => {
  for (const [path, data] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), data);
  }
};

/** A bare repository whose one commit holds these folders and files of `root`. */
export async function bareOf(root: string, paths: readonly string[] = ['.']): Promise<BareStore> {
  const dir = mkdtempSync(join(tmpdir(), 'desk-bare-'));
  await createBare(dir, MAIN);
  const env = { GIT_WORK_TREE: root, GIT_INDEX_FILE: join(dir, 'first-index') };
  await git(dir, ['-C', root, 'add', '--', ...paths], { env });
  const tree = await gitText(dir, ['write-tree'], { env });
  const first = await gitText(dir, ['commit-tree', tree, '-m', 'First']);
  await git(dir, ['update-ref', `refs/heads/${MAIN}`, first]);
  return new BareStore(dir);
}

/** A bare repository with these files. */
export async function bareWith(files: Readonly<Record<string, string | Buffer>>): Promise<BareStore> {
  const root = mkdtempSync(join(tmpdir(), 'desk-files-'));
  writeFiles(root, files);
  return bareOf(root);
}

/** What anybody gets who clones the repository. */
export function cloneOf(store: BareStore, branch = MAIN): string {
  const to = mkdtempSync(join(tmpdir(), 'desk-clone-'));
  execFileSync('git', ['clone', '--quiet', '--branch', branch, store.dir, to], { stdio: 'pipe' });
  return to;
}

/** Somebody else's commit, past the desk. */
export async function commitElsewhere(
  store: BareStore,
  files: Readonly<Record<string, string | Buffer>>,
  branch = MAIN,
): Promise<string> {
  const onto = (await store.head(branch)) ?? '';
  const changes = Object.entries(files).map(([path, data]) => ({ path, data: Buffer.from(data) }));
  return store.commit({ branch, onto, changes, message: 'By somebody else' });
}
