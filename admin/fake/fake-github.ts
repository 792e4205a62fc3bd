/**
 * A stand-in of GitHub's API for the desk, over any store: for tests, and for editing the folder on this machine.
 * It can be told to fail.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerGraph, type Account, type World } from './graph.ts';
import type { Values } from './graphql.ts';
import { PullRequests, type Check } from './pull-requests.ts';
import { answerRest, type Answer } from './rest.ts';
import type { Store } from './store.ts';

/** Who may come in, by token, and what he may do. */
export interface Guest extends Account {
  mayWrite: boolean;
}

export interface Fault {
  /** Which requests fail; all when left out. */
  when?: (request: Logged) => boolean;
  /** How many; one when left out. */
  times?: number;
  /** An answer with this status, or a line cut: before anything is done, or when it is done but not told. */
  how: number | 'cut before' | 'cut after';
  message?: string;
  /** Headers of the failed answer. */
  headers?: Record<string, string>;
}

export interface Logged {
  method: string;
  /** Without `/api/v3`. */
  path: string;
  query?: string;
  variables?: Values;
  body?: Record<string, unknown>;
  status?: number;
}

export interface StandInOptions {
  store: Store;
  owner?: string;
  repo?: string;
  branch?: string;
  /** 0 takes a free one. */
  port?: number;
  /** By token. */
  guests?: Readonly<Record<string, Guest>>;
  /** Pages that may ask; all when left out. */
  origin?: string;
}

export interface StandIn {
  /** For `api_root` of the configuration. */
  url: string;
  world: World;
  /** Every request so far. */
  log: Logged[];
  fail: (fault: Fault) => void;
  /** Takes back a token. */
  expire: (token: string) => void;
  report: (oid: string, checks: readonly Check[]) => void;
  stop: () => Promise<void>;
}

export const OWNER: Guest = { login: 'owner', name: 'The Owner', email: 'owner@example.com', id: 1, mayWrite: true };
const LONGEST_BODY = 64 * 1024 * 1024;

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > LONGEST_BODY) throw new Error('The request is too large.');
    chunks.push(chunk as Buffer);
  }
  return size === 0 ? {} : (JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>);
}

const tokenOf = (request: IncomingMessage): string =>
  /^(?:token|bearer) (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';

/** Reading GraphQL comes as POST, too. */
const writes = ({ method, path, query = '' }: Logged): boolean =>
  path === '/graphql' ? query.trimStart().startsWith('mutation') : !['GET', 'HEAD'].includes(method);

async function answer(
  world: World,
  logged: Logged,
  guest: Guest | undefined,
  search: URLSearchParams,
): Promise<Answer> {
  if (!guest) return { status: 401, body: { message: 'Bad credentials' } };
  if (writes(logged) && !guest.mayWrite)
    return { status: 403, body: { message: 'Resource not accessible by personal access token' } };
  const { method, path, body = {}, query, variables = {} } = logged;
  if (query !== undefined) return { status: 200, body: await answerGraph(world, query, variables) };
  const { login, name, email, id } = guest;
  return answerRest(world, { method, path, body, query: search, account: { login, name, email, id } });
}

function send(response: ServerResponse, { status, body, bytes, type }: Answer): void {
  const content = bytes ?? (body === undefined ? undefined : Buffer.from(JSON.stringify(body)));
  if (content) response.setHeader('Content-Type', type ?? 'application/json; charset=utf-8');
  response.writeHead(status).end(content);
}

class Faults {
  readonly #known: { fault: Fault; left: number }[] = [];

  add(fault: Fault): void {
    this.#known.push({ fault, left: fault.times ?? 1 });
  }

  next(request: Logged): Fault | undefined {
    const found = this.#known.find(({ fault, left }) => left > 0 && (fault.when?.(request) ?? true));
    if (found) found.left -= 1;
    return found?.fault;
  }
}

function allow(response: ServerResponse, origin: string): void {
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, accept, cache-control, pragma');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH, PUT, DELETE');
  response.setHeader('Access-Control-Expose-Headers', 'retry-after, x-ratelimit-remaining');
  response.setHeader('Access-Control-Max-Age', '600');
}

/** @returns what the request asks for */
async function readRequest(request: IncomingMessage): Promise<{ logged: Logged; search: URLSearchParams }> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const path = pathname.replace(/^\/api(?:\/v3)?(?=\/)/, '');
  const body = await bodyOf(request);
  const logged: Logged = { method: request.method ?? 'GET', path };
  if (path === '/graphql') {
    logged.query = typeof body.query === 'string' ? body.query : '';
    logged.variables = (body.variables ?? {}) as Values;
  } else if (Object.keys(body).length > 0) logged.body = body;
  return { logged, search: searchParams };
}

export async function startStandIn(options: StandInOptions): Promise<StandIn> {
  const { store, owner = 'gone', repo = 'today', branch = 'main', port = 0, origin = '*' } = options;
  const guests = new Map(Object.entries(options.guests ?? {}));
  const requests = new PullRequests(store);
  const world: World = { store, requests, owner, repo, branch, url: '' };
  const log: Logged[] = [];
  const faults = new Faults();
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    allow(response, origin);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const { logged, search } = await readRequest(request);
    log.push(logged);
    const fault = faults.next(logged);
    if (typeof fault?.how === 'number') {
      logged.status = fault.how;
      for (const [name, value] of Object.entries(fault.headers ?? {})) response.setHeader(name, value);
      send(response, { status: fault.how, body: { message: fault.message ?? 'Server Error' } });
      return;
    }
    if (fault?.how === 'cut before') {
      request.socket.destroy();
      return;
    }
    const answered = await answer(world, logged, guests.get(tokenOf(request)), search);
    if (fault?.how === 'cut after') {
      request.socket.destroy();
      return;
    }
    logged.status = answered.status;
    send(response, answered);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch((cause: unknown) => {
      // A mistake of ours: said, so that a test that meets it can be mended.
      console.error(cause);
      send(response, { status: 500, body: { message: String(cause) } });
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  world.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url: world.url,
    world,
    log,
    fail: (fault) => faults.add(fault),
    expire: (token) => void guests.delete(token),
    report: (oid, checks) => requests.report(oid, checks),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await store.close();
    },
  };
}
