/** As much of Cloudflare's API as wrangler needs to upload, deploy and roll back a Worker with files, in memory. For tests. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '../lib/loopback.ts';

/** What a test may let fail: 403 and 503 answer so, `lost` does the work and then breaks off without an answer. */
export type Fault = 403 | 503 | 'lost';

/** Path of a file, "/about.html", and its hash. */
type Files = Map<string, string>;

/** The live site and its previews have a Worker each. */
interface Worker {
  versions: { id: string; files: Files }[];
  /** Newest first, as the API lists them; the first is live. */
  deployments: { versions: { version_id: string; percentage: number }[] }[];
}

export const TOKEN = 'token-of-the-test';
const ACCOUNT = 'account';
const API = '/client/v4';
const ERRORS = {
  403: [9109, 'Invalid access token'],
  404: [10007, 'This Worker does not exist on your account.'],
  503: [10013, 'An unknown error has occurred.'],
} as const;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** Wrangler reads the end of a JSON Web Token. */
const tokenFor = (id: string) => `${encode({})}.${encode({ id, exp: Math.floor(Date.now() / 1000) + 3600 })}.x`;

export class FakeCloudflare {
  /** Paths of the files uploaded so far; a test may empty it. */
  readonly uploaded: string[] = [];
  /** What fails, by the last part of the path: "deployments", "assets-upload-session". */
  readonly faults = new Map<string, Fault>();
  readonly #contents = new Map<string, Buffer>();
  readonly #sessions = new Map<string, Files>();
  readonly #workers = new Map<string, Worker>();
  #clock = Date.now();
  /** Address of the live site. */
  url = '';
  stop: () => void = () => undefined;

  /** Lets wrangler talk to this instead of Cloudflare. */
  get environment(): Record<string, string> {
    return { CLOUDFLARE_API_BASE_URL: this.url + API, CLOUDFLARE_API_TOKEN: TOKEN, CLOUDFLARE_ACCOUNT_ID: ACCOUNT };
  }

  /** The first part of the live version's ID. */
  get live(): string | undefined {
    return this.#workers.get('gone-today')?.deployments[0]?.versions[0]?.version_id.slice(0, 8);
  }

  async start(): Promise<this> {
    const { url, stop } = await listen((request, response) => void this.#serve(request, response));
    [this.url, this.stop] = [url, stop];
    return this;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(API)) {
      const files = this.#workers.get('gone-today')?.versions.find(({ id }) => id.startsWith(this.live ?? '-'))?.files;
      const file = this.#contents.get(files?.get(pathname) ?? files?.get(`${pathname}.html`) ?? '');
      response.writeHead(file ? 200 : 404).end(file ?? 'Not here');
      return;
    }
    const body = await buffer(request);
    const path = pathname.replace(`${API}/accounts/${ACCOUNT}/workers/`, '');
    const fault = request.method === 'GET' ? undefined : this.faults.get(path.split('/').at(-1) ?? '');
    // Files come with the token of their session.
    const known = path === 'assets/upload' || request.headers.authorization === `Bearer ${TOKEN}`;
    const refusal = known ? fault : 403;
    const result = typeof refusal === 'number' ? undefined : await this.#answer(request, path, body);
    if (fault === 'lost') {
      request.socket.destroy();
      return;
    }
    const status = typeof refusal === 'number' ? refusal : 404;
    const [code, message] = ERRORS[status];
    const errors = result === undefined ? [{ code, message }] : [];
    response.writeHead(result === undefined ? status : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ success: result !== undefined, errors, messages: [], result: result ?? null }));
  }

  /** @returns undefined for what is not there */
  async #answer({ method, headers }: IncomingMessage, path: string, body: Buffer): Promise<unknown> {
    const [, name = '', rest = ''] = /^(?:scripts|services|workers)\/([\w-]+)(?:\/(.+))?$/.exec(path) ?? [];
    const worker = this.#workers.get(name);
    const type = headers['content-type'] ?? '';
    const form = () => new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
    if (path === 'assets/upload') return this.#takeFiles(headers.authorization ?? '', await form());
    if (rest === 'assets-upload-session') return this.#openSession(JSON.parse(body.toString()) as never);
    if (path === 'subdomain') return { subdomain: 'acct' };
    if (['subdomain', 'script-settings'].includes(rest) || path.startsWith('workers/')) {
      const subdomain = { previews_enabled: true, preview_url_suffix: `-${name}.acct.workers.dev` };
      return { enabled: true, previews_enabled: true, subdomain };
    }
    if (method === 'PUT') {
      const { id } = this.#takeVersion(name, await form());
      this.#makeLive(name, id);
      return { id: name, etag: id, deployment_id: id.replaceAll('-', ''), startup_time_ms: 1 };
    }
    if (path.startsWith('services/'))
      return worker && { default_environment: { script: { tag: 'tag', last_deployed_from: 'wrangler' } } };
    if (rest === 'versions') return worker && this.#takeVersion(name, await form());
    if (rest === 'deployments' && method === 'GET') return worker && { deployments: worker.deployments };
    if (rest !== 'deployments') return worker?.versions.find(({ id }) => rest === `versions/${id}`);
    const { versions } = JSON.parse(body.toString()) as { versions: { version_id: string }[] };
    return this.#makeLive(name, versions[0]?.version_id ?? '');
  }

  #openSession({ manifest }: { manifest: Record<string, { hash: string }> }) {
    const id = randomUUID();
    const files = new Map(Object.entries(manifest).map(([path, { hash }]) => [path, hash]));
    this.#sessions.set(id, files);
    const missing = [...new Set(files.values())].filter((hash) => !this.#contents.has(hash));
    return { jwt: tokenFor(id), buckets: missing.length > 0 ? [missing] : [] };
  }

  #sessionOf(token: string): Files {
    const { id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { id: string };
    return this.#sessions.get(id) ?? new Map<string, string>();
  }

  async #takeFiles(authorization: string, form: FormData): Promise<{ jwt: string }> {
    const token = authorization.replace('Bearer ', '');
    for (const [hash, file] of form) {
      this.#contents.set(hash, Buffer.from(typeof file === 'string' ? file : await file.text(), 'base64'));
      this.uploaded.push(...[...this.#sessionOf(token)].flatMap(([path, known]) => (known === hash ? [path] : [])));
    }
    return { jwt: token };
  }

  #takeVersion(name: string, form: FormData) {
    const { assets } = JSON.parse(form.get('metadata') as string) as { assets: { jwt: string } };
    const metadata = { created_on: this.#now(), has_preview: true, source: 'wrangler', author_email: 'owner' };
    const resources = { script: { etag: '' }, bindings: [], script_runtime: {} };
    const id = randomUUID();
    const version = { id, metadata, resources, startup_time_ms: 1, files: this.#sessionOf(assets.jwt) };
    const worker = this.#workers.get(name) ?? { versions: [], deployments: [] };
    worker.versions.push(version);
    this.#workers.set(name, worker);
    return version;
  }

  #makeLive(name: string, version_id: string) {
    const id = randomUUID();
    const origin = { created_on: this.#now(), source: 'wrangler', strategy: 'percentage', author_email: 'owner' };
    const deployment = { id, ...origin, versions: [{ version_id, percentage: 100 }] };
    this.#workers.get(name)?.deployments.unshift(deployment);
    return deployment;
  }

  /** Later with every call, so that everything has an order. */
  #now(): string {
    this.#clock += 1000;
    return new Date(this.#clock).toISOString();
  }
}
