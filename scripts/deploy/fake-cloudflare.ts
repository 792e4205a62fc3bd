/** As much of Cloudflare's API as wrangler needs to upload, deploy and roll back a Worker with files, in memory. For tests. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a test may let fail: 403 and 503 answer so, `lost` does the work and then breaks off without an answer. */
export type Fault = 403 | 503 | 'lost';

interface Version {
  id: string;
  created: string;
  /** Path of a file, "/about.html", and its hash. */
  files: Map<string, string>;
  annotations: object;
}

interface Worker {
  versions: Version[];
  /** Newest first, as the API lists them; the first is live. */
  deployments: { id: string; created: string; version: Version; annotations: object }[];
}

export const TOKEN = 'token-of-the-test';
const ACCOUNT = 'account';
const API = '/client/v4';

class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
const refusedToken = () => new Refusal(403, 9109, 'Invalid access token');
const notFound = () => new Refusal(404, 10007, 'This Worker does not exist on your account.');

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** Wrangler reads the end of a JSON Web Token. */
const tokenFor = (id: string) => `${encode({})}.${encode({ id, exp: Math.floor(Date.now() / 1000) + 3600 })}.x`;

/** The live site and its previews have a Worker each. */
export class FakeCloudflare {
  /** Paths of the files uploaded so far; a test may empty it. */
  readonly uploaded: string[] = [];
  /** What fails, by the last part of the path: "deployments", "assets-upload-session". */
  readonly faults = new Map<string, Fault>();
  readonly #files = new Map<string, Buffer>();
  readonly #sessions = new Map<string, Map<string, string>>();
  readonly #workers = new Map<string, Worker>();
  #clock = Date.now();
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  /** Address of the live site. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Lets wrangler talk to this instead of Cloudflare. */
  get environment(): Record<string, string> {
    return { CLOUDFLARE_API_BASE_URL: this.url + API, CLOUDFLARE_API_TOKEN: TOKEN, CLOUDFLARE_ACCOUNT_ID: ACCOUNT };
  }

