/** What the API's GraphQL side knows: the fields Sveltia CMS 0.221.1 asks for, under GitHub's names. */
import { GraphqlError, parse, pick, type Resolver, type Value, type Values } from './graphql.ts';
import type { Check, PullRequest, PullRequests } from './pull-requests.ts';
import { Refused, type Blob, type Change, type Commit, type Store } from './store.ts';

export interface Account {
  login: string;
  name: string;
  email: string;
  id: number;
}

export interface World {
  store: Store;
  requests: PullRequests;
  owner: string;
  repo: string;
  branch: string;
  /** Where the API is, for the addresses in its answers. */
  url: string;
}

/** GitHub cuts a text off here. */
const LONGEST_TEXT = 512 * 1024;
const REPOSITORY_ID = 'R_desk';

const text = (value: Value | undefined): string => (typeof value === 'string' ? value : '');
const fields = (value: Value | undefined): Values =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
const list = (value: Value | undefined): Value[] => (Array.isArray(value) ? value : []);

export const pullRequestId = (number: number): string => `PR_${number}`;
export const isBinary = (data: Buffer): boolean => data.subarray(0, 8000).includes(0);

function blobField({ oid, data }: Blob): Record<string, unknown> {
  const binary = isBinary(data);
  return {
    __typename: 'Blob',
    oid,
    byteSize: data.length,
    isBinary: binary,
    isTruncated: data.length > LONGEST_TEXT,
    text: binary ? null : data.subarray(0, LONGEST_TEXT).toString(),
  };
}

const checkField = ({ name, status, conclusion, url }: Check): Record<string, unknown> => ({
  name,
  status: status.toUpperCase(),
  conclusion: conclusion?.toUpperCase() ?? null,
  detailsUrl: url,
  summary: null,
});

function commitField(world: World, commit: Commit): Record<string, unknown> {
  const { oid, message, author, email, date } = commit;
  const file: Resolver = async ({ path }) => world.store.blob(`${oid}:${text(path)}`);
  const history: Resolver = async ({ path, first }) => {
    const known = await world.store.history(oid, typeof path === 'string' ? path : undefined);
    return { nodes: known.slice(0, Number(first ?? known.length)).map((entry) => commitField(world, entry)) };
  };
  return {
    ...{ __typename: 'Commit', oid, message, committedDate: date, history, file },
    author: { name: author, email, avatarUrl: '', user: null },
    status: null,
    deployments: { nodes: [] },
    checkSuites: () => ({ nodes: [{ checkRuns: { nodes: world.requests.checksOf(oid).map(checkField) } }] }),
  };
}

async function refField(world: World, branch: string): Promise<Record<string, unknown> | null> {
  const oid = await world.store.head(branch);
  if (oid === undefined) return null;
  const target = world.store.commitInfo(oid).then((commit) => commitField(world, commit));
  return { name: branch, target: () => target };
}

async function pullRequestField(world: World, request: PullRequest): Promise<Record<string, unknown>> {
  const { number, title, isDraft, branch, base, labels, createdAt, updatedAt, author } = request;
  return {
    ...{ id: pullRequestId(number), number, title, isDraft, createdAt, updatedAt },
    url: `${world.url}/${world.owner}/${world.repo}/pull/${number}`,
    isCrossRepository: false,
    headRefName: branch,
    headRefOid: await world.store.head(branch),
    author: { __typename: 'User', login: author, avatarUrl: '', name: author, email: '', databaseId: 1 },
    labels: { nodes: labels.map((name) => ({ name })) },
    files: async () => ({
      nodes: (await world.store.changedFiles(base, branch)).map(({ path, kind }) => ({ path, changeType: kind })),
    }),
  };
}

