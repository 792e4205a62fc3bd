/** Only what is surely gone is called so, and the report counts what is to be done. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
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
  /** Far longer than an answer takes on a busy machine. */
  const QUICK = { agent, between: 0, patience: 10_000 };
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
    const patience = head === null && get === null ? 100 : QUICK.patience;
    const [, asked] = await askSources(asSources(`${live}/`, `${live}/page`), { ...QUICK, patience });
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
    const asked = await askSources(asSources(live, ...many(busy), ...many(silent)), { ...QUICK, patience: 1000 });
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
