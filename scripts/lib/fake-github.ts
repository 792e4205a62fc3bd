/** A fake of GitHub's API on this machine, for the admin: its tests and `npm run admin`. All but a folder's files is in memory. */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join, resolve, sep } from 'node:path';
import { text } from 'node:stream/consumers';
import { listen } from './loopback.ts';

export const MAIN = 'main';

/** A file that a commit writes, or deletes where there are no bytes. */
export interface Change {
  path: string;
  data?: Buffer | undefined;
}
/** Where the files of the main branch are. */
export interface Store {
  read: () => ReadonlyMap<string, Buffer>;
  write: (changes: readonly Change[]) => void;
}

/** GitHub refuses what was asked; the message is GitHub's own. */
class Refused extends Error {
  readonly status: number;

  constructor(message: string, status = 405) {
    super(message);
    this.status = status;
  }
}

export function memoryStore(files: Readonly<Record<string, string | Buffer>>): Store {
  const held = new Map<string, Buffer>(Object.entries(files).map(([path, data]) => [path, Buffer.from(data)]));
  return {
    read: () => held,
    write: (changes) => {
      for (const { path, data } of changes)
        if (data) held.set(path, data);
        else held.delete(path);
    },
  };
}

/** @param folders what may be read and written, from `root` */
export function folderStore(root: string, folders: readonly string[]): Store {
  const placeOf = (path: string): string => {
    const place = resolve(root, path);
    if (!folders.some((folder) => place.startsWith(resolve(root, folder) + sep)) || /(^|\/)\.git(\/|$)/.test(path))
      throw new Refused(`${path} is not one of the files that the admin edits.`);
    return place;
  };
  return {
    read: () =>
      new Map(
        folders
          .flatMap((folder) => globSync('**', { cwd: join(root, folder) }).map((path) => join(folder, path)))
          .filter((path) => statSync(join(root, path)).isFile())
          .map((path) => [path.replaceAll(sep, '/'), readFileSync(join(root, path))]),
      ),
    write: (changes) => {
      // All places are looked at before anything is written.
      for (const { place, data } of changes.map(({ path, data }) => ({ place: placeOf(path), data }))) {
        if (!data) rmSync(place, { force: true });
        else {
          mkdirSync(dirname(place), { recursive: true });
          writeFileSync(place, data);
        }
      }
    },
  };
}

interface Commit {
  oid: string;
  message: string;
  date: string;
  parent: Commit | undefined;
  /** Blob ids by path. */
  files: ReadonlyMap<string, string>;
}
interface Pull {
  number: number;
  title: string;
  branch: string;
  draft: boolean;
  state: 'open' | 'closed';
  labels: string[];
  date: string;
}

