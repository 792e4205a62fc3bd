/**
 * Stands between the desk and the network: what fails gets a sentence, and a sign-in that has ended can be renewed
 * without leaving the form.
 */
import { ApiFailed, type Api, type Asking } from './api.ts';
import { callOf, inJson, type Call } from './calls.ts';
import * as say from './sentences.ts';

export interface Watch {
  api: Api;
  /** Says something that Sveltia would not. */
  notify: (sentence: string) => void;
  /** @returns a new token, or nothing when the owner would rather not now */
  renew: () => Promise<string | undefined>;
  /** What a header that is no longer accepted was replaced by: Sveltia goes on sending the old one. */
  renewed: Map<string, string>;
  /** Tries to make a draft fit the site as it is now; true when it may be published again. */
  freshen: (asking: Asking, number: number) => Promise<boolean>;
  /** What keeps a draft from being published. */
  objection: (asking: Asking, number: number) => Promise<string | undefined>;
}

const READING_TIME = 60_000;
/** Photos over a phone's line. */
const SAVING_TIME = 240_000;

/** The header that a request is to be sent with. */
function authorizationOf({ renewed }: Watch, { init }: Call): string {
  let header = new Headers(init.headers).get('Authorization') ?? '';
  for (let next = renewed.get(header); next !== undefined; next = renewed.get(header)) header = next;
  return header;
}

/** @returns what takes the place of the browser's own fetch */
export const watched =
  (watch: Watch): typeof fetch =>
  (input, init) => {
    const call = callOf(watch.api, input, init);
    if (!call) return watch.api.fetch(input, init);
    return call.doing === 'publishing' ? publish(watch, call) : ask(watch, call);
  };

/** @throws TypeError with a sentence, when there is no answer */
async function send(watch: Watch, call: Call): Promise<Response> {
  const { url, init, doing } = call;
  const headers = new Headers(init.headers);
  if (headers.has('Authorization')) headers.set('Authorization', authorizationOf(watch, call));
  const signal = AbortSignal.timeout(doing === 'reading' ? READING_TIME : SAVING_TIME);
  try {
    return await watch.api.fetch(url, { ...init, headers, signal });
  } catch {
    throw new TypeError(signal.aborted ? say.SLOW : navigator.onLine ? say.CUT : say.OFFLINE);
  }
}

async function ask(watch: Watch, call: Call): Promise<Response> {
  const isNewPullRequest = call.method === 'POST' && call.url.endsWith('/pulls');
  try {
    const response = await withSignIn(watch, call);
    if (response.status === 422 && isNewPullRequest) return await knownPullRequest(watch, call, response);
    return await inWords(watch, call, response);
  } catch (cause) {
    if (cause instanceof Error) tellSilent(watch, call, cause.message);
    throw cause;
  }
}

async function withSignIn(watch: Watch, call: Call): Promise<Response> {
  const response = await send(watch, call);
  // While signing in, Sveltia asks for the token itself; and who only reads is not interrupted.
  if (response.status !== 401 || call.doing === 'reading') return response;
  const ended = authorizationOf(watch, call);
  const token = await watch.renew();
  if (token === undefined) return response;
  // Of several requests that waited, the first has put the new token in.
  if (authorizationOf(watch, call) === ended && ended !== `token ${token}`) watch.renewed.set(ended, `token ${token}`);
  return send(watch, call);
}

async function inWords(watch: Watch, call: Call, response: Response): Promise<Response> {
  const sentence = say.sentenceFor({
    ...{ status: response.status, headers: response.headers, doing: call.doing },
    message: response.ok ? '' : await messageOf(response.clone()),
    repository: `${watch.api.owner}/${watch.api.repo}`,
  });
  if (sentence === undefined) return response;
  tellSilent(watch, call, sentence);
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
function tellSilent({ notify }: Watch, { doing, method, url, graph }: Call, sentence: string): void {
  const isStage = method === 'PATCH' && /\/issues\/\d+$/.test(url);
  const isTurned = /pullRequest(ToDraft|ReadyForReview)/i.test(graph?.query ?? '');
  if (doing === 'publishing' || isStage || isTurned) notify(sentence);
}

/** The request came through once already, and its answer was lost. */
async function knownPullRequest(watch: Watch, call: Call, refused: Response): Promise<Response> {
  const { head } = JSON.parse(call.init.body as string) as { head: string };
  const query = new URLSearchParams({ state: 'open', head: `${watch.api.owner}:${head}` });
  const { headers } = call.init;
  const found = await send(watch, { ...call, init: { ...(headers ? { headers } : {}) }, url: `${call.url}?${query}` });
  const [known] = found.ok ? ((await found.json()) as unknown[]) : [];
  return known === undefined ? inWords(watch, call, refused) : inJson(201, known);
}

async function publish(watch: Watch, call: Call): Promise<Response> {
  const number = Number(/\/pulls\/(\d+)\/merge$/.exec(call.url)?.[1]);
  const refuse = (sentence: string) => {
    watch.notify(sentence);
    return inJson(405, { message: sentence });
  };
  const asking = { api: watch.api, authorization: authorizationOf(watch, call) };
  try {
    const objection = await watch.objection(asking, number);
    if (objection !== undefined) return refuse(objection);
    const response = await withSignIn(watch, call);
    if (response.status !== 405 && response.status !== 409) return await inWords(watch, call, response);
    if (!(await watch.freshen(asking, number))) return refuse(say.DRAFT_CLASH);
    return await inWords(watch, call, await withSignIn(watch, call));
  } catch (cause) {
    if (cause instanceof ApiFailed) return inWords(watch, call, cause.response);
    if (cause instanceof Error) watch.notify(cause.message);
    throw cause;
  }
}
