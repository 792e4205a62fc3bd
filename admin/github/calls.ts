/** What a request to the repository's API is about. */
import type { Api } from './api.ts';
import type { CommitInput } from './commits.ts';

export interface GraphBody {
  query: string;
  variables: { input?: CommitInput } & Record<string, unknown>;
}

export interface Call {
  url: string;
  init: RequestInit;
  method: string;
  graph?: GraphBody;
  doing: 'reading' | 'saving' | 'publishing';
}

export const addressOf = (input: RequestInfo | URL): string =>
  typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;

export const inJson = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

const isMerge = (method: string, url: string): boolean => method === 'PUT' && /\/pulls\/\d+\/merge$/.test(url);

/** @returns nothing for a request to anyone else */
export function callOf(api: Api, input: RequestInfo | URL, init: RequestInit = {}): Call | undefined {
  const url = addressOf(input);
  if (url !== api.graphql && !url.startsWith(`${api.rest}/`)) return undefined;
  const method = (init.method ?? 'GET').toUpperCase();
  const graph = url === api.graphql && typeof init.body === 'string' ? (JSON.parse(init.body) as GraphBody) : undefined;
  const saves = graph ? /^\s*(mutation|query BeforeCommit)\b/.test(graph.query) : method !== 'GET';
  const doing = isMerge(method, url) ? 'publishing' : saves ? 'saving' : 'reading';
  return { url, init, method, doing, ...(graph ? { graph } : {}) };
}
