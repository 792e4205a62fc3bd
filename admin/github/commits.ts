/**
 * Looks at a commit before it is sent. Sveltia sends whole files, as they were when the form was opened plus what was
 * typed; so whatever somebody else has changed since would be taken back. Here both changes are joined, and only where
 * both changed the same words is the owner asked.
 */
import { base64Of, blobId, bytesOf, textOf } from './blobs.ts';
import { askGraph, type Asking } from './api.ts';
import { mergeTexts, type Clash, type Side } from './merging.ts';
import type { Remembered } from './remembered.ts';

export interface Addition {
  path: string;
  /** Base64. */
  contents: string;
}

export interface CommitInput {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: Addition[]; deletions: { path: string }[] };
  message: { headline: string };
}

/** @returns whose words count, or nothing when the owner wants to look first */
export type Decide = (clashes: readonly FileClash[]) => Promise<Side | undefined>;

export interface FileClash extends Clash {
  file: string;
}

export type Judged =
  | { kind: 'send'; input: CommitInput; isMerged: boolean }
  /** Everything is in the repository already. */
  | { kind: 'done'; head: string; oids: ReadonlyMap<string, string> }
  | { kind: 'declined' };

interface There {
  oid: string;
  /** Left out of what is no text of ours. */
  text?: string;
}

export const isOurText = (path: string): boolean => /\.(ya?ml|md)$/.test(path);

interface HeadAnswer {
  repository: Record<string, unknown> & { head: { target: { oid: string } } | null };
}

/** The name of the question that comes before a commit. */
export const BEFORE_COMMIT = 'BeforeCommit';

/** @returns a branch's head, and files as they are there */
async function lookUp(asking: Asking, branch: string, paths: readonly string[]) {
  const files = paths.map((path, at) => {
    const name = JSON.stringify(`refs/heads/${branch}:${path}`);
    return `file_${at}: object(expression: ${name}) { ... on Blob { oid ${isOurText(path) ? 'text' : ''} } }`;
  });
  const query = `query ${BEFORE_COMMIT}($owner: String!, $repo: String!, $name: String!) { repository(owner: $owner, name: $repo) {
    head: ref(qualifiedName: $name) { target { oid } } ${files.join(' ')} } }`;
  const { repository } = await askGraph<HeadAnswer>(asking, query, { name: `refs/heads/${branch}` });
  const there = new Map<string, There>();
  paths.forEach((path, at) => {
    const found = repository[`file_${at}`] as There | null;
    if (found) there.set(path, found);
  });
  return { head: repository.head?.target.oid, there };
}

interface JudgedFile {
  addition?: Addition;
  isMerged: boolean;
  clashes: FileClash[];
}

async function judgeText(
  addition: Addition,
  there: There | undefined,
  remembered: Remembered,
  prefer: Side,
): Promise<JudgedFile> {
  const { path } = addition;
  const mine = textOf(addition.contents);
  const theirs = there?.text;
  if (theirs === mine) return { isMerged: false, clashes: [] };
  const origins = remembered.originsOf(mine);
  const isAsItWas = !origins || (theirs === undefined ? origins.length === 0 : origins.includes(theirs));
  if (isAsItWas) return { addition, isMerged: false, clashes: [] };
  const { text, clashes } = await mergeTexts(path, { base: origins[0], theirs, mine }, prefer);
  const files = clashes.map((clash) => ({ ...clash, file: path }));
  if (text === theirs) return { isMerged: true, clashes: files };
  return { addition: { path, contents: base64Of(text) }, isMerged: true, clashes: files };
}

async function judgeFiles(
  additions: readonly Addition[],
  there: ReadonlyMap<string, There>,
  remembered: Remembered,
  prefer: Side,
): Promise<JudgedFile[]> {
  return Promise.all(
    additions.map(async (addition) => {
      const known = there.get(addition.path);
      if (isOurText(addition.path)) return judgeText(addition, known, remembered, prefer);
      const isThere = known?.oid === (await blobId(bytesOf(addition.contents)));
      return { ...(isThere ? {} : { addition }), isMerged: false, clashes: [] };
    }),
  );
}

/** @throws ApiFailed */
export async function judgeCommit(
  asking: Asking,
  input: CommitInput,
  remembered: Remembered,
  decide: Decide,
): Promise<Judged> {
  const { additions, deletions } = input.fileChanges;
  const paths = additions.map(({ path }) => path);
  const { head, there } = await lookUp(asking, input.branch.branchName, paths);
  // The branch is gone: GitHub says so better.
  if (head === undefined) return { kind: 'send', input, isMerged: false };
  let judged = await judgeFiles(additions, there, remembered, 'mine');
  const clashes = judged.flatMap((file) => file.clashes);
  if (clashes.length > 0) {
    const side = await decide(clashes);
    if (side === undefined) return { kind: 'declined' };
    judged = await judgeFiles(additions, there, remembered, side);
  }
  const left = judged.flatMap(({ addition }) => (addition ? [addition] : []));
  if (left.length === 0 && deletions.length === 0)
    return { kind: 'done', head, oids: new Map([...there].map(([path, { oid }]) => [path, oid])) };
  return {
    kind: 'send',
    input: { ...input, expectedHeadOid: head, fileChanges: { additions: left, deletions } },
    isMerged: judged.some(({ isMerged }) => isMerged),
  };
}
