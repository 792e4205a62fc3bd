/** Asks the repository's API for ourselves, beside what Sveltia asks. */

export interface Api {
  owner: string;
  repo: string;
  branch: string;
  rest: string;
  graphql: string;
  /** The browser's own fetch. */
  fetch: typeof fetch;
}

export const GITHUB_API = 'https://api.github.com';

/** GitHub's two addresses, or those of a stand-in, as Sveltia makes them of `api_root`. */
export function addressesOf(root: string): { rest: string; graphql: string } {
  const base = root.replace(/\/+$/, '');
  return base === GITHUB_API
    ? { rest: base, graphql: `${base}/graphql` }
    : { rest: `${base}/api/v3`, graphql: `${base}/api/graphql` };
}

const request = (authorization: string, method: string, body?: unknown): RequestInit => ({
  method,
  cache: 'no-cache',
  headers: {
    Authorization: authorization,
    Accept: 'application/json',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

export interface Asking {
  api: Api;
  /** The header of the request it is done for. */
  authorization: string;
}

export class ApiFailed extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super(`${response.status} ${response.url}`);
    this.response = response;
  }
}

/** @throws ApiFailed */
export async function askGraph<T>({ api, authorization }: Asking, query: string, variables: object = {}): Promise<T> {
  const { owner, repo } = api;
  const body = { query, variables: { owner, repo, ...variables } };
  const response = await api.fetch(api.graphql, request(authorization, 'POST', body));
  if (!response.ok) throw new ApiFailed(response);
  const { data, errors } = (await response.clone().json()) as { data: T; errors?: unknown };
  if (errors !== undefined) throw new ApiFailed(response);
  return data;
}

/** @throws ApiFailed */
export async function askRest<T>(
  { api, authorization }: Asking,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await api.fetch(
    `${api.rest}/repos/${api.owner}/${api.repo}${path}`,
    request(authorization, method, body),
  );
  if (!response.ok) throw new ApiFailed(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}
