/**
 * Stands between Sveltia and the repository: every request of the page goes through here. What fails gets a sentence;
 * a commit is judged first; a sign-in that has ended can be renewed without leaving the form.
 */
import { ApiFailed, type Api, type Asking } from './api.ts';
import { blobId, judgeCommit, type CommitInput, type Decide, type Judged } from './commits.ts';
import type { Remembered } from './remembered.ts';
import * as say from './sentences.ts';

export interface Desk {
  api: Api;
  remembered: Remembered;
  decide: Decide;
  /** Says something that Sveltia would not. */
  notify: (sentence: string) => void;
  /** @returns a new token, or nothing when the owner would rather not now */
  renew: (isUrgent: boolean) => Promise<string | undefined>;
  /** What a header that is no longer accepted was replaced by: Sveltia goes on sending the old one. */
  renewed: Map<string, string>;
  /** Tries to make a draft fit the site as it is now; true when it may be published again. */
  freshen?: (asking: Asking, number: number) => Promise<boolean>;
  /** What keeps a draft from being published. */
  objection?: (asking: Asking, number: number) => Promise<string | undefined>;
}

interface GraphBody {
  query: string;
  variables: { input?: CommitInput } & Record<string, unknown>;
}

/** What a request is, read once. */
interface Call {
  url: string;
  init: RequestInit;
  method: string;
  graph?: GraphBody;
  doing: say.Failure['doing'];
}

const READING_TIME = 60_000;
/** Photos over a phone's line. */
const SAVING_TIME = 240_000;
const TRIES = 3;

const addressOf = (input: RequestInfo | URL): string =>
  typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;

const inJson = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

const isMerge = (method: string, url: string): boolean => method === 'PUT' && /\/pulls\/\d+\/merge$/.test(url);

function callOf(api: Api, input: RequestInfo | URL, init: RequestInit = {}): Call {
  const url = addressOf(input);
  const method = (init.method ?? 'GET').toUpperCase();
  const graph = url === api.graphql && typeof init.body === 'string' ? (JSON.parse(init.body) as GraphBody) : undefined;
  const saves = graph ? graph.query.trimStart().startsWith('mutation') : method !== 'GET';
  const doing = isMerge(method, url) ? 'publishing' : saves ? 'saving' : 'reading';
  return { url, init, method, doing, ...(graph ? { graph } : {}) };
}

/** The header that a request is to be sent with. */
function authorizationOf({ renewed }: Desk, { init }: Call): string {
  let header = new Headers(init.headers).get('Authorization') ?? '';
  for (let next = renewed.get(header); next !== undefined; next = renewed.get(header)) header = next;
  return header;
}

export function watchRequests(desk: Desk): typeof fetch {
  const { api } = desk;
  return async (input, init) => {
    const url = addressOf(input);
    const isOurs = url.startsWith(api.rest) || url === api.graphql;
    if (!isOurs) return elsewhere(desk, input, init);
    const call = callOf(api, input, init);
    return call.graph?.query.includes('createCommitOnBranch') ? commit(desk, call) : ask(desk, call);
  };
}

/** Only the desk's own files: Sveltia would also ask how GitHub is, and fetch fonts and scripts of others. */
function elsewhere({ api }: Desk, input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { origin, protocol } = new URL(addressOf(input), location.href);
  if (origin === location.origin || protocol === 'blob:' || protocol === 'data:') return api.fetch(input, init);
  return Promise.reject(new TypeError(`The desk asks nothing of ${origin}.`));
}

/** @throws TypeError with a sentence, when there is no answer */
async function send(desk: Desk, call: Call): Promise<Response> {
  const { api } = desk;
  const { url, init, doing } = call;
  const headers = new Headers(init.headers);
  if (headers.has('Authorization')) headers.set('Authorization', authorizationOf(desk, call));
  const signal = AbortSignal.timeout(doing === 'reading' ? READING_TIME : SAVING_TIME);
  try {
    return await api.fetch(url, { ...init, headers, signal });
  } catch {
    throw new TypeError(signal.aborted ? say.SLOW : navigator.onLine ? say.CUT : say.OFFLINE);
  }
}

/** Sends a request, with a new token if the old one has ended; an answer that is a failure says so in a sentence. */
async function ask(desk: Desk, call: Call): Promise<Response> {
  if (call.doing === 'publishing') return publish(desk, call);
  const isNewPullRequest = call.method === 'POST' && call.url.endsWith('/pulls');
  try {
    const response = await withSignIn(desk, call);
    if (response.status === 422 && isNewPullRequest) return await knownPullRequest(desk, call, response);
    return await inWords(desk, call, response);
  } catch (cause) {
    if (cause instanceof Error) tellSilent(desk, call, cause.message);
    throw cause;
  }
}

async function withSignIn(desk: Desk, call: Call): Promise<Response> {
  const response = await send(desk, call);
  // While signing in, Sveltia asks for the token itself.
  if (response.status !== 401 || call.url === `${desk.api.rest}/user`) return response;
  const ended = authorizationOf(desk, call);
  const token = await desk.renew(call.doing !== 'reading');
  if (token === undefined) return response;
  // Of several requests that waited, the first has put the new token in.
  if (authorizationOf(desk, call) === ended && ended !== `token ${token}`) desk.renewed.set(ended, `token ${token}`);
  return send(desk, call);
}

