/**
 * The second way to sign in: with GitHub's own page, instead of a token that is pasted. GitHub wants a secret for that,
 * which no page may hold; this worker holds it, and hands the token to the desk's page alone.
 *
 * It keeps nothing. What must last from one step to the next is in a cookie of this worker's own.
 */

export interface Env {
  /** Of the GitHub App. */
  CLIENT_ID: string;
  /** Set with `wrangler secret put CLIENT_SECRET`, nowhere else. */
  CLIENT_SECRET: string;
  /** The desk's address, for example https://desk.example.com: the only page that is given a token. */
  DESK: string;
  /** Where GitHub is, for tests. */
  GITHUB?: string;
}

const COOKIE = '__Host-desk-sign-in';
/** How long somebody may take to sign in, in seconds. */
const PATIENCE = 600;
const GITHUB = 'https://github.com';

const HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex, nofollow',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

const cookie = (value: string, age: number): string =>
  `${COOKIE}=${value}; Path=/; Max-Age=${age}; HttpOnly; Secure; SameSite=Lax`;

const url64 = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const random = (): string => url64(crypto.getRandomValues(new Uint8Array(32)));

const digest = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** In the same time whatever the difference. */
async function isSame(one: string, other: string): Promise<boolean> {
  const [a, b] = [await digest(one), await digest(other)];
  return a.reduce((difference, byte, at) => difference | (byte ^ (b[at] ?? 0)), 0) === 0;
}

const plain = (status: number, text: string): Response =>
  new Response(text, { status, headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' } });

/** Sends the visitor to GitHub, with words by which the way back is known. */
async function begin(url: URL, { CLIENT_ID, GITHUB: github = GITHUB }: Env): Promise<Response> {
  const [state, verifier] = [random(), random()];
  const there = new URL('/login/oauth/authorize', github);
  there.search = new URLSearchParams({
    client_id: CLIENT_ID,
    redirect_uri: `${url.origin}/callback`,
    state,
    code_challenge: url64(await digest(verifier)),
    code_challenge_method: 'S256',
  }).toString();
  return new Response(null, {
    status: 302,
    headers: { ...HEADERS, Location: there.href, 'Set-Cookie': cookie(`${state}.${verifier}`, PATIENCE) },
  });
}

/** What the page of the desk is told; the words are Sveltia's. */
type Outcome = { token: string; provider: 'github' } | { error: string; errorCode: string; provider: 'github' };

const failed = (errorCode: string, error: string): Outcome => ({ provider: 'github', errorCode, error });

async function tokenFor(code: string, verifier: string, url: URL, env: Env): Promise<Outcome> {
  try {
    const answer = await fetch(new URL('/login/oauth/access_token', env.GITHUB ?? GITHUB), {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'User-Agent': 'desk-sign-in' },
      body: JSON.stringify({
        client_id: env.CLIENT_ID,
        client_secret: env.CLIENT_SECRET,
        code,
        redirect_uri: `${url.origin}/callback`,
        code_verifier: verifier,
      }),
    });
    const { access_token: token } = (await answer.json()) as { access_token?: unknown };
    if (typeof token === 'string' && token !== '') return { provider: 'github', token };
    return failed('TOKEN_REQUEST_FAILED', 'GitHub gave no token. Try again.');
  } catch {
    return failed('TOKEN_REQUEST_FAILED', 'GitHub could not be reached. Try again.');
  }
}

async function finish(request: Request, url: URL, env: Env): Promise<Response> {
  const kept = new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)\\.([\\w-]+)(?:;|$)`).exec(request.headers.get('Cookie') ?? '');
  const [, state = '', verifier = ''] = kept ?? [];
  const isOurs = state !== '' && (await isSame(state, url.searchParams.get('state') ?? ''));
  if (!isOurs) return handOver(failed('CSRF_DETECTED', 'This sign-in was not begun here. Try again.'), env, 403);
  const code = url.searchParams.get('code');
  if (code === null) return handOver(failed('AUTH_CODE_REQUEST_FAILED', 'GitHub did not sign you in.'), env, 200);
  return handOver(await tokenFor(code, verifier, url, env), env, 200);
}

/** A text that stands in a script and cannot end it. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** A page that tells the one that opened it, if that is the desk, and no other. */
function handOver(outcome: Outcome, { DESK }: Env, status: number): Response {
  const nonce = random();
  const verdict = 'token' in outcome ? 'success' : 'error';
  const message = `authorization:github:${verdict}:${JSON.stringify(outcome)}`;
  const words = 'token' in outcome ? 'You are signed in. This window closes by itself.' : outcome.error;
  const script = `
    const desk = ${inScript(new URL(DESK).origin)};
    addEventListener('message', ({ origin, data, source }) => {
      if (origin === desk && source === opener && data === 'authorizing:github')
        opener.postMessage(${inScript(message)}, desk);
    });
    opener?.postMessage('authorizing:github', desk);`;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Signing in</title><p>${words}</p><script nonce="${nonce}">${script}</script></html>`;
  return new Response(html, {
    status,
    headers: {
      ...HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'Set-Cookie': cookie('', 0),
    },
  });
}

const isSet = (env: Partial<Env>): env is Env => Boolean(env.CLIENT_ID && env.CLIENT_SECRET && env.DESK);

export default {
  async fetch(request: Request, env: Partial<Env>): Promise<Response> {
    if (!isSet(env)) return plain(500, 'CLIENT_ID, CLIENT_SECRET or DESK is not set: see docs/admin.md.');
    if (request.method !== 'GET') return plain(405, 'Only GET.');
    const url = new URL(request.url);
    if (url.pathname === '/auth') return begin(url, env);
    if (url.pathname === '/callback') return finish(request, url, env);
    return plain(404, 'Nothing here. The desk signs in at /auth.');
  },
};
