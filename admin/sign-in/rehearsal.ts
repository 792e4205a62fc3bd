/** The sign-in worker in workerd, as its host runs it, and a stand-in of GitHub's pages for signing in. */
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/lib/free-port.ts';

const WRANGLER = 'node_modules/wrangler/bin/wrangler.js';
const FIRST_PORT = 4440;

export const CLIENT = { CLIENT_ID: 'the-desk', CLIENT_SECRET: 'kept-by-the-worker' };

export interface FakeGitHub {
  url: string;
  /** What was asked for a token, each time. */
  asked: Record<string, string>[];
  stop: () => Promise<void>;
}

/** Signs everybody in at once, and gives a token for a code, once, to who knows the secret and the verifier. */
export async function fakeGitHub(token: string): Promise<FakeGitHub> {
  const challenges = new Map<string, string>();
  const asked: Record<string, string>[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/login/oauth/authorize') {
      const code = randomUUID();
      challenges.set(code, url.searchParams.get('code_challenge') ?? '');
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', code);
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      response.writeHead(302, { Location: back.href }).end();
      return;
    }
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body = JSON.parse(text) as Record<string, string>;
      asked.push(body);
      const { code = '', code_verifier: verifier = '', client_secret: secret } = body;
      const isRight = challenges.get(code) === createHash('sha256').update(verifier).digest('base64url');
      challenges.delete(code);
      response.setHeader('Content-Type', 'application/json');
      response.end(
        JSON.stringify(
          isRight && secret === CLIENT.CLIENT_SECRET ? { access_token: token } : { error: 'bad_verification_code' },
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export interface Rehearsed {
  url: string;
  stop: () => Promise<void>;
}

/** @param vars what the worker's host would have set */
export async function signInWorker(vars: Readonly<Record<string, string>>): Promise<Rehearsed> {
  const port = await freePort(FIRST_PORT);
  const config = fileURLToPath(new URL('wrangler.jsonc', import.meta.url));
  const args = [
    '--ip',
    '127.0.0.1',
    '--port',
    String(port),
    '--inspector-port',
    '0',
    '--show-interactive-dev-session=false',
  ];
  const given = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  const child = spawn(process.execPath, [WRANGLER, 'dev', '--config', config, ...args, ...given], {
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = once(child, 'exit');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ready on')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`The worker did not start:\n${said}`)));
  });
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      // With what it has started.
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}
