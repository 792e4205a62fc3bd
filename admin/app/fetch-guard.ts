/** Every request of the page goes through here: other hosts and invalid commits are refused, failures get a sentence. */
import { cut, offline, sentenceFor, slow, type Doing } from './failures.ts';
import { bytesOf } from './github.ts';

/** A file that a commit writes, or deletes where there are no bytes. */
export interface Change {
  readonly path: string;
  readonly bytes?: Uint8Array;
}
interface FileChanges {
  readonly additions?: readonly { path: string; contents: string }[];
  readonly deletions?: readonly { path: string }[];
}
/** A commit as it is sent to GitHub. */
export interface Commit {
  readonly query: string;
  readonly variables: {
    readonly input: {
      readonly branch: { branchName: string };
      /** The commit it is made on. */
      readonly expectedHeadOid: string;
      readonly fileChanges: FileChanges;
      readonly message: { headline: string };
    };
  };
}
type Body = { [Part in keyof Commit]?: Partial<Commit[Part]> };
interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; type?: string }[];
  message?: string;
}

export interface Guard {
  readonly rest: string;
  readonly graphql: string;
  readonly owner: string;
  readonly repo: string;
  /** Origins that may be asked. */
  readonly origins: ReadonlySet<string>;
  /** @returns the commit as it may leave, or why it is refused */
  readonly checkCommit: (commit: Commit) => Promise<Commit | string>;
  readonly onSignedIn: () => void;
  /** Shows a sentence that Sveltia would not. */
  readonly notify: (sentence: string) => void;
  readonly network: typeof fetch;
}

const READING_TIMEOUT = 60_000;
/** Photos over a phone's connection. */
const SAVING_TIMEOUT = 240_000;

interface Call {
  readonly url: string;
  readonly init: RequestInit;
  readonly method: string;
  readonly body: Body;
  readonly doing: Doing;
}

function callOf(url: string, init: RequestInit): Call {
  const method = (init.method ?? 'GET').toUpperCase();
  const body = (typeof init.body === 'string' ? JSON.parse(init.body) : {}) as Body;
  const doing = (): Doing => {
    if (/pullRequest(ToDraft|ReadyForReview)/i.test(body.query ?? '')) return 'changing the status';
    if (method === 'PUT' && url.endsWith('/merge')) return 'publishing';
    if (method === 'PATCH' && /\/issues\/\d+$/.test(url)) return 'changing the status';
    const isSaving = body.query === undefined ? method !== 'GET' : /^\s*mutation\b/.test(body.query);
    return isSaving ? 'saving' : 'reading';
  };
  return { url, init, method, body, doing: doing() };
}

/** @throws Error for a commit that could not be checked */
function commitIn(body: Body): Commit | undefined {
  if (!body.query?.includes('createCommitOnBranch')) return undefined;
  if (!body.variables?.input) throw new Error('Sveltia writes commits in a new way. Update admin/app/fetch-guard.ts.');
  return body as Commit;
}

export const changesOf = ({ additions = [], deletions = [] }: FileChanges): Change[] => [
  ...deletions.map(({ path }) => ({ path })),
  ...additions.map(({ path, contents }) => ({ path, bytes: bytesOf(contents) })),
];

const refusal = (message: string, status = 200): Response => {
  const body = status === 200 ? { data: null, errors: [{ message }] } : { message };
  return Response.json(body, { status });
};

/** @throws TypeError with a sentence where there is no answer */
async function send({ network }: Guard, { url, init, doing }: Call): Promise<Response> {
  const signal = AbortSignal.timeout(doing === 'reading' ? READING_TIMEOUT : SAVING_TIMEOUT);
  try {
    return await network(url, { ...init, signal });
  } catch {
    throw new TypeError(signal.aborted ? slow(doing) : navigator.onLine ? cut(doing) : offline(doing));
  }
}