function pullRequestsField(world: World): Resolver {
  return ({ labels, headRefName }) => {
    const wanted = list(labels).map(text);
    const found = world.requests
      .listOpen()
      .filter((request) => wanted.length === 0 || request.labels.some((label) => wanted.includes(label)))
      .filter((request) => headRefName === undefined || request.branch === headRefName)
      .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
    return { totalCount: found.length, nodes: found.map((request) => pullRequestField(world, request)) };
  };
}

function repositoryField(world: World): Resolver {
  return ({ owner, name }) => {
    if (owner !== world.owner || name !== world.repo)
      throw new GraphqlError(
        `Could not resolve to a Repository with the name '${text(owner)}/${text(name)}'.`,
        'NOT_FOUND',
      );
    const object: Resolver = async ({ oid, expression }) => {
      const wanted = text(oid ?? expression);
      const blob = await world.store.blob(wanted);
      if (blob) return blobField(blob);
      const commit = await world.store.commitInfo(wanted).catch(() => undefined);
      return commit ? commitField(world, commit) : null;
    };
    /** One query asks for the same branch once for each of hundreds of files. */
    const refs = new Map<string, ReturnType<typeof refField>>();
    const ref = (branch: string) => {
      const known = refs.get(branch) ?? refField(world, branch);
      refs.set(branch, known);
      return known;
    };
    return {
      id: REPOSITORY_ID,
      defaultBranchRef: { name: world.branch },
      ref: ({ qualifiedName }: Values) => ref(text(qualifiedName).replace('refs/heads/', '')),
      object,
      pullRequests: pullRequestsField(world),
    };
  };
}

const changeOf = (value: Value): Change => {
  const { path, contents } = fields(value);
  return { path: text(path), data: Buffer.from(text(contents), 'base64') };
};

function mutations(world: World): Record<string, Resolver> {
  const byId = (id: Value | undefined): PullRequest => {
    const found = world.requests.listOpen().find(({ number }) => pullRequestId(number) === id);
    if (!found) throw new GraphqlError('Could not resolve to a node with this id.', 'NOT_FOUND');
    return found;
  };
  const makeDraft =
    (isDraft: boolean): Resolver =>
    ({ input }) => {
      const request = byId(fields(input).pullRequestId);
      request.isDraft = isDraft;
      world.requests.touch(request);
      return { pullRequest: { isDraft } };
    };
  return {
    createCommitOnBranch: async ({ input }) => {
      const { branch, expectedHeadOid, fileChanges, message } = fields(input);
      const { additions, deletions } = fields(fileChanges);
      const deleted = list(deletions).map((value) => ({ path: text(fields(value).path) }));
      const { headline, body } = fields(message);
      const oid = await world.store.commit({
        branch: text(fields(branch).branchName),
        onto: text(expectedHeadOid),
        changes: [...deleted, ...list(additions).map(changeOf)],
        message: [text(headline), text(body)].filter((part) => part !== '').join('\n\n'),
      });
      return { commit: commitField(world, await world.store.commitInfo(oid)) };
    },
    createRef: async ({ input }) => {
      const { name, oid } = fields(input);
      const branch = text(name).replace('refs/heads/', '');
      await world.store.createBranch(branch, text(oid));
      return { ref: { name: branch } };
    },
    convertPullRequestToDraft: makeDraft(true),
    markPullRequestReadyForReview: makeDraft(false),
  };
}

export interface GraphAnswer {
  data: unknown;
  errors?: { message: string; type: string }[];
}

/** GitHub answers mistakes with 200 and says them in `errors`. */
export async function answerGraph(world: World, query: string, variables: Values): Promise<GraphAnswer> {
  try {
    const { isMutation, selections } = parse(query);
    const root = isMutation ? mutations(world) : { repository: repositoryField(world) };
    return { data: await pick(root, selections, variables) };
  } catch (cause) {
    if (cause instanceof GraphqlError) return { data: null, errors: [{ message: cause.message, type: cause.type }] };
    if (cause instanceof Refused) return { data: null, errors: [{ message: cause.message, type: 'STALE_DATA' }] };
    throw cause;
  }
}
