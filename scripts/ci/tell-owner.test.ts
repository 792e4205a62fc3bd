/** What the owner reads when a change is not on the site, in one issue. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listen } from '../lib/loopback.ts';
import { tell, whyNot } from './tell-owner.ts';

interface Issue {
  number: number;
  title: string;
  body: string;
  state: string;
}
let issues: Issue[];
/** Answers everything with this status instead. */
let refused: number | undefined;
let github: Awaited<ReturnType<typeof listen>>;

/** As much of GitHub's API as an issue needs. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const [path, number] = /^\/repos\/o\/r\/issues(?:\/(\d+))?$/.exec(pathname) ?? [];
  const known = path !== undefined && request.headers.authorization === 'Bearer token';
  const given = request.method === 'GET' ? {} : ((await json(request)) as Partial<Issue>);
  if (request.method === 'POST')
    issues.push({ ...{ number: issues.length + 1, title: '', body: '', state: 'open' }, ...given });
  else Object.assign(issues[Number(number) - 1] ?? {}, given);
  const isOurs = searchParams.get('creator') === 'github-actions[bot]';
  const found = issues.filter(({ state }) => isOurs && state === searchParams.get('state'));
  response.writeHead(refused ?? (known ? 200 : 404));
  response.end(JSON.stringify(request.method === 'GET' ? found : issues.at(-1)));
}

beforeEach(async () => {
  [issues, refused] = [[], undefined];
  github = await listen((request, response) => void answer(request, response));
});
afterEach(() => {
  vi.unstubAllEnvs();
  github.stop();
});

type Needs = Parameters<typeof whyNot>[0];
const passed: Needs = {
  content: { result: 'success' },
  test: { result: 'success' },
  all: { result: 'success' },
  deploy: { result: 'success' },
};
const mistake = (said: string): Needs => ({
  content: { result: 'failure', outputs: { said } },
  test: { result: 'skipped' },
  deploy: { result: 'skipped' },
});

/** Runs the script with what the runner and the workflow set. */
async function tellOf(needs: Needs): Promise<void> {
  const variables = {
    ...{ GITHUB_API_URL: github.url, GITHUB_SERVER_URL: 'https://github.example', GITHUB_REPOSITORY: 'o/r' },
    ...{ GITHUB_SHA: 'c0ffee', GITHUB_RUN_ID: '1', GITHUB_ACTOR: 'anna', GITHUB_TOKEN: 'token' },
    NEEDS: JSON.stringify(needs),
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  await tell();
}

it('opens an issue with the first mistake, changes it with the next, and closes it once a change is through', async () => {
  await tellOf(passed);
  expect(issues).toEqual([]);
  await tellOf(mistake('one mistake'));
  await tellOf(mistake('another'));
  expect(issues).toMatchObject([{ state: 'open', title: 'The last change is not on the site' }]);
  expect(issues[0]?.body).toMatch(/@anna .*o\/r\/commit\/c0ffee.* has a mistake[\s\S]*another/);
  await tellOf(passed);
  await tellOf(passed);
  expect(issues).toMatchObject([{ state: 'closed' }]);
  await tellOf(mistake('a new one'));
  expect(issues).toMatchObject([{ state: 'closed' }, { state: 'open' }]);
});

it('says what visitors see now, whatever failed', () => {
  const why = (needs: Needs) => whyNot({ ...passed, ...needs }, 'C', 'R');
  expect(why({})).toBeUndefined();
  expect(why({ deploy: { result: 'skipped' } })).toBeUndefined();
  expect(why({ all: { result: 'failure' }, deploy: { result: 'skipped' } })).toContain('not for a mistake in content');
  expect(why({ deploy: { result: 'failure' } })).toContain('the upload failed');
  const back = (text: string): Needs => ({ deploy: { result: 'failure', outputs: { back: text } } });
  expect(why(back('yes'))).toContain('the version before is live again');
  expect(why(back('no'))).toContain('may see a broken site now');
  expect(why({ deploy: { result: 'cancelled' } })).toContain('stopped before their end');
});

it('fails with a sentence when GitHub refuses', async () => {
  refused = 403;
  await expect(tellOf(mistake('one mistake'))).rejects.toThrow(/GitHub answered 403 to GET .* Add "issues: write"/);
});
