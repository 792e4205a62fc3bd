/**
 * Stands between Sveltia and the desk's gate: a commit is joined with what somebody else has changed, before the gate
 * judges it, and made again when somebody was faster.
 */
import { ApiFailed, type Api } from './api.ts';
import { callOf, inJson, type Call, type GraphBody } from './calls.ts';
import { blobId, bytesOf, textOf } from './blobs.ts';
import { isOurText, judgeCommit, type CommitInput, type Decide, type Judged } from './commits.ts';
import type { Remembered } from './remembered.ts';

export interface Joining {
  /** Its `fetch` goes through the gate. */
  api: Api;
  remembered: Remembered;
  decide: Decide;
}

/** How often somebody may be faster. */
const TRIES = 3;
const DECLINED = 'Nothing was saved. What you typed is still here.';

/** @returns what takes the place of the gate's fetch */
export const joined =
  (joining: Joining): typeof fetch =>
  (input, init) => {
    const call = callOf(joining.api, input, init);
    const commit = call?.graph?.query.includes('createCommitOnBranch') ? call.graph.variables.input : undefined;
    return call?.graph && commit ? commitJoined(joining, call, call.graph, commit) : joining.api.fetch(input, init);
  };

async function commitJoined(joining: Joining, call: Call, graph: GraphBody, input: CommitInput): Promise<Response> {
  for (let tried = 1; ; tried += 1) {
    const judged = await judge(joining, call, input);
    if (judged instanceof Response) return judged;
    if (judged.kind === 'declined') return inJson(200, { data: null, errors: [{ message: DECLINED }] });
    if (judged.kind === 'done') return saved(joining, graph, judged.head, judged.oids);
    const body = JSON.stringify({ ...graph, variables: { ...graph.variables, input: judged.input } });
    const response = await joining.api.fetch(call.url, { ...call.init, body }).catch((cause: unknown) => cause);
    if (!(response instanceof Response)) {
      // It may have come through all the same: looked at again, if there is a line.
      if (tried < TRIES) continue;
      throw response;
    }
    const { errors } = (await response.clone().json()) as { errors?: unknown };
    if (response.ok && errors === undefined) {
      keep(joining, input);
      return judged.isMerged ? told(joining, graph, response) : response;
    }
    if (!response.ok || tried === TRIES || !(await hasMoved(joining, call, judged.input))) return response;
  }
}

const authorizationOf = ({ init }: Call): string => new Headers(init.headers).get('Authorization') ?? '';

/** @returns what is to be done, or the failure */
async function judge({ api, remembered, decide }: Joining, call: Call, input: CommitInput): Promise<Judged | Response> {
  try {
    return await judgeCommit({ api, authorization: authorizationOf(call) }, input, remembered, decide);
  } catch (cause) {
    if (cause instanceof ApiFailed) return cause.response;
    throw cause;
  }
}

async function hasMoved(joining: Joining, call: Call, sent: CommitInput): Promise<boolean> {
  const again = await judge(joining, call, { ...sent, fileChanges: { additions: [], deletions: [{ path: '' }] } });
  return !(again instanceof Response) && again.kind === 'send' && again.input.expectedHeadOid !== sent.expectedHeadOid;
}

function keep({ remembered }: Joining, input: CommitInput): void {
  for (const { path, contents } of input.fileChanges.additions) if (isOurText(path)) remembered.saved(textOf(contents));
}

interface CommitAnswer {
  data: { createCommitOnBranch: { commit: Record<string, unknown> } };
}

/** The names under which Sveltia asks for the ids of its files. */
const aliasesOf = ({ query }: GraphBody): [alias: string, path: string][] =>
  [...query.matchAll(/(file_\d+): file\(path: ("(?:[^"\\]|\\.)*")\)/g)].map(([, alias = '', path = '""']) => [
    alias,
    JSON.parse(path) as string,
  ]);

/** Says a commit that is behind, so that Sveltia soon looks for what is new: its own copies are not up to date. */
const behind = ({ api }: Joining, { variables: { input } }: GraphBody, oid: unknown): unknown =>
  input?.branch.branchName === api.branch ? input.expectedHeadOid : oid;

function saved(joining: Joining, graph: GraphBody, head: string, oids: ReadonlyMap<string, string>): Response {
  if (graph.variables.input) keep(joining, graph.variables.input);
  const files = aliasesOf(graph).map(([alias, path]) => [alias, { oid: oids.get(path) }] as const);
  const commit = {
    oid: behind(joining, graph, head),
    committedDate: new Date().toISOString(),
    ...Object.fromEntries(files),
  };
  return inJson(200, { data: { createCommitOnBranch: { commit } } });
}

async function told(joining: Joining, graph: GraphBody, response: Response): Promise<Response> {
  const { data } = (await response.json()) as CommitAnswer;
  const { commit } = data.createCommitOnBranch;
  const sent = new Map(graph.variables.input?.fileChanges.additions.map(({ path, contents }) => [path, contents]));
  // The ids of what Sveltia holds: where that is not what was saved, it will read the file again.
  for (const [alias, path] of aliasesOf(graph)) commit[alias] = { oid: await blobId(bytesOf(sent.get(path) ?? '')) };
  commit.oid = behind(joining, graph, commit.oid);
  return inJson(200, { data });
}
