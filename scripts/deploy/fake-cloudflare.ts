/**
 * Stands in for Cloudflare in rehearsals: as much of its API as wrangler asks to upload, deploy and roll back a Worker of
 * files alone, and the addresses at which it then serves them. Keeps everything in memory. Nothing outside of tests
 * uses it.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer, type BuiltSite } from '../lib/static-server.ts';
import { readRules } from '../lib/host-rules.ts';

/** What a request is for. */
export type Kind =
  'account' | 'service' | 'deployments' | 'session' | 'files' | 'script' | 'version' | 'deployment' | 'addresses';

/**
 * What goes wrong: an answer with this status; `cut` ends the connection in the middle of the request, before anything
 * happens; `lost` after it has happened, before the answer; `silent` never answers.
 */
export type Fault = 401 | 403 | 429 | 500 | 503 | 'cut' | 'lost' | 'silent';

interface Version {
  id: string;
  createdOn: string;
  /** Path of a file, "/about.html" → its hash. */
  manifest: ReadonlyMap<string, string>;
  site: BuiltSite;
  alias: string | undefined;
  annotations: Record<string, string>;
}

interface Deployment {
  id: string;
  createdOn: string;
  version: Version;
  annotations: Record<string, string>;
}

export const ACCOUNT = 'rehearsal';
export const TOKEN = 'token-of-the-rehearsal';
const API = '/client/v4';
const SUBDOMAIN = 'acct.workers.dev';
/** As many files in one upload; small, so that a small site has several. */
const BUCKET = 3;
const RETRY_AFTER = 1;

/** What the API says of a failure, in its own words. */
const REFUSALS: Record<number, [code: number, message: string]> = {
  401: [10000, 'Authentication error'],
  403: [9109, 'Invalid access token'],
  404: [10007, 'This Worker does not exist on your account.'],
  429: [971, 'Please wait and consider throttling your request speed'],
  500: [10013, 'An unknown error has occurred.'],
};

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** The shape of a JSON Web Token, whose end wrangler reads. */
const tokenFor = (id: string) =>
  `${encoded({ alg: 'none' })}.${encoded({ id, exp: Math.floor(Date.now() / 1000) + 3600 })}.x`;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const formOf = (request: IncomingMessage, body: Buffer) =>
  new Response(new Uint8Array(body), {
    headers: { 'Content-Type': request.headers['content-type'] ?? '' },
  }).formData();

const ROUTES: [kind: Kind, method: string, path: RegExp][] = [
  ['service', 'GET', /^\/workers\/services\/[\w-]+$/],
  ['deployments', 'GET', /^\/workers\/scripts\/[\w-]+\/deployments$/],
  ['session', 'POST', /^\/workers\/scripts\/[\w-]+\/assets-upload-session$/],
  ['files', 'POST', /^\/workers\/assets\/upload$/],
  ['script', 'PUT', /^\/workers\/scripts\/[\w-]+$/],
  ['version', 'POST', /^\/workers\/scripts\/[\w-]+\/versions$/],
  ['version', 'GET', /^\/workers\/scripts\/[\w-]+\/versions(?:\/[\w-]+)?$/],
  ['deployment', 'POST', /^\/workers\/scripts\/[\w-]+\/deployments$/],
  ['addresses', 'GET', /^\/workers\/(?:subdomain|workers\/[\w-]+)$/],
  ['addresses', 'POST', /^\/workers\/scripts\/[\w-]+\/subdomain$/],
  ['addresses', 'PATCH', /^\/workers\/scripts\/[\w-]+\/script-settings$/],
];

/** A refusal of the API, thrown by what answers a request. */
class Refusal extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`refused with ${status}`);
    this.status = status;
  }
}

export class StandIn {
  /** What was asked, in order: "POST session". */
  readonly asked: string[] = [];
  /** Paths of the files uploaded since this was last emptied. */
  readonly uploaded: string[] = [];
  /** Called before a request of the API is answered: a test may hold one back here. */
  before: (kind: Kind) => Promise<void> | void = () => undefined;

  readonly #files = new Map<string, Buffer>();
  readonly #sessions = new Map<string, ReadonlyMap<string, string>>();
  readonly #versions = new Map<string, Version>();
  /** The newest first, as the API lists them; the first is live. Replaced as a whole. */
  #deployments: readonly Deployment[] = [];
  #faults: { kind: Kind; fault: Fault; times: number }[] = [];
  #clock = 0;
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  /** Address of the site, without a slash at the end. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What wrangler needs to speak to this instead of Cloudflare. */
  get environment(): Record<string, string> {
    return { CLOUDFLARE_API_BASE_URL: this.url + API, CLOUDFLARE_API_TOKEN: TOKEN, CLOUDFLARE_ACCOUNT_ID: ACCOUNT };
  }

