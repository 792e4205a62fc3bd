/** Requests of Sveltia's that commit photos of jobs, made right before they leave the page. */
import { homeOf } from '#business/schema/collections.ts';
import { readYaml } from '../yaml/yaml.ts';
import { isPlain } from './draft.ts';
import { FOLDER, withPhotos, type FileChanges, type JobsLeft } from './photo-names.ts';

interface Commit {
  query: string;
  variables: {
    input: {
      branch: { repositoryNameWithOwner: string };
      expectedHeadOid: string;
      fileChanges: FileChanges;
    };
  };
}

const JOBS_FILE = homeOf('jobs');

function commitIn(url: string, body: unknown): Commit | undefined {
  if (!url.endsWith('/graphql') || typeof body !== 'string' || !body.includes('createCommitOnBranch')) return undefined;
  const request = JSON.parse(body) as Partial<Commit>;
  return request.variables?.input.fileChanges ? (request as Commit) : undefined;
}

const textOf = (base64: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));

function jobsLeft({ additions }: FileChanges): JobsLeft {
  const file = additions.find(({ path }) => path === JOBS_FILE);
  const jobs = file ? readYaml(textOf(file.contents)) : [];
  const records = Array.isArray(jobs) ? (jobs as unknown[]).filter(isPlain) : [];
  const idsOf = (hasPhotos: boolean): string[] =>
    records.flatMap(({ id, photos }) => (typeof id === 'string' && isPlain(photos) === hasPhotos ? [id] : []));
  return { bare: idsOf(false), shown: idsOf(true) };
}

/** Where GitHub's other API is, next to the one for queries; a company's own GitHub has it elsewhere. */
const restOf = (url: string): string => url.replace(/\/graphql$/, '').replace(/\/api$/, '/api/v3');

/** @returns the paths of the repository's files, as the commit finds them */
async function filesThere(send: typeof fetch, url: string, { input }: Commit['variables'], headers: HeadersInit) {
  const { branch, expectedHeadOid } = input;
  const tree = `${restOf(url)}/repos/${branch.repositoryNameWithOwner}/git/trees/${expectedHeadOid}?recursive=1`;
  const answer = await send(tree, { headers });
  // The commit itself will meet the same trouble, and Sveltia says what it is.
  if (!answer.ok) return undefined;
  const { tree: files } = (await answer.json()) as { tree: { path: string }[] };
  return new Set(files.map(({ path }) => path));
}

/** @returns fetch, which puts photos in their place in each commit that has to do with jobs */
export function withPhotoCommits(send: typeof fetch): typeof fetch {
  return async (target, options) => {
    const url = target instanceof Request ? target.url : String(target);
    const commit = commitIn(url, options?.body);
    if (!commit) return send(target, options);
    const { input } = commit.variables;
    const { additions } = input.fileChanges;
    if (!additions.some(({ path }) => path === JOBS_FILE || path.startsWith(FOLDER))) return send(target, options);
    const there = await filesThere(send, url, commit.variables, options?.headers ?? {});
    if (!there) return send(target, options);
    const right = withPhotos(input.fileChanges, jobsLeft(input.fileChanges), there);
    // The query asks for what became of each file, by its path.
    const query = right.additions.reduce(
      (said, { path }, at) => said.replaceAll(JSON.stringify(additions[at]?.path), JSON.stringify(path)),
      commit.query,
    );
    const body = JSON.stringify({ ...commit, query, variables: { input: { ...input, fileChanges: right } } });
    return send(target, { ...options, body });
  };
}