const sha1 = (...parts: (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha1')).digest('hex');

export class Repository {
  readonly pulls: Pull[] = [];
  readonly #store: Store;
  readonly #blobs = new Map<string, Buffer>();
  readonly #commits = new Map<string, Commit>();
  readonly #branches = new Map<string, string>();

  constructor(store: Store) {
    this.#store = store;
  }

  head(branch: string): string | undefined {
    if (branch === MAIN) this.#refresh();
    return this.#branches.get(branch);
  }

  /** @param ref a branch or a commit */
  commitAt(ref: string): Commit | undefined {
    return this.#commits.get(this.head(ref) ?? ref);
  }

  blob(oid: string): Buffer | undefined {
    return this.#blobs.get(oid);
  }

  file(ref: string, path: string): Buffer | undefined {
    return this.#blobs.get(this.commitAt(ref)?.files.get(path) ?? '');
  }

  /** Newest first. */
  history(ref: string): Commit[] {
    const found: Commit[] = [];
    for (let at = this.commitAt(ref); at; at = at.parent) found.push(at);
    return found;
  }

  /** What a commit did to each file: "M content/jobs.yaml". */
  changedIn(ref: string, since = this.commitAt(ref)?.parent): string[] {
    const before = new Map(since?.files);
    const after = new Map(this.commitAt(ref)?.files);
    return [...new Set([...before.keys(), ...after.keys()])]
      .filter((path) => before.get(path) !== after.get(path))
      .sort()
      .map((path) => `${!before.has(path) ? 'A' : after.has(path) ? 'M' : 'D'} ${path}`);
  }

  /** @param onto the commit that the branch must be at */
  commit(branch: string, changes: readonly Change[], message: string, onto = this.head(branch)): Commit {
    const parent = this.commitAt(branch);
    if (parent?.oid !== onto)
      throw new Refused(`Expected branch to point to "${onto}" but it did not. Pull and try again.`);
    if (branch === MAIN) this.#store.write(changes);
    const files = new Map(parent?.files);
    for (const { path, data } of changes)
      if (data) files.set(path, this.#keep(data));
      else files.delete(path);
    return this.#add(branch, files, message);
  }

  setBranch(branch: string, oid: string): void {
    this.#branches.set(branch, oid);
  }

  /** @returns false where there is none */
  deleteBranch(branch: string): boolean {
    for (const pull of this.pulls) if (pull.branch === branch) pull.state = 'closed';
    return this.#branches.delete(branch);
  }

  /** The commit at which a branch left the main one. */
  baseOf(branch: string): Commit | undefined {
    const main = new Set(this.history(MAIN));
    return this.history(branch).find((commit) => main.has(commit));
  }

  /** Squashes a branch into the main one. */
  merge({ branch, draft, number }: Pull, title: string): Commit {
    const mine = this.changedIn(branch, this.baseOf(branch)).map((line) => line.slice(2));
    if (draft) throw new Refused('Pull Request is still a draft');
    return this.commit(
      MAIN,
      mine.map((path) => ({ path, data: this.file(branch, path) })),
      `${title} (#${number})`,
    );
  }

  #keep(data: Buffer): string {
    const oid = sha1(`blob ${data.length}\0`, data);
    this.#blobs.set(oid, data);
    return oid;
  }

  #add(branch: string, files: ReadonlyMap<string, string>, message: string): Commit {
    const parent = this.#commits.get(this.#branches.get(branch) ?? '');
    const commit = { oid: sha1(String(this.#commits.size)), message, date: new Date().toISOString(), parent, files };
    this.#commits.set(commit.oid, commit);
    this.#branches.set(branch, commit.oid);
    return commit;
  }

  /** What was changed in the store otherwise becomes a commit. */
  #refresh(): void {
    const files = new Map([...this.#store.read()].map(([path, data]) => [path, this.#keep(data)]));
    const known = this.#commits.get(this.#branches.get(MAIN) ?? '');
    const isSame = known?.files.size === files.size && [...files].every(([path, oid]) => known.files.get(path) === oid);
    if (!isSame) this.#add(MAIN, files, known ? 'Changed outside the admin' : 'First');
  }
}

export interface Request {
  method: string;
  /** Without "/api/v3". */
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}
interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}
const json = (body: unknown, status = 200): Answer => ({ status, body });
const NOT_FOUND = json({ message: 'Not Found' }, 404);

const blobField = (oid: string | undefined, data: Buffer | undefined) => {
  if (!data) return null;
  const isBinary = data.subarray(0, 8000).includes(0);
  return { oid, byteSize: data.length, isBinary, isTruncated: false, text: isBinary ? null : data.toString() };
};
const commitField = ({ oid, message, date, parent }: Commit) => ({
  ...{ oid, message, committedDate: date, parents: { nodes: parent ? [{ oid: parent.oid }] : [] } },
  author: { name: 'The Owner', email: 'owner@example.com', avatarUrl: '', user: { id: 1, login: 'owner' } },
});
/** The fields of a query that have an alias and one text: `file_0: file(path: "…")`. */
const aliased = (query: string, field: string, value: (text: string) => unknown): Record<string, unknown> =>
  Object.fromEntries(
    [...query.matchAll(new RegExp(`(\\w+):\\s+${field}("(?:[^"\\\\]|\\\\.)*")`, 'g'))].map(
      ([, alias = '', text = '']) => [alias, value(JSON.parse(text) as string)],
    ),
  );
const fileFields = (query: string, { files }: Commit) =>
  aliased(query, String.raw`file\(path: `, (path) => ({ oid: files.get(path) }));

interface Input {
  branch?: { branchName: string };
  expectedHeadOid?: string;
  fileChanges?: { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] };
  message?: { headline: string };
  name?: string;
  oid?: string;
  pullRequestId?: string;
}

function mutate(repository: Repository, query: string, input: Input): unknown {
  const branch = input.name?.replace('refs/heads/', '') ?? input.branch?.branchName ?? '';
  if (query.includes('createCommitOnBranch')) {
    const { additions = [], deletions = [] } = input.fileChanges ?? {};
    const changes = [
      ...deletions,
      ...additions.map(({ path, contents }) => ({ path, data: Buffer.from(contents, 'base64') })),
    ];
    const commit = repository.commit(branch, changes, input.message?.headline ?? '', input.expectedHeadOid);
    return { createCommitOnBranch: { commit: { ...commitField(commit), ...fileFields(query, commit) } } };
  }
  if (query.includes('createRef')) {
    if (repository.head(branch) !== undefined)
      throw new Refused(`A ref named "refs/heads/${branch}" already exists in the repository.`);
    repository.setBranch(branch, input.oid ?? '');
    return { createRef: { ref: { name: branch } } };
  }
  const pull = repository.pulls.find(({ number }) => `PR_${number}` === input.pullRequestId);
  if (!pull) throw new Refused('Could not resolve to a node with this id.');
  pull.draft = query.includes('convertPullRequestToDraft');
  return { [/\w+(?=\(input)/.exec(query)?.[0] ?? '']: { pullRequest: { isDraft: pull.draft } } };
}

const pullField = (repository: Repository, { number, title, branch, draft, labels, date }: Pull) => ({
  ...{ id: `PR_${number}`, number, title, isDraft: draft, isCrossRepository: false, createdAt: date, updatedAt: date },
  ...{ url: `https://github.example/pull/${number}`, headRefName: branch, headRefOid: repository.head(branch) },
  author: { login: 'owner', name: 'The Owner', email: '', avatarUrl: '', databaseId: 1 },
  labels: { nodes: labels.map((name) => ({ name })) },
  files: {
    nodes: repository.changedIn(branch, repository.baseOf(branch)).map((line) => ({
      path: line.slice(2),
      changeType: { A: 'ADDED', D: 'DELETED' }[line[0] ?? ''] ?? 'MODIFIED',
    })),
  },
});

/** The queries that Sveltia and the admin send, known by their shape. */
function ask(repository: Repository, query: string, branch = MAIN): unknown {
  const name = branch.replace('refs/heads/', '');
  const head = repository.commitAt(name);
  if (query.includes('fork: repository')) return { fork: { id: 'R_1' }, base: { ref: { target: { oid: head?.oid } } } };
  const open = repository.pulls.filter(({ state }) => state === 'open');
  if (query.includes('pullRequests(headRefName'))
    return { repository: { pullRequests: { totalCount: open.filter((pull) => pull.branch === name).length } } };
  if (query.includes('pullRequests('))
    return { repository: { pullRequests: { nodes: open.map((pull) => pullField(repository, pull)) } } };
  const target = head && { ...commitField(head), ...fileFields(query, head), history: { nodes: [commitField(head)] } };
  const ref = target ? { target } : null;
  const fields = {
    ...aliased(query, String.raw`object\(oid: `, (oid) => blobField(oid, repository.blob(oid))),
    ...aliased(query, String.raw`object\(expression: `, (text) => {
      const [branchOf = '', path = ''] = text.split(/:(.*)/s);
      const oid = repository.commitAt(branchOf)?.files.get(path) ?? '';
      return blobField(oid, repository.blob(oid));
    }),
    // Who changed a file last.
    ...aliased(query, String.raw`ref\(qualifiedName: \$branch\)[^"]*?path: `, () => ref),
  };
  return { repository: { ref, ...fields } };
}

const pullBody = (repository: Repository, { number, title, branch, state, draft, labels, date }: Pull) => ({
  ...{ number, title, state, draft, node_id: `PR_${number}`, created_at: date, updated_at: date },
  html_url: `https://github.example/pull/${number}`,
  head: { ref: branch, sha: repository.head(branch) },
  labels: labels.map((name) => ({ name })),
});

function openPull(repository: Repository, { title, head, draft }: Request['body']): Answer {
  const branch = String(head);
  if (repository.pulls.some((pull) => pull.branch === branch && pull.state === 'open'))
    throw new Refused(`A pull request already exists for ${branch}.`, 422);
  const pull: Pull = {
    ...{ number: repository.pulls.length + 1, title: String(title), branch, draft: draft === true },
    ...{ state: 'open', labels: [], date: new Date().toISOString() },
  };
  repository.pulls.push(pull);
  return json(pullBody(repository, pull), 201);
}

/** One pull request, which is an issue too. */
function pullAnswer(repository: Repository, { method, body }: Request, number: number, below: string): Answer {
  const pull = repository.pulls.find((known) => known.number === number);
  if (!pull) return NOT_FOUND;
  if (below === '/merge') {
    const { oid } = repository.merge(pull, pull.title);
    pull.state = 'closed';
    return json({ sha: oid, merged: true });
  }
  if (method === 'PATCH' && (body.state === 'open' || body.state === 'closed')) pull.state = body.state;
  if (Array.isArray(body.labels))
    pull.labels = [...(below === '/labels' ? pull.labels : []), ...body.labels.map(String)];
  return json(below === '/labels' ? pull.labels.map((name) => ({ name })) : pullBody(repository, pull));
}

function refAnswer(repository: Repository, { method, body }: Request, branch: string): Answer {
  if (method === 'POST') repository.setBranch(String(body.ref).replace('refs/heads/', ''), String(body.sha));
  else if (method === 'DELETE') return repository.deleteBranch(branch) ? { status: 204 } : NOT_FOUND;
  else repository.setBranch(branch, String(body.sha));
  return json({ object: { sha: body.sha } }, method === 'POST' ? 201 : 200);
}

/** @param path below the repository */
function repositoryAnswer(repository: Repository, request: Request, path: string): Answer {
  const [, kind, rest = ''] =
    /^\/(collaborators|git\/trees|git\/blobs|git\/refs|compare|pulls|issues)(?:\/(.+))?$/.exec(path) ?? [];
  if (kind === 'collaborators') return { status: 204 };
  if (kind === 'git/refs') return refAnswer(repository, request, rest.replace('heads/', ''));
  if (kind === 'compare') return json({ base_commit: { sha: repository.head(rest.split('...')[0] ?? '') } });
  if (kind === 'git/trees') {
    const commit = repository.commitAt(rest);
    const tree = [...(commit?.files ?? [])].map(([file, sha]) => ({
      ...{ path: file, sha, type: 'blob', mode: '100644', size: repository.blob(sha)?.length },
    }));
    return commit ? json({ sha: commit.oid, truncated: false, tree }) : NOT_FOUND;
  }
  if (kind === 'git/blobs') {
    const data = repository.blob(rest);
    return data ? { status: 200, body: data, headers: { 'Content-Type': 'application/octet-stream' } } : NOT_FOUND;
  }
  if (rest === '' && request.method === 'POST') return openPull(repository, request.body);
  if (rest === '') {
    const head = request.query.get('head')?.split(':')[1];
    const open = repository.pulls.filter(({ state, branch }) => state === 'open' && (head ?? branch) === branch);
    return json(open.map((pull) => pullBody(repository, pull)));
  }
  const [, number, below = ''] = /^(\d+)(\/\w+)?$/.exec(rest) ?? [];
  return pullAnswer(repository, request, Number(number), below);
}

async function requestOf(request: IncomingMessage): Promise<Request> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const sent = await text(request);
  return {
    method: request.method ?? 'GET',
    path: decodeURIComponent(pathname.replace(/^\/api(?:\/v3)?(?=\/)/, '')),
    query: searchParams,
    body: sent === '' ? {} : (JSON.parse(sent) as Record<string, unknown>),
  };
}

async function serve(
  answer: (request: Request, token: string) => Answer,
  origin: string,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeaders(
    new Map([
      ['Access-Control-Allow-Origin', origin],
      ['Access-Control-Allow-Headers', 'authorization, content-type, accept, cache-control, pragma'],
      ['Access-Control-Allow-Methods', 'GET, POST, PATCH, PUT, DELETE'],
      ['Access-Control-Expose-Headers', 'retry-after, x-ratelimit-remaining'],
    ]),
  );
  const token = /^(?:token|bearer) (.+)$/i.exec(incoming.headers.authorization ?? '')?.[1] ?? '';
  const answered = incoming.method === 'OPTIONS' ? { status: 204 } : answer(await requestOf(incoming), token);
  const { status, body, headers = {} }: Answer = answered;
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(body instanceof Buffer || body === undefined ? body : JSON.stringify(body));
}

export interface Fault {
  when?: (request: Request) => boolean;
  status: number;
  message?: string;
}
export const isCommit = ({ body }: Request): boolean => String(body.query).includes('createCommitOnBranch');

export type FakeGitHub = Awaited<ReturnType<typeof fakeGitHub>>;

/**
 * @param tokens that it accepts
 * @param origin the page that may ask
 * @returns its address for `api_root`, and `fail`, which fails the next request that fits
 */
export async function fakeGitHub(store: Store, tokens: readonly string[], origin = '*') {
  const repository = new Repository(store);
  const faults: Fault[] = [];
  const answer = (request: Request, token: string): Answer => {
    const { path, body } = request;
    const [isGraphql, query] = [path === '/graphql', String(body.query)];
    if (!tokens.includes(token)) return json({ message: 'Bad credentials' }, 401);
    const { input, branch } = (body.variables ?? {}) as { input?: Input; branch?: string };
    if (isGraphql) return json({ data: input ? mutate(repository, query, input) : ask(repository, query, branch) });
    if (path === '/user')
      return json({ id: 1, login: 'owner', name: 'The Owner', avatar_url: 'https://pictures.example/1' });
    const [, below] = /^\/repos\/[^/]+\/[^/]+(\/.+)$/.exec(path) ?? [];
    return below === undefined ? NOT_FOUND : repositoryAnswer(repository, request, below);
  };
  const answerOrRefusal = (request: Request, token: string): Answer => {
    const at = faults.findIndex(({ when }) => when?.(request) ?? true);
    const [fault] = at === -1 ? [] : faults.splice(at, 1);
    if (fault) return json({ message: fault.message ?? 'Server Error' }, fault.status);
    try {
      return answer(request, token);
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause;
      const { message, status } = cause;
      return request.path === '/graphql' ? json({ data: null, errors: [{ message }] }) : json({ message }, status);
    }
  };
  const { url, stop } = await listen((incoming, response) => {
    serve(answerOrRefusal, origin, incoming, response).catch((cause: unknown) => {
      console.error(cause);
      response.writeHead(500).end(JSON.stringify({ message: String(cause) }));
    });
  });
  return { url, close: stop, repository, fail: (fault: Fault) => void faults.push(fault) };
}
