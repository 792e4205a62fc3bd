/** Asks the repository for content, by the API and the sign-in that Sveltia uses. */
import { blobId } from '../github/blobs.ts';
import { isRead, type Content } from './content.ts';

export interface Address {
  readonly rest: string;
  readonly graphql: string;
  /** "owner/name" */
  readonly repository: string;
}

/** Texts that are at hand already, by path; each is held against the hash that the repository gives. */
export type AtHand = () => Promise<ReadonlyMap<string, string>>;

/** The repository did not give what was asked of it. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

export interface Commit {
  /** Hash of each file, by path. */
  readonly hashes: ReadonlyMap<string, string>;
  readonly content: Content;
}

/** As many files are asked for in one request as Sveltia asks for. */
const AT_ONCE = 250;

export class Repository {
  readonly #address: Address;
  readonly #send: (url: string, init?: RequestInit) => Promise<Response>;
  readonly #atHand: AtHand;
  /** What files hold, by their hash. */
  readonly #held = new Map<string, Uint8Array>();
  readonly #commits = new Map<string, Promise<Commit>>();

  /** @param send adds who is signed in */
  constructor(address: Address, send: (url: string, init?: RequestInit) => Promise<Response>, atHand: AtHand) {
    this.#address = address;
    this.#send = send;
    this.#atHand = atHand;
  }

  /**
   * @param ref a branch, or the hash of a commit
   * @throws NoAnswer where not all of it can be had: then nothing can be judged
   */
  async at(ref: string): Promise<Commit> {
    const { rest, repository } = this.#address;
    const { sha, tree, truncated } = await this.#json<{
      sha: string;
      truncated?: boolean;
      tree: { type: string; path: string; sha: string }[];
    }>(`${rest}/repos/${repository}/git/trees/${encodeURIComponent(ref)}?recursive=1`);
    if (truncated) throw new NoAnswer('The list of files is too long for one answer.');
    const hashes = new Map(tree.filter(({ type }) => type === 'blob').map(({ path, sha: hash }) => [path, hash]));
    const known = this.#commits.get(sha) ?? this.#read(hashes);
    this.#commits.set(sha, known);
    known.catch(() => this.#commits.delete(sha));
    return known;
  }

  /** What a file holds, by its hash: a photo, too. */
  async file(hash: string): Promise<Uint8Array> {
    const bytes = this.#held.get(hash) ?? (await this.#raw(hash));
    this.#held.set(hash, bytes);
    return bytes;
  }

  async #read(hashes: ReadonlyMap<string, string>): Promise<Commit> {
    const wanted = [...hashes].filter(([path]) => isRead(path));
    await this.#take(wanted.filter(([, hash]) => !this.#held.has(hash)));
    const missing = [...new Set(wanted.map(([, hash]) => hash).filter((hash) => !this.#held.has(hash)))];
    for (let at = 0; at < missing.length; at += AT_ONCE) await this.#ask(missing.slice(at, at + AT_ONCE));
    const bytes = new Map(wanted.map(([path, hash]) => [path, this.#given(hash, path)]));
    return { hashes, content: { paths: new Set(hashes.keys()), bytes } };
  }

  #given(hash: string, path: string): Uint8Array {
    const bytes = this.#held.get(hash);
    if (bytes) return bytes;
    throw new NoAnswer(`${path} is missing in the answer.`);
  }

  /** What Sveltia has loaded needs no second request, as long as it is what the repository has. */
  async #take(wanted: readonly [path: string, hash: string][]): Promise<void> {
    if (wanted.length === 0) return;
    const texts = await this.#atHand();
    for (const [path, hash] of wanted) {
      const text = texts.get(path);
      if (text === undefined) continue;
      const bytes = new TextEncoder().encode(text);
      if ((await blobId(bytes)) === hash) this.#held.set(hash, bytes);
    }
  }

  /** In the words that Sveltia uses for the same, so that whatever answers it answers this. */
  async #ask(hashes: readonly string[]): Promise<void> {
    const [owner, repo] = this.#address.repository.split('/');
    const parts = hashes.map(
      (hash, at) => `content_${at}: object(oid: ${JSON.stringify(hash)}) { ... on Blob { text isTruncated } }`,
    );
    const query = `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${parts.join(' ')} } }`;
    const { data } = await this.#json<{
      data?: { repository?: Record<string, { text?: string | null; isTruncated?: boolean } | null> };
    }>(this.#address.graphql, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query, variables: { owner, repo } }),
    });
    for (const [at, hash] of hashes.entries()) {
      const { text, isTruncated } = data?.repository?.[`content_${at}`] ?? {};
      const bytes = typeof text === 'string' && !isTruncated ? new TextEncoder().encode(text) : await this.#raw(hash);
      this.#held.set(hash, bytes);
    }
  }

  /** A long file, or one that is no text. */
  async #raw(hash: string): Promise<Uint8Array> {
    const { rest, repository } = this.#address;
    const response = await this.#answer(`${rest}/repos/${repository}/git/blobs/${hash}`, {
      headers: { Accept: 'application/vnd.github.raw' },
    });
    return new Uint8Array(await response.arrayBuffer());
  }

  async #json<T>(url: string, init?: RequestInit): Promise<T> {
    return (await (await this.#answer(url, init)).json()) as T;
  }

  async #answer(url: string, init?: RequestInit): Promise<Response> {
    let response: Response;
    try {
      response = await this.#send(url, { cache: 'no-store', ...init });
    } catch {
      throw new NoAnswer('There is no connection.');
    }
    if (!response.ok) throw new NoAnswer(`It answered ${response.status}.`);
    return response;
  }
}
