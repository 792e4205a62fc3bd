/**
 * Puts photos of jobs where the site looks for them, in the commit that saves their words: the file is named after the
 * job, whose id is only final when the form is saved. Photos that a job no longer has are deleted.
 */
import { jobPicture } from '#business/job-pictures.ts';
import { PICTURE_ENDINGS, PICTURES } from '#business/picture-files.ts';
import { homeOf } from '#business/schema/collections.ts';
import { isRecord, photoOf, type Values } from '../forms/shape.ts';

const SIDES = ['before', 'after'] as const;

interface PhotoPlan {
  /** Uploaded file → the paths without ending that it belongs at. */
  readonly moves: ReadonlyMap<string, readonly string[]>;
  /** Paths without ending whose photos go. */
  readonly removed: readonly string[];
}

export interface FileChanges {
  additions: { path: string; contents: string }[];
  deletions: { path: string }[];
}

/** @param form the values of a form right before they are saved, with the paths that Sveltia gave to new photos */
export function planPhotos({ jobs }: Values): PhotoPlan {
  const moves = new Map<string, string[]>();
  const removed: string[] = [];
  for (const job of Array.isArray(jobs) ? jobs.filter(isRecord) : []) {
    for (const side of SIDES) {
      const stem = `${PICTURES}/${jobPicture(String(job.id), side)}`;
      const address = isRecord(job.photos) ? job.photos[photoOf(side)] : undefined;
      if (!isRecord(job.photos)) removed.push(stem);
      else if (typeof address === 'string' && address.startsWith('/'))
        moves.set(address.slice(1), [...(moves.get(address.slice(1)) ?? []), stem]);
    }
  }
  return { moves, removed };
}

/** @param existing paths of the repository's files */
export function withPhotos(changes: FileChanges, plan: PhotoPlan, existing: ReadonlySet<string>): FileChanges {
  const additions = changes.additions.flatMap(({ path, contents }) => {
    const stems = plan.moves.get(path);
    const ending = path.slice(path.lastIndexOf('.'));
    return stems ? stems.map((stem) => ({ path: stem + ending, contents })) : [{ path, contents }];
  });
  const added = new Set(additions.map(({ path }) => path));
  const replaced = changes.additions.flatMap(({ path }) => plan.moves.get(path) ?? []);
  const words = added.has(homeOf('jobs')) ? plan.removed : [];
  const deletions = [...replaced, ...words]
    .flatMap((stem) => PICTURE_ENDINGS.map((ending) => stem + ending))
    .filter((path) => existing.has(path) && !added.has(path))
    .map((path) => ({ path }));
  return { additions, deletions: [...changes.deletions, ...deletions] };
}

interface Commit {
  query: string;
  variables: {
    input: { branch: { repositoryNameWithOwner: string }; expectedHeadOid: string; fileChanges: FileChanges };
  };
}

function commitIn(url: string, body: unknown): Commit | undefined {
  if (!url.endsWith('/graphql') || typeof body !== 'string' || !body.includes('createCommitOnBranch')) return undefined;
  return JSON.parse(body) as Commit;
}

/** GitHub Enterprise has its REST API at another path than github.com. */
const restOf = (url: string): string => url.replace(/\/graphql$/, '').replace(/\/api$/, '/api/v3');

/** @returns undefined where GitHub does not answer: the commit itself will tell why */
async function existingFiles(send: typeof fetch, url: string, { variables }: Commit, headers: HeadersInit) {
  const { branch, expectedHeadOid } = variables.input;
  const response = await send(
    `${restOf(url)}/repos/${branch.repositoryNameWithOwner}/git/trees/${expectedHeadOid}?recursive=1`,
    { headers },
  );
  if (!response.ok) return undefined;
  const { tree } = (await response.json()) as { tree: { path: string }[] };
  return new Set(tree.map(({ path }) => path));
}

/** @param planOf what the form that was saved last says of photos */
export const withPhotoCommits =
  (send: typeof fetch, planOf: () => PhotoPlan): typeof fetch =>
  async (target, options) => {
    const url = target instanceof Request ? target.url : String(target);
    const commit = commitIn(url, options?.body);
    const plan = planOf();
    const changes = commit?.variables.input.fileChanges;
    if (!changes?.additions.some(({ path }) => path === homeOf('jobs') || plan.moves.has(path)))
      return send(target, options);
    const existing = commit && (await existingFiles(send, url, commit, options?.headers ?? {}));
    if (!existing) return send(target, options);
    commit.variables.input.fileChanges = withPhotos(changes, plan, existing);
    // The query asks for the hash of each new file, by its path.
    for (const [path, [stem = '']] of plan.moves)
      commit.query = commit.query.replaceAll(
        JSON.stringify(path),
        JSON.stringify(stem + path.slice(path.lastIndexOf('.'))),
      );
    return send(target, { ...options, body: JSON.stringify(commit) });
  };
