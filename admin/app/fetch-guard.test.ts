/** What leaves the admin, what does not, and what the owner reads when GitHub fails. */
import { expect, it, vi } from 'vitest';
import { exampleCommit } from './example-commit.ts';
import { sentenceFor, type Failure } from './failures.ts';
import { changesOf, guardedFetch, type Commit, type Guard } from './fetch-guard.ts';

const REST = 'https://api.example';
const GRAPHQL = `${REST}/graphql`;
vi.stubGlobal('location', { href: 'https://admin.example/', origin: 'https://admin.example' });
vi.stubGlobal('navigator', { onLine: true });

/** @param answers of the network, one after the other */
function guarded(answers: (Response | Error)[], changes: Partial<Guard> = {}) {
  const asked: string[] = [];
  const commits: Commit[] = [];
  const notes: string[] = [];
  const bodies: unknown[] = [];
  const send = guardedFetch({
    ...{ rest: REST, graphql: GRAPHQL, owner: 'gone', repo: 'today' },
    origins: new Set(['https://admin.example', REST]),
    checkCommit: (commit) => {
      commits.push(commit);
      return Promise.resolve(commit);
    },
    onSignedIn: () => notes.push('signed in'),
    notify: (sentence) => notes.push(sentence),
    network: (input, init) => {
      asked.push(input as string);
      bodies.push(init?.body);
      const answer = answers.shift() ?? Response.json({ data: {} });
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    ...changes,
  });
  const post = (url: string, body: object, method = 'POST') => send(url, { method, body: JSON.stringify(body) });
  return { send, post, asked, bodies, commits, notes };
}

const MUTATION = exampleCommit(
  {
    additions: [{ path: 'content/faq.yaml', contents: Buffer.from('é').toString('base64') }],
    deletions: [{ path: 'content/towns/old.md' }],
  },
  'mutation($input: X!) { createCommitOnBranch(input: $input) { commit { oid committedDate } } }',
);

it('asks no other host', async () => {
  const { send, asked } = guarded([]);
  for (const url of ['https://unpkg.com/a.json', 'https://www.githubstatus.com/api', 'http://admin.example/'])
    await expect(send(url)).rejects.toThrow(new URL(url).origin);
  await send('/settings.json');
  await send('blob:https://admin.example/1');
  expect(asked).toEqual(['/settings.json', 'blob:https://admin.example/1']);
});

it('sends a commit as its check leaves it, and none that is refused or that it cannot read', async () => {
  const moved = { ...MUTATION, query: `${MUTATION.query} # moved` };
  const moving = guarded([], { checkCommit: () => Promise.resolve(moved) });
  await moving.post(GRAPHQL, MUTATION);
  expect(moving.bodies).toEqual([JSON.stringify(moved)]);
  const { post, asked, commits } = guarded([]);
  await post(GRAPHQL, MUTATION);
  expect(commits).toEqual([MUTATION]);
  await expect(post(GRAPHQL, { query: 'mutation { createCommitOnBranch(input: {}) }' })).rejects.toThrow('new way');
  expect(asked).toHaveLength(1);
  const strict = guarded([], { checkCommit: () => Promise.resolve('Fix it.') });
  const answer: unknown = await (await strict.post(GRAPHQL, MUTATION)).json();
  expect([answer, strict.asked]).toEqual([{ data: null, errors: [{ message: 'Fix it.' }] }, []]);
});

it('reads which files a commit writes and deletes', () => {
  expect(changesOf(MUTATION.variables.input.fileChanges)).toEqual([
    { path: 'content/towns/old.md' },
    { path: 'content/faq.yaml', bytes: new Uint8Array(Buffer.from('é')) },
  ]);
});

const head = (parent: string) =>
  Response.json({
    data: {
      repository: { ref: { target: { oid: 'new', message: 'Change faq', parents: { nodes: [{ oid: parent }] } } } },
    },
  });

it('finds a commit whose answer was lost, and takes no other commit for it', async () => {
  for (const lost of [new TypeError('cut'), Response.json({ errors: [{ message: 'Expected branch to point to' }] })]) {
    const found: unknown = await (await guarded([lost, head('abc')]).post(GRAPHQL, MUTATION)).json();
    expect(found).toMatchObject({ data: { createCommitOnBranch: { commit: { oid: 'new' } } } });
  }
  await expect(guarded([new TypeError('cut'), head('other')]).post(GRAPHQL, MUTATION)).rejects.toThrow(
    'Then save again',
  );
});

it('finds a draft that GitHub has already', async () => {
  const { post } = guarded([Response.json({}, { status: 422 }), Response.json([{ number: 7 }])]);
  const answer = await post(`${REST}/repos/gone/today/pulls`, { head: 'cms/week/faq' });
  expect([answer.status, await answer.json()]).toEqual([201, { number: 7 }]);
});

it('says what Sveltia would not: why a draft is not published, and why its status stays', async () => {
  const message = 'Required status check "test" is failing.';
  const { post, notes } = guarded([
    Response.json({ message }, { status: 405 }),
    Response.json({ errors: [{ message }] }),
  ]);
  await post(`${REST}/repos/gone/today/pulls/1/merge`, {}, 'PUT');
  await post(GRAPHQL, { query: 'mutation { markPullRequestReadyForReview(input: {}) }' });
  expect(notes).toEqual([expect.stringContaining("its checks haven't passed"), message]);
});

it('knows who is signed in, and asks for no picture of them', async () => {
  const { send, notes } = guarded([Response.json({ login: 'owner', avatar_url: 'https://pictures.example/1' })]);
  expect(await (await send(`${REST}/user`)).json()).toEqual({ login: 'owner' });
  expect(notes).toEqual(['signed in']);
});

const failure = (changes: Partial<Failure>): Failure => ({
  ...{ status: 422, message: 'No', headers: new Headers(), doing: 'saving', repository: 'gone/today' },
  ...changes,
});

it.each<[Partial<Failure>, string | undefined]>([
  [{ status: 200 }, undefined],
  [{ status: 200, type: 'FORBIDDEN' }, 'may read the site but not change it'],
  [{ status: 200, type: 'RATE_LIMITED' }, 'GitHub asks for a break of a minute. What you typed is kept'],
  [{ status: 401 }, 'nothing was saved'],
  [{ status: 401, doing: 'reading' }, 'sign in again'],
  [{ status: 403 }, '"Contents" and "Pull requests" set to "Read and write"'],
  [{ status: 403, headers: new Headers({ 'x-ratelimit-remaining': '0', 'retry-after': '90' }) }, '2 minutes'],
  [{ status: 404, doing: 'reading' }, "doesn't show gone/today to your sign-in"],
  [{ status: 429 }, 'a break of a minute'],
  [{ status: 422 }, 'GitHub refused this: No (422). What you typed is kept'],
  [{ status: 500, doing: 'publishing' }, 'The draft is still there'],
  [{ status: 405, doing: 'publishing', message: 'Pull Request is not mergeable' }, 'Copy what you wrote, discard'],
])('%j', (changes, words) => {
  const sentence = sentenceFor(failure(changes));
  if (words === undefined) expect(sentence).toBeUndefined();
  else expect(sentence).toContain(words);
});
