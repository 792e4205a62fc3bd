/** The API's REST side, as far as Sveltia CMS 0.221.1 and the desk ask. */
import { isBinary, pullRequestId, type Account, type World } from './graph.ts';
import type { PullRequest } from './pull-requests.ts';
import { Refused } from './store.ts';

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  account: Account;
}

export interface Answer {
  status: number;
  body?: unknown;
  /** Sent as it is, instead of a body in JSON. */
  bytes?: Buffer;
  type?: string;
}

type Handler = (world: World, asked: Asked, parts: readonly string[]) => Answer | Promise<Answer>;

const NOT_FOUND: Answer = { status: 404, body: { message: 'Not Found' } };
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const refused = (status: number, message: string): Answer => ({ status, body: { message } });

async function pullRequestBody(world: World, request: PullRequest): Promise<Record<string, unknown>> {
  const { number, title, branch, state, merged, isDraft, createdAt, updatedAt, labels } = request;
  return {
    ...{ number, title, state, merged, draft: isDraft, created_at: createdAt, updated_at: updatedAt },
    node_id: pullRequestId(number),
    html_url: `${world.url}/${world.owner}/${world.repo}/pull/${number}`,
    head: { ref: branch, sha: await world.store.head(branch) },
    labels: labels.map((name) => ({ name })),
  };
}

const user: Handler = (world, { account }) => ({
  status: 200,
  body: { ...account, avatar_url: '', html_url: `${world.url}/${account.login}` },
});

const collaborator: Handler = (_, { account }, [login]) => (login === account.login ? { status: 204 } : NOT_FOUND);

const tree: Handler = async ({ store }, _, [rev = '']) => {
  const oid = (await store.head(rev)) ?? rev;
  const entries = await store.tree(oid);
  return {
    status: 200,
    body: {
      sha: oid,
      truncated: false,
      tree: entries.map((entry) => ({
        path: entry.path,
        sha: entry.oid,
        size: entry.size,
        type: 'blob',
        mode: '100644',
      })),
    },
  };
};

const blob: Handler = async ({ store }, _, [oid = '']) => {
  const found = await store.blob(oid);
  if (!found) return NOT_FOUND;
  const type = isBinary(found.data) ? 'application/octet-stream' : 'text/plain; charset=utf-8';
  return { status: 200, bytes: found.data, type };
};

const moveBranch: Handler = async ({ store }, { body }, [branch = '']) => {
  if ((await store.head(branch)) === undefined) return refused(422, 'Reference does not exist');
  await store.moveBranch(branch, text(body.sha));
  return { status: 200, body: { ref: `refs/heads/${branch}`, object: { sha: body.sha } } };
};

const deleteBranch: Handler = async ({ store, requests }, _, [branch = '']) => {
  if (!(await store.deleteBranch(branch))) return refused(422, 'Reference does not exist');
  for (const request of requests.listOpen()) if (request.branch === branch) request.state = 'closed';
  return { status: 204 };
};

const createBranch: Handler = async ({ store }, { body }) => {
  await store.createBranch(text(body.ref).replace('refs/heads/', ''), text(body.sha));
  return { status: 201, body };
};

/** Where a branch left another, and what that other is now. */
const compare: Handler = async ({ store }, _, [base = '', head = '']) => {
  const now = await store.head(base);
  if (now === undefined) return NOT_FOUND;
  const began = await store.commonCommit(now, head);
  return { status: 200, body: { base_commit: { sha: now }, merge_base_commit: { sha: began } } };
};

const openPullRequest: Handler = async (world, { body, account }) => {
  const { title, head, base, draft } = body;
  try {
    const opened = world.requests.open({
      ...{ title: text(title), branch: text(head), base: text(base) },
      ...{ draft: draft === true, author: account.login },
    });
    return { status: 201, body: await pullRequestBody(world, opened) };
  } catch (cause) {
    if (!(cause instanceof Refused)) throw cause;
    const { message } = cause;
    return { status: 422, body: { message: 'Validation Failed', errors: [{ resource: 'PullRequest', message }] } };
  }
};

const listPullRequests: Handler = async (world, { query }) => {
  const branch = query.get('head')?.split(':')[1];
  const found = world.requests.listOpen().filter((request) => branch === undefined || request.branch === branch);
  return { status: 200, body: await Promise.all(found.map((request) => pullRequestBody(world, request))) };
};

/** A handler of one pull request, which is also an issue. */
const ofPullRequest =
  (handle: (world: World, asked: Asked, request: PullRequest) => Answer | Promise<Answer>): Handler =>
  (world, asked, [number]) => {
    const request = world.requests.find(Number(number));
    return request ? handle(world, asked, request) : NOT_FOUND;
  };

const showPullRequest = ofPullRequest(async (world, _, request) => ({
  status: 200,
  body: await pullRequestBody(world, request),
}));

