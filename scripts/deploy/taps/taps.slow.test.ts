/** The Worker that counts taps, in Cloudflare's runtime with a database, beside a site and GitHub: what it takes, keeps and tells. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestHarness } from 'wrangler';
import { rows } from '../../../e2e/fixtures/site.ts';
import { daysAfter } from '#lib/dates.ts';
import { listen } from '../../lib/loopback.ts';
import { tapsConfig, tapsFault } from './deploy.ts';
import { CHANNELS, type Taps } from '#business/taps.ts';
import type { Environment } from './worker.ts';

const SITE = 'https://www.company.example';
const ADDRESS = `${SITE}/api/taps`;
const business = { ...rows.business, site: SITE, contactEvents: '/api/taps' };
const repository = { owner: 'gone', name: 'today', branch: 'main' };
const config = tapsConfig(process.cwd(), { business, repository });

/** Two pages, a picture, and an address that has moved. */
const PAGES = `export default {
  fetch(request) {
    const { pathname } = new URL(request.url);
    if (['/', '/pricing'].includes(pathname)) return new Response('', { headers: { 'Content-Type': 'text/html' } });
    if (pathname === '/a.svg') return new Response('', { headers: { 'Content-Type': 'image/svg+xml' } });
    return pathname === '/old' ? Response.redirect(new URL('/', request.url)) : new Response('', { status: 404 });
  },
};`;

const issues: { title: string; body: string }[] = [];
async function answerAsGitHub(...[request, response]: Parameters<RequestListener>): Promise<void> {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const body = await text(request);
  if (!['editor', 'reader'].includes(token) || !request.headers['user-agent']) response.writeHead(401);
  else if (request.url === '/repos/gone/today/issues') issues.push(JSON.parse(body) as (typeof issues)[number]);
  else if (request.url !== '/repos/gone/today') response.writeHead(404);
  response.end(JSON.stringify({ permissions: { pull: true, push: token === 'editor' } }));
}

const folder = mkdtempSync(join(tmpdir(), 'taps-'));
let github: Awaited<ReturnType<typeof listen>>;
let host: ReturnType<typeof createTestHarness>;

beforeAll(async () => {
  github = await listen((...exchange) => void answerAsGitHub(...exchange));
  writeFileSync(join(folder, 'pages.js'), PAGES);
  const { name, compatibility_date } = { ...config, name: config.services[0]?.service };
  const vars = { ...config.vars, GITHUB_API: github.url, GITHUB_TOKEN: 'editor' };
  host = createTestHarness({
    workers: [
      { config: { ...config, vars } },
      { config: { name, compatibility_date, main: join(folder, 'pages.js') } },
    ],
  });
  await host.listen();
});
afterAll(async () => {
  await host.close();
  github.stop();
  rmSync(folder, { recursive: true });
});

const tap = async (body: unknown, headers: Record<string, string> = {}) => {
  const init = { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) };
  return (await host.fetch(ADDRESS, { ...init, headers: { Origin: SITE, ...headers } })).status;
};
const read = (token: string) => host.fetch(ADDRESS, { headers: { Authorization: `Bearer ${token}` } });

describe('a tap', () => {
  it('is counted for an own page and a known button', async () => {
    for (const channel of CHANNELS) expect(await tap({ channel, page: '/pricing' })).toBe(204);
    expect(await tap({ channel: 'call', page: '/pricing' })).toBe(204);
    expect(await tap({ channel: 'call', page: '/' })).toBe(204);
    const counts = (await (await read('editor')).json()) as Taps[];
    const [today] = counts.map(({ day }) => day);
    expect(today).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(counts).toEqual([
      { day: today, page: '/', channel: 'call', taps: 1 },
      { day: today, page: '/pricing', channel: 'booking', taps: 1 },
      { day: today, page: '/pricing', channel: 'call', taps: 2 },
      { day: today, page: '/pricing', channel: 'email', taps: 1 },
      { day: today, page: '/pricing', channel: 'text', taps: 1 },
    ]);
  });

  it.each<[what: string, body: unknown, status: number, headers?: Record<string, string>]>([
    ['from another site', { channel: 'call', page: '/' }, 403, { Origin: 'https://evil.example' }],
    ['of another button', { channel: 'fax', page: '/' }, 400],
    ['without a page', { channel: 'call' }, 400],
    ['on no page of its own', { channel: 'call', page: '//evil.example/' }, 400],
    ['with what was searched', { channel: 'call', page: '/?q=my+address' }, 400],
    ['that is no JSON', 'call', 400],
    ['that is null', 'null', 400],
    ['on a page that is not there', { channel: 'call', page: '/nowhere' }, 404],
    ['on a page that has moved', { channel: 'call', page: '/old' }, 404],
    ['on a picture', { channel: 'call', page: '/a.svg' }, 404],
    ['that is too long', { channel: 'call', page: `/${'a'.repeat(400)}` }, 413],
  ])('%s is not', async (_, body, status, headers = {}) => {
    const before = await (await read('editor')).text();
    expect(await tap(body, headers)).toBe(status);
    expect(await (await read('editor')).text()).toBe(before);
  });
});

