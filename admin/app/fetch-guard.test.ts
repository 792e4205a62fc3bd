/** What leaves the desk, and what does not. */
import { describe, expect, it, vi } from 'vitest';
import { openGate, type NewCommit } from './fetch-guard.ts';

const REST = 'https://api.example';
const GRAPHQL = `${REST}/graphql`;
vi.stubGlobal('location', { href: 'https://desk.example/' });

function opened(answer?: string) {
  const asked: [string, Headers][] = [];
  const commits: NewCommit[] = [];
  const users: string[] = [];
  const gate = openGate({
    origins: new Set(['https://desk.example', REST]),
    rest: REST,
    graphql: GRAPHQL,
    onCommit: (commit) => {
      commits.push(commit);
      return Promise.resolve(answer);
    },
    onUser: () => users.push('told'),
    network: (input, init) => {
      asked.push([input as string, new Headers(init?.headers)]);
      return Promise.resolve(Response.json({ login: 'owner', avatar_url: 'https://pictures.example/1' }));
    },
  });
  return { gate, asked, commits, users };
}

const body = (query: string) =>
  JSON.stringify({
    query,
    variables: {
      input: {
        branch: { branchName: 'main' },
        expectedHeadOid: 'abc',
        fileChanges: {
          additions: [{ path: 'content/faq.yaml', contents: Buffer.from('é').toString('base64') }],
          deletions: [{ path: 'content/towns/old.md' }],
        },
      },
    },
  });
const MUTATION = body('mutation($input: X!) { createCommitOnBranch(input: $input) { commit { oid } } }');

describe('the gate', () => {
  it('lets no other host be asked', async () => {
    const { gate, asked } = opened();
    for (const url of ['https://unpkg.com/a.json', 'https://www.githubstatus.com/api', 'http://desk.example/'])
      await expect(gate.fetch(url)).rejects.toThrow(new URL(url).origin);
    expect(asked).toEqual([]);
    await gate.fetch('/desk.json');
    await gate.fetch('blob:https://desk.example/1');
    expect(asked.map(([url]) => url)).toEqual(['/desk.json', 'blob:https://desk.example/1']);
  });

  it('shows a commit before it leaves, and sends none that is refused', async () => {
    const { gate, asked, commits } = opened('What you typed is still here.');
    const response = await gate.fetch(GRAPHQL, { method: 'POST', body: MUTATION });
    expect(await response.json()).toEqual({ data: null, errors: [{ message: 'What you typed is still here.' }] });
    expect(asked).toEqual([]);
    expect(commits).toEqual([
      {
        branch: 'main',
        onto: 'abc',
        changes: [
          { path: 'content/towns/old.md' },
          { path: 'content/faq.yaml', bytes: new Uint8Array(Buffer.from('é')) },
        ],
      },
    ]);
  });

  it('sends one that may be made, and what is no commit', async () => {
    const { gate, asked, commits } = opened();
    await gate.fetch(GRAPHQL, { method: 'POST', body: MUTATION });
    await gate.fetch(GRAPHQL, { method: 'POST', body: JSON.stringify({ query: 'query { viewer { login } }' }) });
    expect(asked).toHaveLength(2);
    expect(commits).toHaveLength(1);
  });

  it('lets no commit through that it cannot read', async () => {
    const { gate, asked } = opened();
    const odd = JSON.stringify({ query: 'mutation { createCommitOnBranch(input: {}) { commit { oid } } }' });
    await expect(gate.fetch(GRAPHQL, { method: 'POST', body: odd })).rejects.toThrow('otherwise');
    expect(asked).toEqual([]);
  });

  it('asks as whoever signed in, and leaves out the picture of him', async () => {
    const { gate, asked, users } = opened();
    const answer = await gate.fetch(`${REST}/user`, { headers: { Authorization: 'token x' } });
    expect(await answer.json()).toEqual({ login: 'owner' });
    expect(users).toEqual(['told']);
    await gate.asUser(`${REST}/repos`);
    expect(asked[1]?.[1].get('Authorization')).toBe('token x');
  });
});