  /** The first part of the live version's ID. */
  get live(): string | undefined {
    return this.#workers.get('gone-today')?.deployments[0]?.version.id.slice(0, 8);
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(API)) {
      this.#serveSite(pathname, response);
      return;
    }
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    const fault = request.method === 'GET' ? undefined : this.faults.get(pathname.split('/').at(-1) ?? '');
    const send = (status: number, result: unknown, errors: object[] = []) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ success: errors.length === 0, errors, messages: [], result }));
    try {
      const isUpload = pathname.endsWith('/assets/upload');
      if (fault === 403 || (!isUpload && request.headers.authorization !== `Bearer ${TOKEN}`)) throw refusedToken();
      if (fault === 503) throw new Refusal(503, 10013, 'An unknown error has occurred.');
      const path = pathname.replace(`${API}/accounts/${ACCOUNT}/workers/`, '');
      const result = await this.#answer(request, path, body);
      if (fault === 'lost') request.socket.destroy();
      else send(200, result);
    } catch (error) {
      const { status, code, message } = error instanceof Refusal ? error : new Refusal(500, 500, String(error));
      send(status, null, [{ code, message }]);
    }
  }

  async #answer(request: IncomingMessage, path: string, body: Buffer): Promise<unknown> {
    const [, name = '', rest = ''] = /^(?:scripts|services|workers)\/([\w-]+)(?:\/(.+))?$/.exec(path) ?? [];
    const worker = this.#workers.get(name);
    const read = () => JSON.parse(body.toString()) as Record<string, never>;
    const form = () =>
      new Response(new Uint8Array(body), {
        headers: { 'Content-Type': request.headers['content-type'] ?? '' },
      }).formData();
    if (path === 'assets/upload') return this.#takeFiles(request, await form());
    if (path === 'subdomain') return { subdomain: 'acct' };
    if (rest === 'assets-upload-session') return this.#openSession(read());
    if (rest === 'subdomain' || rest === 'script-settings' || path.startsWith('workers/'))
      return {
        ...{ enabled: true, previews_enabled: true },
        subdomain: { enabled: true, previews_enabled: true, url: '', preview_url_suffix: `-${name}.acct.workers.dev` },
      };
    if (request.method === 'PUT') {
      const created = this.#takeVersion(name, await form());
      this.#makeLive(name, created, {});
      return { id: name, etag: created.id, deployment_id: created.id.replaceAll('-', ''), startup_time_ms: 1 };
    }
    if (!worker) throw notFound();
    if (path.startsWith('services/'))
      return {
        default_environment: { environment: 'production', script: { tag: 'tag', last_deployed_from: 'wrangler' } },
      };
    if (rest === 'versions' && request.method === 'POST') return versionJson(this.#takeVersion(name, await form()));
    if (rest === 'versions') return { items: worker.versions.map(versionJson) };
    if (rest === 'deployments' && request.method === 'GET')
      return { deployments: worker.deployments.map(deploymentJson) };
    const { versions = [], annotations = {} } = rest === 'deployments' ? read() : {};
    const id = (versions as { version_id: string }[])[0]?.version_id ?? rest.split('/')[1];
    const version = worker.versions.find((one) => one.id === id);
    if (!version) throw notFound();
    return rest === 'deployments' ? deploymentJson(this.#makeLive(name, version, annotations)) : versionJson(version);
  }

  #openSession({ manifest }: { manifest?: Record<string, { hash: string }> }) {
    const id = randomUUID();
    const files = new Map(Object.entries(manifest ?? {}).map(([path, { hash }]) => [path, hash]));
    this.#sessions.set(id, files);
    const missing = [...new Set(files.values())].filter((hash) => !this.#files.has(hash));
    return { jwt: tokenFor(id), buckets: missing.length > 0 ? [missing] : [] };
  }

  #sessionOf(token: string): Map<string, string> {
    const { id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { id: string };
    const session = this.#sessions.get(id);
    if (!session) throw refusedToken();
    return session;
  }

  async #takeFiles({ headers }: IncomingMessage, form: FormData): Promise<{ jwt: string }> {
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    const session = this.#sessionOf(token);
    for (const [hash, file] of form) {
      this.#files.set(hash, Buffer.from(typeof file === 'string' ? file : await file.text(), 'base64'));
      this.uploaded.push(...[...session].filter(([, known]) => known === hash).map(([path]) => path));
    }
    return { jwt: token };
  }

  #takeVersion(name: string, form: FormData): Version {
    const { assets, annotations = {} } = JSON.parse(form.get('metadata') as string) as {
      assets: { jwt: string };
      annotations?: object;
    };
    const version = { id: randomUUID(), created: this.#now(), files: this.#sessionOf(assets.jwt), annotations };
    this.#worker(name).versions.push(version);
    return version;
  }

  #worker(name: string): Worker {
    const worker = this.#workers.get(name) ?? { versions: [], deployments: [] };
    this.#workers.set(name, worker);
    return worker;
  }

  #makeLive(name: string, version: Version, annotations: object) {
    const deployment = { id: randomUUID(), created: this.#now(), version, annotations };
    this.#worker(name).deployments.unshift(deployment);
    return deployment;
  }

  /** Later with every call, so that everything has an order. */
  #now(): string {
    this.#clock += 1000;
    return new Date(this.#clock).toISOString();
  }

  #serveSite(path: string, response: ServerResponse): void {
    const files = this.#workers.get('gone-today')?.deployments[0]?.version.files;
    const file = this.#files.get(files?.get(path) ?? files?.get(`${path}.html`) ?? '');
    response.writeHead(file ? 200 : 404).end(file ?? 'Not here');
  }
}

const versionJson = ({ id, created, annotations }: Version) => ({
  ...{ id, annotations, startup_time_ms: 1 },
  metadata: { created_on: created, has_preview: true, source: 'wrangler', author_email: 'owner@company.example' },
  resources: { script: { etag: id }, bindings: [], script_runtime: {} },
});

const deploymentJson = ({ id, created, version, annotations }: Worker['deployments'][number]) => ({
  ...{ id, annotations, source: 'wrangler', strategy: 'percentage', author_email: 'owner@company.example' },
  created_on: created,
  versions: [{ version_id: version.id, percentage: 100 }],
});