/** A commit whose answer was lost may have come through: then its branch holds it. */
async function lostCommit(guard: Guard, call: Call, { query: mutation, variables }: Commit) {
  const { input } = variables;
  const selection = /commit\s*(\{.*\})\s*\}\s*\}\s*$/s.exec(mutation)?.[1] ?? '{ oid }';
  const query = `query($owner: String!, $repo: String!, $branch: String!) { repository(owner: $owner, name: $repo) { ref(qualifiedName: $branch) { target { ... on Commit { message parents(first: 1) { nodes { oid } } ...on Commit ${selection} } } } } }`;
  const { owner, repo } = guard;
  const branch = `refs/heads/${input.branch.branchName}`;
  const body = JSON.stringify({ query, variables: { owner, repo, branch } });
  const response = await send(guard, { ...call, init: { ...call.init, body } }).catch(() => undefined);
  if (!response?.ok) return undefined;
  interface Head {
    data?: { repository?: { ref?: { target?: { message: string; parents: { nodes: { oid: string }[] } } } } };
  }
  const commit = ((await response.json()) as Head).data?.repository?.ref?.target;
  const isOurs = commit?.message === input.message.headline && commit.parents.nodes[0]?.oid === input.expectedHeadOid;
  return isOurs ? Response.json({ data: { createCommitOnBranch: { commit } } }) : undefined;
}

/** A draft whose answer was lost is there already, and GitHub refuses a second one. */
async function knownDraft(guard: Guard, call: Call): Promise<Response | undefined> {
  const { head } = call.body as { head: string };
  const query = new URLSearchParams({ state: 'open', head: `${guard.owner}:${head}` });
  const { headers = {} } = call.init;
  const found = await send(guard, { ...call, url: `${call.url}?${query}`, init: { headers } });
  const [known] = found.ok ? ((await found.json()) as unknown[]) : [];
  return known === undefined ? undefined : Response.json(known, { status: 201 });
}

/** @returns the answer, with a sentence in the place of GitHub's words for a failure */
async function explained({ owner, repo }: Guard, { url, doing }: Call, response: Response): Promise<Response> {
  if (response.ok && !url.endsWith('/graphql')) return response;
  const answer = (await response
    .clone()
    .json()
    .catch(() => ({}))) as Answer;
  const { message = answer.message ?? response.statusText, type } = answer.errors?.[0] ?? {};
  const { status, headers } = response;
  const sentence = sentenceFor({ status, message, type, headers, doing, repository: `${owner}/${repo}` });
  return sentence === undefined ? response : refusal(sentence, status);
}

/** Sends a commit that passes validation. A browser that repeats a lost request meets a branch that has moved on. */
async function sendCommit(guard: Guard, call: Call, asked: Commit): Promise<Response> {
  const commit = await guard.checkCommit(asked);
  if (typeof commit === 'string') return refusal(commit);
  try {
    const response = await send(guard, { ...call, init: { ...call.init, body: JSON.stringify(commit) } });
    const { errors } = response.ok ? ((await response.clone().json()) as Answer) : {};
    return (errors && (await lostCommit(guard, call, commit))) ?? response;
  } catch (cause) {
    const found = await lostCommit(guard, call, commit);
    if (found) return found;
    throw cause;
  }
}

async function askGitHub(guard: Guard, call: Call): Promise<Response> {
  const commit = commitIn(call.body);
  const response = commit ? await sendCommit(guard, call, commit) : await send(guard, call);
  const isNewDraft = response.status === 422 && call.method === 'POST' && call.url.endsWith('/pulls');
  const known = isNewDraft ? await knownDraft(guard, call) : undefined;
  const answer = known ?? (await explained(guard, call, response));
  if (call.url !== `${guard.rest}/user` || !answer.ok) return answer;
  guard.onSignedIn();
  // The host of GitHub's pictures is none that the admin asks.
  return Response.json({ ...((await answer.json()) as object), avatar_url: undefined });
}

/** Shows what Sveltia would not: of these, it says only that they failed. */
async function withNotes(guard: Guard, call: Call): Promise<Response> {
  if (call.doing !== 'publishing' && call.doing !== 'changing the status') return askGitHub(guard, call);
  try {
    const answer = await askGitHub(guard, call);
    const { errors, message } = (await answer.clone().json()) as Answer;
    const reason = errors?.[0]?.message ?? (answer.ok ? undefined : message);
    if (reason !== undefined) guard.notify(reason);
    return answer;
  } catch (cause) {
    if (cause instanceof Error) guard.notify(cause.message);
    throw cause;
  }
}

/** @returns what takes the place of the browser's own fetch */
export function guardedFetch(guard: Guard): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!['blob:', 'data:'].includes(url.protocol) && !guard.origins.has(url.origin))
      throw new TypeError(`The admin does not ask ${url.origin}.`);
    const isApi = url.href === guard.graphql || url.href.startsWith(`${guard.rest}/`);
    return isApi ? withNotes(guard, callOf(url.href, init)) : guard.network(input, init);
  };
}
