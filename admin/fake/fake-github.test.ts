/** The fake GitHub API answers what Sveltia asks: reading, commits, drafts, permissions and failures. */
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { bareWith, cloneOf, commitElsewhere, writeFiles } from './fixture.ts';
import { OWNER, startStandIn, type StandIn, type StandInOptions } from './fake-github.ts';
import { WorkingCopyStore } from './working-copy.ts';

let running: StandIn | undefined;
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

const begin = async (options: StandInOptions) =>
  (running = await startStandIn({ guests: { good: OWNER, weak: { ...OWNER, mayWrite: false } }, ...options }));

async function ask(method: string, path: string, body?: unknown, token = 'good') {
  const response = await fetch(`${running?.url ?? ''}/api${path}`, {
    method,
    headers: { Authorization: `token ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> };
}

const graph = async (query: string, variables: object, token?: string) =>
  ask('POST', '/graphql', { query, variables: { owner: 'gone', repo: 'today', branch: 'main', ...variables } }, token);

const COMMIT = `mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) {
  commit { oid committedDate file_0: file(path: "content/a.yaml") { oid } } } }`;

const commitInput = (branchName: string, expectedHeadOid: string | undefined, text: string) => ({
  input: {
    branch: { repositoryNameWithOwner: 'gone/today', branchName },
    expectedHeadOid,
    fileChanges: {
      additions: [{ path: 'content/a.yaml', contents: Buffer.from(text).toString('base64') }],
      deletions: [],
    },
    message: { headline: 'Update “a”' },
  },
});

describe('over a bare repository', () => {
  it('answers what Sveltia asks when it opens: head, tree, texts and who wrote them', async () => {
    const store = await bareWith({
      'content/a.yaml': 'a: 1\n',
      'content/ü.yaml': 'ü: "2"\n',
      'p/x.webp': Buffer.from([1, 0, 2]),
    });
    await begin({ store });
    const head = await store.head('main');
    const last = await graph(
      'query($owner: String!, $repo: String!, $branch: String!) { repository(owner: $owner, name: $repo) { ref(qualifiedName: $branch) { target { ... on Commit { history(first: 1) { nodes { oid message } } } } } } }',
      {},
    );
    expect(last.body).toEqual({
      data: { repository: { ref: { target: { history: { nodes: [{ oid: head, message: 'First' }] } } } } },
    });
    const { body } = await ask('GET', `/v3/repos/gone/today/git/trees/${head ?? ''}?recursive=1`);
    const files = (body as { tree: { path: string; sha: string; type: string }[] }).tree;
    expect(files.map(({ path, type }) => `${type} ${path}`)).toEqual([
      'blob content/a.yaml',
      'blob content/ü.yaml',
      'blob p/x.webp',
    ]);
    const [a, b, x] = files.map(({ sha }) => sha);
    const texts = await graph(
      `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) {
        content_0: object(oid: "${a ?? ''}") { ... on Blob { text isTruncated } } content_1: object(oid: "${b ?? ''}") { ... on Blob { text isTruncated } }
        content_2: object(oid: "${'0'.repeat(40)}") { ... on Blob { text } } } }`,
      {},
    );
    expect(texts.body).toEqual({
      data: {
        repository: {
          content_0: { text: 'a: 1\n', isTruncated: false },
          content_1: { text: 'ü: "2"\n', isTruncated: false },
          content_2: null,
        },
      },
    });
    const picture = await fetch(`${running?.url ?? ''}/api/v3/repos/gone/today/git/blobs/${x ?? ''}`, {
      headers: { Authorization: 'token good' },
    });
    expect(picture.headers.get('content-type')).toBe('application/octet-stream');
    expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual([1, 0, 2]);
    const written = await graph(
      `query($owner: String!, $repo: String!, $branch: String!) { repository(owner: $owner, name: $repo) { commit_0: ref(qualifiedName: $branch) { target { ... on Commit {
        history(first: 1, path: "content/a.yaml") { nodes { author { name email user { id: databaseId login } } committedDate } } } } } } }`,
      {},
    );
    expect(JSON.stringify(written.body)).toContain('"name":"Desk"');
  });

  it('commits onto the head only, and the commit is in a clone', async () => {
    const store = await bareWith({ 'content/a.yaml': 'a: 1\n' });
    await begin({ store });
    const before = await store.head('main');
    const { body } = await graph(COMMIT, commitInput('main', before, 'a: 2\n'));
    expect(JSON.stringify(body)).toContain(`"oid":"${(await store.head('main')) ?? ''}"`);
    expect(readFileSync(join(cloneOf(store), 'content/a.yaml'), 'utf8')).toBe('a: 2\n');
    const stale = await graph(COMMIT, commitInput('main', before, 'a: 3\n'));
    expect(stale.status).toBe(200);
    expect(JSON.stringify(stale.body)).toContain('Expected branch to point to');
    expect(readFileSync(join(cloneOf(store), 'content/a.yaml'), 'utf8')).toBe('a: 2\n');
  });

  it('keeps a draft on a branch until its pull request is merged', async () => {
    const store = await bareWith({ 'content/a.yaml': 'a: 1\nb: 1\nc: 1\nd: 1\n' });
    const { report } = await begin({ store });
    const head = await store.head('main');
    const create = 'mutation($input: CreateRefInput!) { createRef(input: $input) { ref { name } } }';
    const ref = { input: { repositoryId: 'R_desk', name: 'refs/heads/cms/jobs/a', oid: head } };
    await graph(create, ref);
    expect(JSON.stringify((await graph(create, ref)).body)).toContain('already exists');
    await graph(COMMIT, commitInput('cms/jobs/a', head, 'a: 2\nb: 1\nc: 1\nd: 1\n'));
    const pull = { title: 'Update “a”', head: 'cms/jobs/a', base: 'main', draft: true };
    const opened = await ask('POST', '/v3/repos/gone/today/pulls', pull);
    expect(opened.status).toBe(201);
    expect((await ask('POST', '/v3/repos/gone/today/pulls', pull)).status).toBe(422);
    await ask('POST', '/v3/repos/gone/today/issues/1/labels', { labels: ['sveltia-cms/draft'] });
    const listed = await graph(
      `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { pullRequests(states: OPEN labels: ["sveltia-cms/draft"] first: 9) {
        nodes { number headRefName headRefOid files(first: 9) { nodes { path changeType } } } } } }`,
      {},
    );
    const sha = await store.head('cms/jobs/a');
    expect(JSON.stringify(listed.body)).toContain(
      `{"number":1,"headRefName":"cms/jobs/a","headRefOid":"${sha ?? ''}","files":{"nodes":[{"path":"content/a.yaml","changeType":"MODIFIED"}]}}`,
    );
    report(sha ?? '', [{ name: 'site', status: 'completed', conclusion: 'failure', url: 'https://example.com/1' }]);
    expect(JSON.stringify((await ask('GET', `/v3/repos/gone/today/commits/${sha ?? ''}/check-runs`)).body)).toContain(
      '"conclusion":"failure"',
    );
    await commitElsewhere(store, { 'content/a.yaml': 'a: 1\nb: 1\nc: 1\nd: 9\n' });
    const merge = '/v3/repos/gone/today/pulls/1/merge';
    expect((await ask('PUT', merge, {})).status).toBe(405);
    await graph(
      'mutation($input: MarkPullRequestReadyForReviewInput!) { markPullRequestReadyForReview(input: $input) { pullRequest { isDraft } } }',
      {
        input: { pullRequestId: 'PR_1' },
      },
    );
    expect((await ask('PUT', merge, { merge_method: 'squash', commit_title: 'A' })).status).toBe(200);
    expect((await ask('DELETE', '/v3/repos/gone/today/git/refs/heads/cms/jobs/a')).status).toBe(204);
    expect(readFileSync(join(cloneOf(store), 'content/a.yaml'), 'utf8')).toBe('a: 2\nb: 1\nc: 1\nd: 9\n');
  });

  it('lets in who may, and fails as it is told', async () => {
    const store = await bareWith({ 'content/a.yaml': 'a: 1\n' });
    const { fail, expire } = await begin({ store });
    expect((await ask('GET', '/v3/user', undefined, 'none')).status).toBe(401);
    expect((await ask('POST', '/v3/repos/gone/today/dispatches', {}, 'weak')).status).toBe(403);
    fail({ how: 503 });
    expect((await ask('GET', '/v3/user')).status).toBe(503);
    fail({ how: 'cut after', when: ({ path }) => path === '/graphql' });
    expect((await ask('GET', '/v3/user')).status).toBe(200);
    const head = await store.head('main');
    await expect(graph(COMMIT, commitInput('main', head, 'a: 2\n'))).rejects.toThrow('fetch failed');
    expect(await store.head('main')).not.toBe(head);
    expire('good');
    expect((await ask('GET', '/v3/user')).status).toBe(401);
  });
});

it('over folders of this machine: reads what stands there, writes only there, and nothing by a stale head', async () => {
  const root = mkdtempSync(join(tmpdir(), 'desk-work-'));
  writeFiles(root, { 'content/a.yaml': 'a: 1\n', 'secret.txt': 'no' });
  const store = await WorkingCopyStore.open(root, ['content', 'pictures']);
  await begin({ store });
  const head = await store.head('main');
  expect((await store.tree(head ?? '')).map(({ path }) => path)).toEqual(['content/a.yaml']);
  await graph(COMMIT, commitInput('main', head, 'a: 2\n'));
  expect(readFileSync(join(root, 'content/a.yaml'), 'utf8')).toBe('a: 2\n');
  const after = await store.head('main');
  writeFileSync(join(root, 'content/a.yaml'), 'a: 3\n');
  expect(JSON.stringify((await graph(COMMIT, commitInput('main', after, 'a: 4\n'))).body)).toContain(
    'Expected branch to point to',
  );
  expect(readFileSync(join(root, 'content/a.yaml'), 'utf8')).toBe('a: 3\n');
  const now = (await store.head('main')) ?? '';
  for (const path of ['../out.yaml', 'secret.txt', 'content/.git/config', 'content/../secret.txt'])
    await expect(
      store.commit({ branch: 'main', onto: now, changes: [{ path, data: Buffer.from('x') }], message: 'No' }),
    ).rejects.toThrow('not one of');
  expect(existsSync(join(root, '../out.yaml'))).toBe(false);
  await store.commit({ branch: 'main', onto: now, changes: [{ path: 'content/a.yaml' }], message: 'Gone' });
  expect(existsSync(join(root, 'content/a.yaml'))).toBe(false);
});
