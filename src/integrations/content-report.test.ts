/** What a browser gets while content has mistakes. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { STATE_PATH } from '#model/problem-page.ts';
import type { Problem } from '#model/problem.ts';
import { isForPage, reporting } from './content-report.ts';

const PROBLEM: Problem = {
  file: 'content/zips.yaml',
  line: 7,
  field: '10583 → county',
  wrong: 'names "<b>nowhere</b>"',
  remedy: 'Use the id of a county',
};

let server: Server | undefined;
afterEach(() => server?.close());

/** A server with this report before its pages; gives back what answers a path. */
async function serving(problems: Problem[]): Promise<(path: string) => Promise<{ status: number; text: string }>> {
  const answer = reporting(() => problems);
  const listening = createServer((request, response) => answer(request, response, () => response.end('the page')));
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  return async (path) => {
    const got = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: got.status, text: await got.text() };
  };
}

it('is the report in place of every page, and an error by its status', async () => {
  const get = await serving([PROBLEM]);
  const { status, text } = await get('/pricing?x=1.5#y');
  expect(status).toBe(500);
  for (const part of ['content/zips.yaml', 'line 7, 10583 → county', 'Use the id of a county'])
    expect(text).toContain(part);
  expect(text).not.toContain('<b>');
  expect(await get('/_astro/style.css')).toEqual({ status: 200, text: 'the page' });
});

it('is the page where there are none', async () => {
  const get = await serving([]);
  expect(await get('/pricing')).toEqual({ status: 200, text: 'the page' });
});

it('can ask whether the report that it shows still holds', async () => {
  const problems = [PROBLEM];
  const get = await serving(problems);
  const { text: state } = await get(STATE_PATH);
  expect((await get('/')).text).toContain(`data-state="${state}"`);
  problems.pop();
  expect((await get(STATE_PATH)).text).not.toBe(state);
});

it.each([
  ['GET', '/', true],
  ['HEAD', '/services/piano-removal', true],
  ['POST', '/api/contact', false],
  ['GET', '/@vite/client', false],
  ['GET', '/src/styles/global.css', false],
  ['GET', '/_image?href=%2F@fs%2Fa.webp', false],
  ['GET', '/favicon.svg', false],
])('%s %s is for a page: %s', (method, url, expected) => {
  expect(isForPage({ method, url, headers: {} })).toBe(expected);
});
