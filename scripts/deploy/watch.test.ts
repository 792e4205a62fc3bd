/** A night asks a part of the sources, reports what failed on two nights, and always ends with a report. */
import type { RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Rows } from '#business/rows.ts';
import { daysAfter } from '#lib/dates.ts';
import { listen } from '../lib/loopback.ts';
import { askSources, factsBySource, sourcesOfNight } from './sources.ts';
import { readMemory, watch } from './watch.ts';

async function host(answer: RequestListener): Promise<string> {
  const { url, stop } = await listen(answer);
  onTestFinished(stop);
  return url;
}

const DAY = '2026-11-23';
const manners = { agent: 'link-check (+https://www.example.com)', pause: 0, signal: new AbortController().signal };
const fact = (id: string, url: string, more: object = {}) => ({
  ...{ id, confidence: 'high' as const, places: [], review: '2027-11-23', file: `content/facts/${id}.yaml` },
  source: { title: '', url, read: DAY },
  ...more,
});

describe('sources', () => {
  it.each([
    [200, undefined, false],
    [302, undefined, false],
    [404, 404, true],
    [410, 410, true],
    [404, 200, false],
    [405, 206, false],
    [501, 416, false],
    [403, 403, false],
    [429, undefined, false],
  ])('that answer %s to HEAD and %s to GET are gone: %s', async (head, get, gone) => {
    const live = await host(({ method, url, headers }, response) => {
      expect(headers['user-agent']).toBe(manners.agent);
      const status = url === '/' ? 200 : method === 'HEAD' ? head : get;
      response.writeHead(status ?? 500, { Location: '/' }).end();
    });
    expect((await askSources([`${live}/page`], manners)).get(`${live}/page`)?.gone).toBe(gone);
  });

  it('of a host that is silent or wants rest are left alone', async () => {
    const count = { busy: 0, silent: 0 };
    const there = await host((_, response) => response.end());
    const busy = await host((_, response) => response.writeHead(429).end(String((count.busy += 1))));
    const silent = await host(() => (count.silent += 1));
    const urls = [busy, silent].flatMap((site) => [`${site}/1`, `${site}/2`]);
    const answers = await askSources([there, ...urls], { ...manners, timeout: 300 });
    expect(count).toEqual({ busy: 1, silent: 1 });
    expect([...answers.values()].map(({ answer }) => answer)).toEqual(['200', '429', 'TimeoutError']);
  });

  it('count for nothing if our own connection is down', async () => {
    // No host name may be that long, so nobody is asked.
    expect(await askSources([`http://${'a'.repeat(64)}.example/`], manners)).toEqual(new Map());
  });

  it('are those of facts that a page shows, each once a month, and again if they failed', () => {
    const facts = [fact('one', 'https://a.example/x'), fact('two', 'https://a.example/x#part')];
    const hidden = fact('three', 'https://b.example/', { shelved: 'old' });
    expect([...factsBySource([...facts, hidden])]).toEqual([['https://a.example/x', ['one', 'two']]]);
    const urls = Array.from({ length: 900 }, (_, at) => `https://www.example.com/${at}`);
    const nights = Array.from({ length: 28 }, (_, night) => sourcesOfNight(urls, daysAfter(DAY, night), new Set()));
    expect(nights.flat().sort()).toEqual(urls.toSorted());
    expect(Math.max(...nights.map(({ length }) => length))).toBeLessThan(60);
    const failed = nights[1]?.[0] ?? '';
    expect(sourcesOfNight(urls, DAY, new Set([failed]))).toEqual([failed, ...(nights[0] ?? [])]);
  });
});

describe('the report', () => {
  const night = (facts: ReturnType<typeof fact>[], today: string, text?: string, signal = manners.signal) => {
    const rows = { facts, counties: [], municipalities: [], business: { site: 'https://www.example.com' } };
    const live = undefined;
    return watch({ root: '.', rows: rows as never, live, today, memory: readMemory(text), signal, pause: 0 });
  };

  it('names a source that failed on two nights, and forgets it once it answers', async () => {
    let status = 404;
    const live = await host((_, response) => response.writeHead(status).end());
    const facts = Array.from({ length: 300 }, (_, at) => fact(`fact-${at}`, `${live}/${at}?-->`));
    const first = await night(facts, DAY);
    expect(first.count).toBe(0);
    const failing = Object.keys(first.memory);
    expect(failing.length).toBeGreaterThan(0);
    // Once more on the same day, by hand.
    expect((await night(facts, DAY, first.text)).count).toBe(0);
    const second = await night(facts, daysAfter(DAY, 1), first.text);
    expect(second.count).toBe(failing.length);
    expect(second.text).toContain(`| <${failing[0] ?? ''}> | ${DAY} | 404 | \`fact-`);
    status = 200;
    const third = await night(facts, daysAfter(DAY, 2), second.text);
    expect(third).toMatchObject({ count: 0, memory: {} });
    expect(third.text).toContain('All is well.');
  });

  it('is written with what is known when the night is stopped, and forgets nothing', async () => {
    const stop = new AbortController();
    const live = await host(() => stop.abort());
    const url = `${live}/slow`;
    const memory = `<!-- failing sources: {"${url}":"2026-11-20"} -->`;
    const stopped = await night([fact('due', url, { review: '2026-11-01' })], DAY, memory, stop.signal);
    expect(stopped.memory).toEqual({ [url]: '2026-11-20' });
    expect(stopped.text).toContain('| 2026-11-20 | not asked tonight | `due` |');
    expect(stopped.text).toContain('- 2026-11-01 `due` (content/facts/due.yaml)');
    expect(stopped.count).toBe(2);
  });

  it('says that the site does not answer', async () => {
    const rows = { facts: [], counties: [], municipalities: [], business: { site: '' } } as never as Rows;
    const report = await watch({ root: '.', rows, live: 'http://127.0.0.1:9', today: DAY, memory: {}, ...manners });
    expect(report.count).toBe(1);
    expect(report.text).toContain('http://127.0.0.1:9/build.json does not answer');
  });
});
