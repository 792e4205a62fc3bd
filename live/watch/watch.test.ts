/** Only what is surely gone is called so, one issue says it, and it closes when all is well. */
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { post, repositoryOf } from './issue.ts';
import { reportOf } from './report.ts';
import { askSources, sourcesOf, type Asked } from './sources.ts';

const open: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
async function host(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('sources', () => {
  const agent = 'link-check (+https://www.example.com)';
  const QUICK = { agent, between: 0, patience: 100 };
  const asSources = (...urls: string[]) => new Map(urls.map((url) => [url, ['a-fact']]));
  const briefly = (asked: Asked[]) => asked.map(({ state, answer }) => `${state} ${answer}`);

  it.each<[what: string, head: number | null, get: number | null, found: string]>([
    ['is there', 200, null, 'there 200'],
    ['moved, and is there', 302, null, 'there 200'],
    ['is gone', 404, 404, 'gone 404'],
    ['is gone for good', 410, 410, 'gone 410'],
    ['knows no HEAD', 405, 206, 'there 206'],
    ['refuses HEAD', 403, 200, 'there 200'],
    ['has no HEAD yet', 501, 416, 'there 416'],
    ['says 404 to HEAD only', 404, 200, 'there 200'],
    ['wants no robots', 403, 403, 'unasked 403'],
    ['is overworked', 429, null, 'unasked 429'],
    ['is broken', 503, null, 'unasked 503'],
    ['says nothing', null, null, 'unasked no answer within 0.1 seconds'],
  ])('that %s', async (_, head, get, found) => {
    const live = await host(({ method, url, headers }, response) => {
      const status = url === '/' ? 200 : method === 'HEAD' ? head : get;
      expect(headers['user-agent']).toBe(agent);
      expect(headers.range).toBe(method === 'GET' ? 'bytes=0-0' : undefined);
      if (status !== null) response.writeHead(status, { Location: '/' }).end();
    });
    const [, asked] = await askSources(asSources(`${live}/`, `${live}/page`), QUICK);
    expect(asked && briefly([asked])).toEqual([found]);
  });

  it('that are nowhere are gone, those that nothing listens for may come back', async () => {
    const live = await host((_, response) => response.end());
    const dead = await host(() => undefined);
    await new Promise((resolve) => open.pop()?.close(resolve));
    // No name may be that long, so that no one is asked for it.
    const nowhere = `http://${'a'.repeat(64)}.example/`;
    expect(briefly(await askSources(asSources(live, dead, nowhere), QUICK))).toEqual([
      'there 200',
      'unasked nothing listens there',
      'gone no computer has that name',
    ]);
    // Our own connection is gone.
    expect(briefly(await askSources(asSources(nowhere), QUICK))).toEqual(['unasked no computer has that name']);
  });

  it('are left alone on a host that asks for it, or that is silent three times', async () => {
    const count = { busy: 0, silent: 0 };
    const live = await host((_, response) => response.end());
    const busy = await host((_, response) => response.writeHead(429).end(String((count.busy += 1))));
    const silent = await host(() => (count.silent += 1));
    const many = (site: string) => Array.from({ length: 5 }, (_, at) => `${site}/${at}`);
    const asked = await askSources(asSources(live, ...many(busy), ...many(silent)), QUICK);
    expect(count).toEqual({ busy: 1, silent: 3 });
    expect(asked.filter(({ state }) => state === 'unasked')).toHaveLength(10);
  });

  it('are asked one after the other, with a pause between', async () => {
    let last = 0;
    const live = await host((_, response) => {
      last = performance.now();
      response.writeHead(405).end();
    });
    const began = performance.now();
    await askSources(asSources(`${live}/1`, `${live}/2`), { ...QUICK, between: 40 });
    // Four requests, three pauses; a timer may be a millisecond early.
    expect(last - began).toBeGreaterThan(3 * 40 - 3);
  });

  it('are those of facts that a page shows, each once', () => {
    const fact = (id: string, url: string, more: object = {}) => ({
      id,
      confidence: 'high' as const,
      source: { title: '', url, read: '2026-11-23' },
      ...more,
    });
    const url = 'https://a.example/x';
    const facts = [
      fact('one', url),
      fact('two', `${url}#part`),
      fact('three', 'https://b.example/', { shelved: 'old' }),
    ];
    expect([...sourcesOf(facts)]).toEqual([[url, ['one', 'two']]]);
  });
});

describe('the report', () => {
  const there = { url: 'https://a.example/', facts: ['a'], state: 'there', answer: '200' } as const;
  const gone = { url: 'https://b.example/', facts: ['b', 'c'], state: 'gone', answer: '404' } as const;
  const day = '2026-11-23';

  it('says what is to be done, and counts it', () => {
    const row = { check: 'Pages', good: '', faults: ['/a answers 404'], remedy: 'Deploy again' };
    const due = { id: 'x', file: 'content/facts/x.yaml', review: '2026-11-20', source: { url: 'https://x.example/' } };
    const { text, wrong } = reportOf({
      day,
      live: { address: 'https://www.example.com', rows: [row] },
      asked: [there, gone, { ...gone, state: 'unasked', answer: '403' }],
      due: [{ where: 'Westchester', facts: [due as never] }],
    });
    expect(wrong).toBe(3);
    for (const part of [
      '2026-11-23: 3 things are to be done.',
      '| Pages | ✗ /a answers 404 | Deploy again |',
      'Gone: 1 of 3.',
      '| <https://b.example/> | 404 | `b`, `c` |',
      'Without an answer tonight, which says nothing of them: 1 (1: 403).',
      '- 2026-11-20 `x` (content/facts/x.yaml) <https://x.example/>',
    ])
      expect(text).toContain(part);
  });

  it('is well where nothing is wrong, and counts a site that does not answer', () => {
    expect(reportOf({ day, live: undefined, asked: [there], due: [] })).toMatchObject({ wrong: 0 });
    const silent = 'https://www.example.com does not answer.';
    const down = reportOf({ day, live: { address: 'https://www.example.com', silent }, asked: [], due: [] });
    expect(down.wrong).toBe(1);
    expect(down.text).toContain(silent);
  });
});

interface Issue {
  number: number;
  state: string;
  body: string;
  labels: string[];
  title: string;
  pull_request?: object;
}

describe('the issue', () => {
  /** As much of GitHub as the issue needs: lists by label, the newest first. */
  async function github(issues: Issue[], status?: number) {
    const changes: string[] = [];
    const api = await host((request: IncomingMessage, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
      const say = (code: number, value: unknown) => response.writeHead(code).end(JSON.stringify(value));
      if (request.headers.authorization !== 'Bearer secret') return say(401, {});
      if (status !== undefined) return say(status, { message: 'no' });
      if (request.method === 'GET') {
        const label = searchParams.get('labels') ?? '';
        return say(200, issues.filter(({ labels }) => labels.includes(label)).toReversed());
      }
      void text(request).then((sent) => {
        const given = JSON.parse(sent) as Partial<Issue>;
        const at = issues.find(({ number }) => pathname.endsWith(`/issues/${number}`));
        changes.push(`${request.method ?? ''} ${pathname}`);
        if (at) Object.assign(at, given);
        else issues.push({ number: issues.length + 1, state: 'open', body: '', labels: [], title: '', ...given });
        say(at ? 200 : 201, at ?? {});
      });
      return undefined;
    });
    return { repository: { api, name: 'a/b', token: 'secret' }, changes };
  }

  it('is opened once, brought up to date, closed, and opened again', async () => {
    const issues: Issue[] = [];
    const { repository, changes } = await github(issues);
    const well = { text: 'All is well.', wrong: 0 };
    const said = [
      await post(repository, well),
      await post(repository, { text: 'First night', wrong: 1 }),
      await post(repository, { text: 'Second night', wrong: 2 }),
      await post(repository, well),
      await post(repository, well),
      await post(repository, { text: 'x'.repeat(70_000), wrong: 1 }),
    ];
    expect(said).toEqual([
      'All is well, and no issue says otherwise.',
      'An issue was opened.',
      'Issue 1 was brought up to date.',
      'Issue 1 was closed.',
      'All is well, and issue 1 is closed.',
      'Issue 1 was opened again.',
    ]);
    expect(changes).toEqual([
      'POST /repos/a/b/issues',
      ...Array.from({ length: 3 }, () => 'PATCH /repos/a/b/issues/1'),
    ]);
    expect(issues).toHaveLength(1);
    expect(issues[0]?.body.length).toBeLessThan(65_536);
  });

  it("is never someone else's, whatever that one says", async () => {
    const issues: Issue[] = [];
    const { repository } = await github(issues);
    await post(repository, { text: 'First night', wrong: 1 });
    const [ours] = issues;
    if (!ours) throw new Error('There is no issue');
    const copies = [
      { ...ours, number: 2, labels: [] },
      { ...ours, number: 3, body: 'About the site' },
      { ...ours, number: 4, pull_request: {} },
    ];
    issues.push(...copies.map((copy) => ({ ...copy })));
    await post(repository, { text: 'Second night', wrong: 1 });
    expect(ours.body).toContain('Second night');
    expect(issues.slice(1)).toEqual(copies);
  });

  it.each([
    [403, 'give the job "issues: write"'],
    [410, 'turn them on in its settings'],
    [500, 'run it again later'],
  ])('that cannot be written says why: %i', async (status, says) => {
    const { repository } = await github([], status);
    await expect(post(repository, { text: '', wrong: 1 })).rejects.toThrow(says);
  });

  it('needs a token and a repository', () => {
    expect(() => repositoryOf({})).toThrow('GITHUB_TOKEN and GITHUB_REPOSITORY');
    const given = { GITHUB_TOKEN: 't', GITHUB_REPOSITORY: 'a/b', GITHUB_API_URL: 'https://api.example/' };
    expect(repositoryOf(given)).toEqual({ api: 'https://api.example', name: 'a/b', token: 't' });
  });
});