const changePullRequest = ofPullRequest(async (world, { body }, request) => {
  if (body.state === 'closed' || body.state === 'open') request.state = body.state;
  if (Array.isArray(body.labels)) request.labels = body.labels.map(text);
  world.requests.touch(request);
  return { status: 200, body: await pullRequestBody(world, request) };
});

const addLabels = ofPullRequest((world, { body }, request) => {
  if (Array.isArray(body.labels)) request.labels = [...new Set([...request.labels, ...body.labels.map(text)])];
  world.requests.touch(request);
  return { status: 200, body: request.labels.map((name) => ({ name })) };
});

const files = ofPullRequest(async ({ store }, _, { base, branch }) => {
  const statuses = { ADDED: 'added', DELETED: 'removed', MODIFIED: 'modified' };
  const changed = await store.changedFiles(base, branch);
  return { status: 200, body: changed.map(({ path, kind }) => ({ filename: path, status: statuses[kind] })) };
});

const mergePullRequest = ofPullRequest(async (world, { body }, request) => {
  const head = await world.store.head(request.branch);
  if (typeof body.sha === 'string' && body.sha !== head)
    return refused(409, 'Head branch was modified. Review and try the merge again.');
  try {
    const title = text(body.commit_title) || request.title;
    const sha = await world.requests.merge(request, title, body.merge_method === 'squash');
    return { status: 200, body: { sha, merged: true, message: 'Pull Request successfully merged' } };
  } catch (cause) {
    if (!(cause instanceof Refused)) throw cause;
    return refused(405, cause.message);
  }
});

const checkRuns: Handler = ({ requests }, _, [oid = '']) => {
  const runs = requests.checksOf(oid).map(({ url, ...check }) => ({ ...check, html_url: url, details_url: url }));
  return { status: 200, body: { total_count: runs.length, check_runs: runs } };
};

const workflowRuns: Handler = ({ requests }, { query }) => {
  const runs = requests.checksOf(query.get('head_sha') ?? '').map(({ url, ...check }) => ({ ...check, html_url: url }));
  return { status: 200, body: { total_count: runs.length, workflow_runs: runs } };
};

const REPOSITORY = String.raw`^/repos/[^/]+/[^/]+`;
const ROUTES: readonly [method: string, path: RegExp, handle: Handler][] = [
  ['GET', /^\/user$/, user],
  ['GET', new RegExp(`${REPOSITORY}/collaborators/([^/]+)$`), collaborator],
  ['GET', new RegExp(`${REPOSITORY}/git/trees/(.+)$`), tree],
  ['GET', new RegExp(`${REPOSITORY}/git/blobs/([^/]+)$`), blob],
  ['POST', new RegExp(`${REPOSITORY}/git/refs$`), createBranch],
  ['GET', new RegExp(`${REPOSITORY}/compare/(.+?)\\.\\.\\.(.+)$`), compare],
  ['PATCH', new RegExp(`${REPOSITORY}/git/refs/heads/(.+)$`), moveBranch],
  ['DELETE', new RegExp(`${REPOSITORY}/git/refs/heads/(.+)$`), deleteBranch],
  ['POST', new RegExp(`${REPOSITORY}/pulls$`), openPullRequest],
  ['GET', new RegExp(`${REPOSITORY}/pulls$`), listPullRequests],
  ['GET', new RegExp(`${REPOSITORY}/(?:pulls|issues)/(\\d+)$`), showPullRequest],
  ['PATCH', new RegExp(`${REPOSITORY}/(?:pulls|issues)/(\\d+)$`), changePullRequest],
  ['POST', new RegExp(`${REPOSITORY}/issues/(\\d+)/labels$`), addLabels],
  ['GET', new RegExp(`${REPOSITORY}/pulls/(\\d+)/files$`), files],
  ['PUT', new RegExp(`${REPOSITORY}/pulls/(\\d+)/merge$`), mergePullRequest],
  ['GET', new RegExp(`${REPOSITORY}/commits/([^/]+)/check-runs$`), checkRuns],
  ['GET', new RegExp(`${REPOSITORY}/actions/runs$`), workflowRuns],
  ['POST', new RegExp(`${REPOSITORY}/dispatches$`), () => ({ status: 204 })],
];

export async function answerRest(world: World, asked: Asked): Promise<Answer> {
  const [, , owner, repo] = asked.path.split('/');
  if (asked.path.startsWith('/repos/') && (owner !== world.owner || repo !== world.repo)) return NOT_FOUND;
  for (const [method, path, handle] of ROUTES) {
    const found = method === asked.method ? path.exec(asked.path) : null;
    if (found) return handle(world, asked, found.slice(1).map(decodeURIComponent));
  }
  return NOT_FOUND;
}
