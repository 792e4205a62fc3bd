/** The sign-in worker hands GitHub's token to the admin page and to no one else. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CLIENT, fakeGitHub, signInWorker, type FakeGitHub, type Rehearsed } from './rehearsal.ts';

const DESK = 'https://desk.example.com';
const TOKEN = 'gho_</script>';

let github: FakeGitHub;
let worker: Rehearsed;
beforeAll(async () => {
  github = await fakeGitHub(TOKEN);
  worker = await signInWorker({ ...CLIENT, DESK, GITHUB: github.url });
});
afterAll(async () => {
  await worker.stop();
  await github.stop();
});

const ask = (path: string, init: RequestInit = {}) => fetch(worker.url + path, { redirect: 'manual', ...init });

/** To GitHub's page and back. */
async function begin() {
  const begun = await ask('/auth?provider=github&site_id=desk.example.com&scope=repo,user');
  const there = new URL(begun.headers.get('location') ?? '');
  const cookie = begun.headers.get('set-cookie') ?? '';
  const back = await fetch(there, { redirect: 'manual' });
  const { pathname, search } = new URL(back.headers.get('location') ?? '');
  return { there, cookie, kept: cookie.split(';')[0] ?? '', path: pathname + search };
}

it('goes to GitHub with a state of its own, which a cookie keeps that no script reads', async () => {
  const { there, cookie } = await begin();
  expect(there.origin).toBe(github.url);
  expect(Object.fromEntries(there.searchParams)).toEqual({
    client_id: CLIENT.CLIENT_ID,
    redirect_uri: `${worker.url}/callback`,
    state: expect.stringMatching(/^[\w-]{43}$/) as string,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    code_challenge_method: 'S256',
  });
  expect(cookie).toMatch(/^__Host-desk-sign-in=[\w.-]+; Path=\/; Max-Age=600; HttpOnly; Secure; SameSite=Lax$/);
  expect((await begin()).there.searchParams.get('state')).not.toBe(there.searchParams.get('state'));
});

it('hands the token to the desk alone, in a page that nobody keeps', async () => {
  const { kept, path } = await begin();
  const answer = await ask(path, { headers: { Cookie: kept } });
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain(`const desk = "${DESK}"`);
  expect(html).toContain('authorization:github:success:');
  expect(html.match(/postMessage\([^;]*\)/g)?.every((call) => call.endsWith(', desk)'))).toBe(true);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(answer.headers.get('location')).toBeNull();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'nonce-[\w-]{43}';/);
  expect(html + JSON.stringify([...answer.headers])).not.toContain(CLIENT.CLIENT_SECRET);
  expect(github.asked.at(-1)).toMatchObject({ client_secret: CLIENT.CLIENT_SECRET });
});

it.each([
  ['another state', (path: string) => path.replace(/state=./, 'state='), true],
  ['no state', (path: string) => path.replace(/state=[^&]*/, ''), true],
  ['no cookie', (path: string) => path, false],
])('asks GitHub for nothing with %s', async (_, change, hasCookie) => {
  const { kept, path } = await begin();
  const before = github.asked.length;
  const answer = await ask(change(path), hasCookie ? { headers: { Cookie: kept } } : {});
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('CSRF_DETECTED');
  expect(github.asked).toHaveLength(before);
});

it('says so when GitHub gives no token, or the visitor said no', async () => {
  const { kept, path } = await begin();
  const headers = { Cookie: kept };
  await ask(path, { headers });
  expect(await (await ask(path, { headers })).text()).toContain('TOKEN_REQUEST_FAILED');
  const declined = path.replace(/code=[^&]*/, 'error=access_denied');
  expect(await (await ask(declined, { headers })).text()).toContain('AUTH_CODE_REQUEST_FAILED');
});

it('does nothing else, and nothing without its settings', async () => {
  expect((await ask('/')).status).toBe(404);
  expect((await ask('/auth', { method: 'POST' })).status).toBe(405);
  const bare = await signInWorker({ CLIENT_ID: 'the-desk' });
  const answer = await fetch(`${bare.url}/auth`);
  const text = await answer.text();
  await bare.stop();
  expect([answer.status, text]).toEqual([500, expect.stringContaining('docs/admin.md')]);
});
