/** Asks GitHub for what Sveltia does not: texts as they are now, and all of content/ for validation. */

export interface GitHub {
  readonly owner: string;
  readonly repo: string;
  readonly branch: string;
  readonly rest: string;
  readonly graphql: string;
  readonly token: () => string | undefined;
}

/** GitHub did not give what was asked; the message says why. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);

export function base64Of(text: string): string {
  const letters = [...new TextEncoder().encode(text)].map((byte) => String.fromCodePoint(byte));
  return btoa(letters.join(''));
}

/** @throws NoAnswer with what GitHub, or the fetch guard, has said */
async function send<T>({ token }: GitHub, url: string, method: string, body?: unknown): Promise<T> {
  const headers = { Authorization: `token ${token() ?? ''}`, 'Content-Type': 'application/json' };
  const response = await fetch(url, {
    ...{ method, headers, cache: 'no-store' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new NoAnswer(cause instanceof Error ? cause.message : String(cause));
  });
  if (response.status === 204) return undefined as T;
  const answer = (await response.json()) as { message?: string; errors?: { message: string }[] };
  const reason = answer.errors?.[0]?.message ?? (response.ok ? undefined : (answer.message ?? response.statusText));
  if (reason !== undefined) throw new NoAnswer(reason);
  return answer as T;
}

/** @param path below the repository @throws NoAnswer */
export const askRest = <T>(github: GitHub, method: string, path: string, body?: unknown): Promise<T> =>
  send(github, `${github.rest}/repos/${github.owner}/${github.repo}${path}`, method, body);

/** @throws NoAnswer */
export async function askGraphql<T>(github: GitHub, query: string, variables: object = {}): Promise<T> {
  const { owner, repo, graphql } = github;
  return (await send<{ data: T }>(github, graphql, 'POST', { query, variables: { owner, repo, ...variables } })).data;
}

/** As many files a request as Sveltia asks for. */
const AT_ONCE = 250;

interface Blob {
  text: string | null;
  isTruncated: boolean;
}

/** @param objects such as `oid: "…"` or `expression: "main:content/faq.yaml"` @returns undefined for what is not there */
async function textsOf(github: GitHub, objects: readonly string[]): Promise<(string | undefined)[]> {
  const parts = objects.map((object, at) => `content_${at}: object(${object}) { ... on Blob { text isTruncated } }`);
  const query = `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${parts.join(' ')} } }`;
  const { repository } = await askGraphql<{ repository: Record<string, Blob | null> }>(github, query);
  return objects.map((object, at) => {
    const blob = repository[`content_${at}`];
    if (blob?.isTruncated) throw new NoAnswer(`A file is too long to be edited here (${object}).`);
    return blob?.text ?? undefined;
  });
}

/** @returns a file's text on the first of these branches that has it */
export const textOn = async (github: GitHub, branches: readonly string[], path: string): Promise<string | undefined> =>
  (
    await textsOf(
      github,
      branches.map((branch) => `expression: ${JSON.stringify(`${branch}:${path}`)}`),
    )
  ).find((text) => text !== undefined);

/** The repository's files at one commit. */
export interface Content {
  readonly paths: ReadonlySet<string>;
  /** What those of content/ hold. */
  readonly bytes: ReadonlyMap<string, Uint8Array>;
}

/** @returns what gives all of content/ at a commit or branch, each text loaded once; it throws NoAnswer */
export function contentReader(github: GitHub): (ref: string) => Promise<Content> {
  const known = new Map<string, Uint8Array>();
  const commits = new Map<string, Content>();
  return async (ref) => {
    interface Tree {
      sha: string;
      truncated?: boolean;
      tree: { type: string; path: string; sha: string }[];
    }
    const path = `/git/trees/${encodeURIComponent(ref)}?recursive=1`;
    const { sha, tree, truncated } = await askRest<Tree>(github, 'GET', path);
    if (truncated) throw new NoAnswer('The list of files is too long for one answer.');
    const before = commits.get(sha);
    if (before) return before;
    const files = tree.filter(({ type }) => type === 'blob');
    const texts = files.filter((file) => /^content\/.*\.(yaml|md)$/.test(file.path));
    const missing = [...new Set(texts.map((file) => file.sha))].filter((oid) => !known.has(oid));
    for (let at = 0; at < missing.length; at += AT_ONCE) {
      const oids = missing.slice(at, at + AT_ONCE);
      const found = await textsOf(
        github,
        oids.map((oid) => `oid: "${oid}"`),
      );
      for (const [index, oid] of oids.entries()) known.set(oid, new TextEncoder().encode(found[index] ?? ''));
    }
    const bytes = new Map(texts.map((file) => [file.path, known.get(file.sha) ?? new Uint8Array()]));
    const content = { paths: new Set(files.map((file) => file.path)), bytes };
    commits.set(sha, content);
    return content;
  };
}