it('keeps day, page, button and number alone', async () => {
  const { DB } = await host.getWorker<{ DB: D1 }>().getEnv();
  const { results } = await DB.prepare('SELECT sql FROM sqlite_master WHERE name = ?').bind('counts').all();
  expect(JSON.stringify(results)).toMatch(/\(day TEXT, page TEXT, channel TEXT, taps INTEGER, PRIMARY KEY/);
});

it('shows the counts to whoever may change the site, and to no one else', async () => {
  expect((await read('editor')).status).toBe(200);
  for (const token of ['reader', 'stranger', '']) expect((await read(token)).status, token).toBe(403);
  const preflight = await host.fetch(ADDRESS, { method: 'OPTIONS' });
  expect([preflight.status, preflight.headers.get('Access-Control-Allow-Headers')]).toEqual([204, 'Authorization']);
});

interface D1 {
  prepare: Environment['DB']['prepare'] extends (sql: string) => unknown
    ? (sql: string) => { bind: (...values: unknown[]) => { all: () => Promise<{ results: unknown[] }> } }
    : never;
}

it('writes the week as an issue on Monday', async () => {
  const { DB } = await host.getWorker<{ DB: D1 }>().getEnv();
  const monday = '2030-01-07';
  const add = (back: number, page: string, channel: string, taps: number) =>
    DB.prepare('INSERT INTO counts VALUES (?, ?, ?, ?)').bind(daysAfter(monday, -back), page, channel, taps).all();
  await add(0, '/', 'call', 90);
  await add(1, '/', 'call', 3);
  await add(1, '/pricing', 'text', 5);
  await add(7, '/pricing', 'email', 1);
  await add(8, '/', 'call', 4);
  await add(15, '/', 'call', 80);
  // Still Sunday in New York would be the week before: seven in the morning there.
  await host.getWorker().scheduled({ cron: config.triggers.crons[0], scheduledTime: new Date(`${monday}T12:00Z`) });
  expect(issues).toEqual([
    {
      title: '9 taps from December 31, 2029 to January 6, 2030',
      body: `9 taps; the week before, 4 taps. A tap is not a call yet: people change their mind, or tap twice.

| day | call | text | email | booking | all |
| --- | --: | --: | --: | --: | --: |
| 2030-01-06 | 3 | 5 | 0 | 0 | 8 |
| 2029-12-31 | 0 | 0 | 1 | 0 | 1 |

| page | call | text | email | booking | all |
| --- | --: | --: | --: | --: | --: |
| /pricing | 0 | 5 | 1 | 0 | 6 |
| / | 3 | 0 | 0 | 0 | 3 |`,
    },
  ]);
});

it('says what is missing', async () => {
  const without = (given: object) => () => tapsConfig(process.cwd(), { business, repository, ...given });
  expect(without({ business: { ...business, contactEvents: undefined } })).toThrow('contactEvents: /api/taps');
  expect(without({ repository: { ...repository, owner: '' } })).toThrow('admin/settings.ts');
  const { url } = await host.listen();
  expect(await tapsFault(`${url.origin}/api/taps`)).toBeUndefined();
  expect(await tapsFault(`${github.url}/api/taps`)).toBeUndefined();
  expect(await tapsFault('http://127.0.0.1:9/api/taps')).toContain(
    'where nothing answers: run npm run deploy -- --taps',
  );
});
