/** What stands behind the API: branches, files, commits. */

export interface TreeEntry {
  path: string;
  oid: string;
  size: number;
}

export interface Blob {
  oid: string;
  data: Buffer;
}

export interface Change {
  path: string;
  /** Left out where the file is deleted. */
  data?: Buffer;
}

export interface Commit {
  oid: string;
  message: string;
  author: string;
  email: string;
  /** ISO 8601. */
  date: string;
}

export interface NewCommit {
  branch: string;
  /** What the branch must point at, lest somebody else's change be overwritten. */
  onto: string;
  changes: readonly Change[];
  message: string;
}

export interface Merge {
  into: string;
  branch: string;
  message: string;
  /** One new commit with all of the branch's changes, instead of a merge. */
  squash: boolean;
}

export interface ChangedFile {
  path: string;
  kind: 'ADDED' | 'DELETED' | 'MODIFIED';
}

/** The branch is not where the caller thought, or what is to be joined does not fit together. */
export class Refused extends Error {}

export interface Store {
  /** @returns the commit a branch points at */
  head(branch: string): Promise<string | undefined>;
  commitInfo(oid: string): Promise<Commit>;
  tree(rev: string): Promise<readonly TreeEntry[]>;
  /** @param name an object's id, or `branch:path` */
  blob(name: string): Promise<Blob | undefined>;
  /** The newest first. */
  history(rev: string, path?: string): Promise<readonly Commit[]>;
  /** @throws Refused */
  commit(commit: NewCommit): Promise<string>;
  /** @throws Refused when a branch of this name is there */
  createBranch(branch: string, oid: string): Promise<void>;
  moveBranch(branch: string, oid: string): Promise<void>;
  /** @returns false when there is none */
  deleteBranch(branch: string): Promise<boolean>;
  /** The last commit that two have in common. */
  commonCommit(one: string, other: string): Promise<string>;
  /** What a branch changes, seen from where it left the other. */
  changedFiles(base: string, branch: string): Promise<readonly ChangedFile[]>;
  /** @throws Refused when both sides changed the same lines */
  merge(merge: Merge): Promise<string>;
  close(): Promise<void>;
}