async function inWords(desk: Desk, call: Call, response: Response): Promise<Response> {
  const sentence = say.sentenceFor({
    ...{ status: response.status, headers: response.headers, doing: call.doing },
    message: response.ok ? '' : await messageOf(response.clone()),
    repository: `${desk.api.owner}/${desk.api.repo}`,
  });
  if (sentence === undefined) return response;
  tellSilent(desk, call, sentence);
  return inJson(response.status, { message: sentence });
}

async function messageOf(response: Response): Promise<string> {
  try {
    const { message, errors } = (await response.json()) as { message?: string; errors?: { message?: string }[] };
    return errors?.[0]?.message ?? message ?? response.statusText;
  } catch {
    return response.statusText;
  }
}

/** Of a draft's stages and of publishing, Sveltia says only that it could not. */
function tellSilent({ notify }: Desk, { doing, method, url, graph }: Call, sentence: string): void {
  const isStage =
    /\/issues\/\d+(\/labels)?$/.test(url) || /pullRequest(ToDraft|ReadyForReview)/i.test(graph?.query ?? '');
  if (doing === 'publishing' || (isStage && method !== 'GET')) notify(sentence);
}

/** The request came through once already, and its answer was lost. */
async function knownPullRequest(desk: Desk, call: Call, refused: Response): Promise<Response> {
  const { head } = JSON.parse(call.init.body as string) as { head: string };
  const query = new URLSearchParams({ state: 'open', head: `${desk.api.owner}:${head}` });
  const { headers } = call.init;
  const found = await send(desk, { ...call, init: { ...(headers ? { headers } : {}) }, url: `${call.url}?${query}` });
  const [known] = found.ok ? ((await found.json()) as unknown[]) : [];
  return known === undefined ? inWords(desk, call, refused) : inJson(201, known);
}

async function publish(desk: Desk, call: Call): Promise<Response> {
  const number = Number(/\/pulls\/(\d+)\/merge$/.exec(call.url)?.[1]);
  const refuse = (sentence: string) => {
    desk.notify(sentence);
    return inJson(405, { message: sentence });
  };
  const asking = { api: desk.api, authorization: authorizationOf(desk, call) };
  try {
    const objection = await desk.objection?.(asking, number);
    if (objection !== undefined) return refuse(objection);
    const response = await withSignIn(desk, call);
    if (response.status !== 405 && response.status !== 409) return await inWords(desk, call, response);
    if (!(await desk.freshen?.(asking, number))) return refuse(say.DRAFT_CLASH);
    return await inWords(desk, call, await withSignIn(desk, call));
  } catch (cause) {
    if (cause instanceof ApiFailed) return inWords(desk, call, cause.response);
    if (cause instanceof Error) desk.notify(cause.message);
    throw cause;
  }
}

const refusal = (message: string): Response => inJson(200, { data: null, errors: [{ message }] });

/** Judges a commit, and again when somebody else was faster. */
async function commit(desk: Desk, call: Call): Promise<Response> {
  const { graph } = call;
  const input = graph?.variables.input;
  if (!graph || !input) return ask(desk, call);
  for (let tried = 1; ; tried += 1) {
    const judged = await judge(desk, call, input);
    if (judged instanceof Response) return judged;
    if (judged.kind === 'declined') return refusal('Nothing was saved. What you typed is still here.');
    if (judged.kind === 'done') return saved(desk, graph, judged.head, judged.oids);
    const init = {
      ...call.init,
      body: JSON.stringify({ ...graph, variables: { ...graph.variables, input: judged.input } }),
    };
    const response = await ask(desk, { ...call, init });
    const { errors } = (await response.clone().json()) as { errors?: unknown };
    if (response.ok && errors === undefined) return judged.isMerged ? told(desk, graph, response) : response;
    if (!response.ok || tried === TRIES) return response;
  }
}

/** @returns what is to be done, or the failure */
async function judge(desk: Desk, call: Call, input: CommitInput): Promise<Judged | Response> {
  const api = {
    ...desk.api,
    fetch: (url: RequestInfo | URL, init?: RequestInit) => ask(desk, callOf(desk.api, url, init)),
  };
  try {
    return await judgeCommit({ api, authorization: authorizationOf(desk, call) }, input, desk.remembered, desk.decide);
  } catch (cause) {
    if (cause instanceof ApiFailed) return cause.response;
    throw cause;
  }
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

/** Says a commit that was none, or another, so that Sveltia looks for what is new: its own copies are not up to date. */
const behind = (desk: Desk, { variables: { input } }: GraphBody, oid: unknown): unknown =>
  input?.branch.branchName === desk.api.branch ? input.expectedHeadOid : oid;

function saved(desk: Desk, graph: GraphBody, head: string, oids: ReadonlyMap<string, string>): Response {
  const files = aliasesOf(graph).map(([alias, path]) => [alias, { oid: oids.get(path) }] as const);
  const commit = {
    oid: behind(desk, graph, head),
    committedDate: new Date().toISOString(),
    ...Object.fromEntries(files),
  };
  return inJson(200, { data: { createCommitOnBranch: { commit } } });
}

async function told(desk: Desk, graph: GraphBody, response: Response): Promise<Response> {
  const { data } = (await response.json()) as CommitAnswer;
  const { commit } = data.createCommitOnBranch;
  const sent = new Map(graph.variables.input?.fileChanges.additions.map(({ path, contents }) => [path, contents]));
  // The ids of what Sveltia holds: where that is not what was saved, it will read the file again.
  for (const [alias, path] of aliasesOf(graph)) commit[alias] = { oid: await blobId(sent.get(path) ?? '') };
  commit.oid = behind(desk, graph, commit.oid);
  return inJson(200, { data });
}
