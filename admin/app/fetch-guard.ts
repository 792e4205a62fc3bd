/**
 * Everything that the desk asks of the network goes through here. No one is asked but its own host, the repository's API
 * and the sign-in; and a commit is looked at before it leaves.
 */
import { bytesOf } from '../github/blobs.ts';
import type { Change } from './content.ts';

/** A commit that is about to be made. */
export interface NewCommit {
  readonly branch: string;
  /** The commit it is made on. */
  readonly onto: string;
  readonly changes: readonly Change[];
}

export interface Gate {
  /** Origins that may be asked. */
  readonly origins: ReadonlySet<string>;
  readonly graphql: string;
  readonly rest: string;
  /** @returns why the commit is not made, in a sentence; undefined where it may be */
  readonly onCommit: (commit: NewCommit) => Promise<string | undefined>;
  /** Told that the sign-in holds. */
  readonly onUser: () => void;
  readonly network: typeof fetch;
}

/** What Sveltia asks of GitHub when it commits. */
interface Mutation {
  query: string;
  variables?: {
    input?: {
      branch: { branchName: string };
      expectedHeadOid: string;
      fileChanges: { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] };
    };
  };
}

/** @returns the commit that a request makes; undefined where it makes none */
export function commitIn(body: unknown): NewCommit | undefined {
  if (typeof body !== 'string' || !body.includes('createCommitOnBranch')) return undefined;
  const { query, variables } = JSON.parse(body) as Mutation;
  if (!query.includes('createCommitOnBranch')) return undefined;
  if (!variables?.input) throw new Error('A commit is written otherwise than the desk knows.');
  const { branch, expectedHeadOid, fileChanges } = variables.input;
  const { additions = [], deletions = [] } = fileChanges;
  return {
    branch: branch.branchName,
    onto: expectedHeadOid,
    changes: [
      ...deletions.map(({ path }) => ({ path })),
      ...additions.map(({ path, contents }) => ({ path, bytes: bytesOf(contents) })),
    ],
  };
}

/** As GitHub answers a commit that it does not take. */
const refusal = (message: string): Response =>
  new Response(JSON.stringify({ data: null, errors: [{ message }] }), {
    headers: { 'Content-Type': 'application/json' },
  });

/** GitHub's hosts of pictures are none that the desk asks, so no picture of who is signed in. */
async function withoutPicture(response: Response): Promise<Response> {
  const user = (await response.json()) as Record<string, unknown>;
  return new Response(JSON.stringify({ ...user, avatar_url: undefined }), {
    status: response.status,
    headers: { 'Content-Type': 'application/json' },
  });
}

export interface Opened {
  readonly fetch: typeof fetch;
  /** Asks as whoever is signed in. */
  readonly asUser: (url: string, init?: RequestInit) => Promise<Response>;
}

const urlOf = (asked: RequestInfo | URL): URL =>
  new URL(asked instanceof Request ? asked.url : asked, globalThis.location.href);

/** @returns what takes the place of the browser's own fetch */
export function openGate({ origins, graphql, rest, onCommit, onUser, network }: Gate): Opened {
  let authorization = '';
  const passed: typeof fetch = async (asked, init) => {
    const url = urlOf(asked);
    if (!['blob:', 'data:'].includes(url.protocol) && !origins.has(url.origin))
      throw new TypeError(`The desk does not ask ${url.origin}.`);
    const isApi = url.href.startsWith(rest) || url.href === graphql;
    if (isApi) authorization = new Headers(init?.headers).get('Authorization') ?? authorization;
    const commit = url.href === graphql ? commitIn(init?.body) : undefined;
    const refused = commit && (await onCommit(commit));
    if (refused !== undefined) return refusal(refused);
    const response = await network(asked, init);
    if (url.href !== `${rest}/user` || !response.ok) return response;
    onUser();
    return withoutPicture(response);
  };
  return {
    fetch: passed,
    asUser: (url, init) => {
      const headers = new Headers(init?.headers);
      if (authorization !== '') headers.set('Authorization', authorization);
      return passed(url, { ...init, headers });
    },
  };
}
