/**
 * The Worker behind `contactEvents`: counts taps by day, page and button, lets the admin read them, and writes the past week
 * as an issue on GitHub. It keeps nothing about visitors: no cookie, IP address or browser. Set up: docs/operations.md.
 */
import { daysAfter, fullDate } from '#lib/dates.ts';
import { table } from '../../lib/markdown-table.ts';
import { byPage, CAVEAT, CHANNELS, inAll, totalsBy, type Taps } from '#business/taps.ts';

interface Statement {
  bind: (...values: string[]) => Statement;
}
export interface Environment {
  /** A D1 database. */
  DB: {
    prepare: (sql: string) => Statement;
    batch: (statements: Statement[]) => Promise<{ results: Taps[] }[]>;
  };
  /** The Worker of the site, which knows its pages. */
  SITE: { fetch: (request: Request) => Promise<Response> };
  /** The company's, such as "America/New_York". */
  TIME_ZONE: string;
  /** "owner/name" */
  REPOSITORY: string;
  GITHUB_API: string;
  /** May write issues; without it there is no weekly summary. */
  GITHUB_TOKEN?: string;
}

/** Longest body of a tap, in bytes. */
const MAX_LENGTH = 300;
/** How many days the admin gets. */
const DAYS = 28;
/** Pages in the weekly summary. */
const MAX_PAGES = 15;

const TABLE =
  'CREATE TABLE IF NOT EXISTS counts (day TEXT, page TEXT, channel TEXT, taps INTEGER, PRIMARY KEY (day, page, channel)) WITHOUT ROWID';
const ADD = 'INSERT INTO counts VALUES (?, ?, ?, 1) ON CONFLICT DO UPDATE SET taps = taps + 1';
const READ = 'SELECT * FROM counts WHERE day BETWEEN ? AND ? ORDER BY day DESC, page, channel';

/** Days are strings, "2026-11-21". */
const dayOf = (instant: number, { TIME_ZONE }: Environment): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(instant);

async function run({ DB }: Environment, sql: string, ...values: string[]): Promise<Taps[]> {
  const [, answer] = await DB.batch([DB.prepare(TABLE), DB.prepare(sql).bind(...values)]);
  return answer?.results ?? [];
}

const parse = (body: string): { channel?: unknown; page?: unknown } => {
  try {
    return Object(JSON.parse(body)) as object;
  } catch {
    return {};
  }
};

/** @returns the HTTP status: 204 if the tap was counted */
async function count(request: Request, environment: Environment): Promise<number> {
  const { origin } = new URL(request.url);
  if (request.headers.get('Origin') !== origin) return 403;
  if (!(Number(request.headers.get('Content-Length') ?? Infinity) <= MAX_LENGTH)) return 413;
  const { channel, page } = parse(await request.text());
  const known = CHANNELS.find((name) => name === channel);
  if (!known || typeof page !== 'string' || URL.parse(page, origin)?.pathname !== page) return 400;
  const answer = await environment.SITE.fetch(new Request(origin + page, { method: 'HEAD', redirect: 'manual' }));
  if (answer.status !== 200 || !answer.headers.get('Content-Type')?.startsWith('text/html')) return 404;
  await run(environment, ADD, dayOf(Date.now(), environment), page, known);
  return 204;
}

const askGitHub = ({ GITHUB_API, REPOSITORY }: Environment, token: string, path = '', body?: object) =>
  fetch(`${GITHUB_API}/repos/${REPOSITORY}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Accept: 'application/vnd.github+json', Authorization: `Bearer ${token}`, 'User-Agent': 'taps' },
    body: body ? JSON.stringify(body) : null,
  });

/** Whoever may change the site may read the counts; GitHub says who that is. */
async function mayRead(request: Request, environment: Environment): Promise<boolean> {
  const [, token] = /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
  const answer = token ? await askGitHub(environment, token) : undefined;
  if (!answer?.ok) return false;
  return ((await answer.json()) as { permissions?: { push?: boolean } }).permissions?.push === true;
}

/** No cookie counts here, so the admin's page may be anywhere. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Authorization',
  'Cache-Control': 'no-store',
};

async function read(request: Request, environment: Environment): Promise<Response> {
  if (!(await mayRead(request, environment))) return new Response(null, { status: 403, headers: HEADERS });
  const today = dayOf(Date.now(), environment);
  return Response.json(await run(environment, READ, daysAfter(today, 1 - DAYS), today), { headers: HEADERS });
}

/** @returns the week as an issue @param last its last day */
async function week(environment: Environment, last: string): Promise<{ title: string; body: string }> {
  const [first, before] = [daysAfter(last, -6), daysAfter(last, -7)];
  const rows = await run(environment, READ, first, last);
  const earlier = await run(environment, READ, daysAfter(before, -6), before);
  const lines = (sums: ReturnType<typeof byPage>) =>
    sums.map(([name, { all, ...each }]) => [name, ...CHANNELS.map((channel) => String(each[channel])), String(all)]);
  const tableOf = (head: string, sums: ReturnType<typeof byPage>) => table([head, ...CHANNELS, 'all'], lines(sums));
  const pages = byPage(rows).slice(0, MAX_PAGES);
  return {
    title: `${inAll(rows)} from ${fullDate(first)} to ${fullDate(last)}`,
    body: [
      `${inAll(rows)}; the week before, ${inAll(earlier)}. ${CAVEAT}`,
      ...(rows.length === 0 ? [] : [tableOf('day', [...totalsBy(rows, 'day')]), tableOf('page', pages)]),
    ].join('\n\n'),
  };
}

export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    if (request.method === 'POST') return new Response(null, { status: await count(request, environment) });
    if (request.method === 'GET') return read(request, environment);
    return new Response(null, { status: request.method === 'OPTIONS' ? 204 : 405, headers: HEADERS });
  },

  /** Each Monday, the seven days before. @throws Error if GitHub takes no issue; Cloudflare lists it as a failed run */
  async scheduled({ scheduledTime }: { scheduledTime: number }, environment: Environment): Promise<void> {
    if (!environment.GITHUB_TOKEN) return;
    const issue = await week(environment, daysAfter(dayOf(scheduledTime, environment), -1));
    const { ok, status } = await askGitHub(environment, environment.GITHUB_TOKEN, '/issues', issue);
    if (!ok) throw new Error(`GitHub answered ${status} to the weekly summary. Is GITHUB_TOKEN still valid?`);
  },
};