  get live(): Version | undefined {
    return this.#deployments[0]?.version;
  }

  get count(): { versions: number; deployments: number } {
    return { versions: this.#versions.size, deployments: this.#deployments.length };
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  /** Lets the next requests of a kind fail; all of them, unless told how many. */
  fail(kind: Kind, fault: Fault, times = Infinity): void {
    this.#faults.push({ kind, fault, times });
  }

  /** Ends all faults. */
  heal(): void {
    this.#faults = [];
  }

  /** A time of its own for everything that happens, in order. */
  #now(): string {
    this.#clock = Math.max(Date.now(), this.#clock + 1);
    return new Date(this.#clock).toISOString();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(`${API}/`)) {
      this.#serveSite(request, response);
      return;
    }
    const path = pathname.slice(API.length).replace(`/accounts/${ACCOUNT}`, '');
    const [kind = 'account'] = ROUTES.find(([, method, form]) => method === request.method && form.test(path)) ?? [];
    this.asked.push(`${request.method ?? ''} ${kind}`);
    await this.before(kind);
    const fault = this.#fault(kind);
    if (fault === 'silent') return;
    if (fault === 'cut') {
      const cut = () => void request.socket.destroy();
      request.once('data', cut).once('end', cut);
      return;
    }
    const say = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    try {
      const body = await bodyOf(request);
      if (typeof fault === 'number') throw new Refusal(fault);
      // Files come with the token of their session.
      if (kind !== 'files' && request.headers.authorization !== `Bearer ${TOKEN}`) throw new Refusal(403);
      const result = await this.#answer(kind, path, request, body);
      if (fault === 'lost') request.socket.destroy();
      else say(200, { success: true, errors: [], messages: [], result });
    } catch (error) {
      const status = error instanceof Refusal ? error.status : 500;
      if (status === 429) response.setHeader('Retry-After', RETRY_AFTER);
      // What stands before the API answers with a page.
      if (status === 503) response.writeHead(503, { 'Content-Type': 'text/html' }).end('<h1>503</h1>');
      else {
        const [code, message] = REFUSALS[status] ?? [status, 'Refused'];
        say(status, { success: false, errors: [{ code, message }], messages: [], result: null });
      }
    }
  }

  #fault(kind: Kind): Fault | undefined {
    const next = this.#faults.find((fault) => fault.kind === kind && fault.times > 0);
    if (next) next.times -= 1;
    return next?.fault;
  }

  async #answer(kind: Kind, path: string, request: IncomingMessage, body: Buffer): Promise<unknown> {
    const isThere = this.#deployments.length > 0;
    switch (kind) {
      case 'service':
        if (!isThere) throw new Refusal(404);
        return {
          default_environment: {
            environment: 'production',
            script: { tag: 'tag', tags: [], last_deployed_from: 'wrangler' },
          },
        };
      case 'deployments':
        if (!isThere) throw new Refusal(404);
        return { deployments: this.#deployments.map(deploymentToSay) };
      case 'session':
        return this.#openSession(body);
      case 'files':
        return this.#takeFiles(request, body);
      case 'script': {
        const version = await this.#takeVersion(request, body);
        this.#makeLive(version, {});
        return { id: 'script', etag: version.id, deployment_id: version.id.replaceAll('-', ''), startup_time_ms: 1 };
      }
      case 'version': {
        if (request.method === 'POST') return versionToSay(await this.#takeVersion(request, body));
        const id = path.split('/versions/')[1];
        const found = [...this.#versions.values()].filter((version) => id === undefined || version.id === id);
        if (found.length === 0) throw new Refusal(404);
        return id === undefined ? { items: found.map(versionToSay) } : found.map(versionToSay)[0];
      }
      case 'deployment': {
        const { versions, annotations } = JSON.parse(body.toString()) as {
          versions: { version_id: string }[];
          annotations: Record<string, string>;
        };
        const version = this.#versions.get(versions[0]?.version_id ?? '');
        if (!version) throw new Refusal(404);
        return deploymentToSay(this.#makeLive(version, annotations));
      }
      case 'addresses': {
        const name = /\/(?:scripts|workers)\/([\w-]+)/.exec(path.replace('/workers', ''))?.[1] ?? '';
        return {
          subdomain: path.endsWith('/subdomain')
            ? 'acct'
            : {
                enabled: true,
                previews_enabled: true,
                url: `https://${name}.${SUBDOMAIN}`,
                preview_url_suffix: `-${name}.${SUBDOMAIN}`,
              },
          enabled: true,
          previews_enabled: true,
        };
      }
      case 'account':
        throw new Refusal(404);
    }
  }

  /** @returns a token for the missing files, or the one that completes the upload when none is missing */
  #openSession(body: Buffer): { jwt: string; buckets: string[][] } {
    const { manifest } = JSON.parse(body.toString()) as { manifest: Record<string, { hash: string }> };
    const id = randomUUID();
    const hashes = new Map(Object.entries(manifest).map(([path, { hash }]) => [path, hash]));
    this.#sessions.set(id, hashes);
    const missing = [...new Set(hashes.values())].filter((hash) => !this.#files.has(hash));
    const buckets = Array.from({ length: Math.ceil(missing.length / BUCKET) }, (_, at) =>
      missing.slice(at * BUCKET, (at + 1) * BUCKET),
    );
    return { jwt: tokenFor(id), buckets };
  }

  #sessionOf(token: string): ReadonlyMap<string, string> {
    const { id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { id: string };
    const session = this.#sessions.get(id);
    if (!session) throw new Refusal(401);
    return session;
  }

  async #takeFiles(request: IncomingMessage, body: Buffer): Promise<{ jwt: string | null }> {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const session = this.#sessionOf(token);
    for (const [hash, file] of await formOf(request, body)) {
      this.#files.set(hash, Buffer.from(typeof file === 'string' ? file : await file.text(), 'base64'));
      this.uploaded.push(...[...session].filter(([, known]) => known === hash).map(([path]) => path));
    }
    return { jwt: this.#isComplete(session) ? token : null };
  }

  #isComplete(session: ReadonlyMap<string, string>): boolean {
    return [...session.values()].every((hash) => this.#files.has(hash));
  }

  async #takeVersion(request: IncomingMessage, body: Buffer): Promise<Version> {
    const said = (await formOf(request, body)).get('metadata');
    const metadata = JSON.parse(typeof said === 'string' ? said : '{}') as {
      assets: { jwt: string; config: { _headers?: string; _redirects?: string } };
      annotations?: Record<string, string>;
    };
    const manifest = this.#sessionOf(metadata.assets.jwt);
    if (!this.#isComplete(manifest)) throw new Refusal(500);
    const { _headers: headers = '', _redirects: redirects = '' } = metadata.assets.config;
    const read = (path: string) => this.#files.get(manifest.get(path) ?? '') ?? Buffer.from('404');
    const annotations = metadata.annotations ?? {};
    const version: Version = {
      id: randomUUID(),
      createdOn: this.#now(),
      manifest,
      site: { rules: readRules(headers, redirects), files: new Set(manifest.keys()), read },
      alias: annotations['workers/alias'],
      annotations,
    };
    this.#versions.set(version.id, version);
    return version;
  }

  #makeLive(version: Version, annotations: Record<string, string>): Deployment {
    const deployment = { id: randomUUID(), createdOn: this.#now(), version, annotations };
    this.#deployments = [deployment, ...this.#deployments];
    return deployment;
  }

  /** An address of a preview shows its version; every other the live one. */
  #serveSite(request: IncomingMessage, response: ServerResponse): void {
    const name = request.headers.host?.split('.')[0] ?? '';
    const version = [...this.#versions.values()].findLast(
      ({ id, alias }) => name.startsWith(`${id.slice(0, 8)}-`) || (alias !== undefined && name.startsWith(`${alias}-`)),
    );
    const shown = version ?? this.live;
    if (shown) answer(shown.site, request, response);
    else response.writeHead(404).end('Nothing is here yet.');
  }
}

const deploymentToSay = ({ id, createdOn, version, annotations }: Deployment) => ({
  id,
  source: 'wrangler',
  strategy: 'percentage',
  author_email: 'owner@company.example',
  created_on: createdOn,
  annotations,
  versions: [{ version_id: version.id, percentage: 100 }],
});

const versionToSay = ({ id, createdOn, annotations }: Version) => ({
  id,
  startup_time_ms: 1,
  annotations,
  metadata: { created_on: createdOn, has_preview: true, source: 'wrangler', author_email: 'owner@company.example' },
  resources: { script: { etag: id }, bindings: [], script_runtime: {} },
});
