/** Which changes only the check of content decides on, and which need tests. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listen } from '../lib/loopback.ts';
import { changedSince, liveCommit, touchesCode } from './changed.ts';

const root = mkdtempSync(join(tmpdir(), 'changed-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it.each([
  [['content/faq.yaml', 'src/assets/pictures/jobs/a-before.jpg', 'public/papers/w9.pdf'], false],
  [[], false],
  [['content/faq.yaml', 'src/styles/tokens.css'], true],
  [['package.json'], true],
  [['.github/workflows/ci.yml'], true],
  [['content.config.ts'], true],
])('%j: %s', (files, code) => {
  expect(touchesCode(files)).toBe(code);
});

it('compares with a commit, whatever the names of files', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.test', ...args], { cwd: root, encoding: 'utf8' });
  const commit = (file: string) => {
    mkdirSync(join(root, 'content'), { recursive: true });
    writeFileSync(join(root, file), file);
    git('add', '--all');
    git('commit', '--quiet', '--message', 'x');
    return git('rev-parse', 'HEAD').trim();
  };
  git('init', '--quiet');
  const first = commit('content/a.yaml');
  commit('content/café "b".md');
  expect(changedSince(first, root)).toEqual(['content/café "b".md']);
  expect(changedSince('0'.repeat(40), root)).toBeUndefined();
});

it.each([
  [200, { commit: 'a'.repeat(40), digest: '0'.repeat(16) }, 'a'.repeat(40)],
  [200, { commit: `${'b'.repeat(40)}+changes`, digest: '0'.repeat(16) }, 'b'.repeat(40)],
  [200, { commit: 'unknown', digest: '0'.repeat(16) }, undefined],
  [404, 'Not found', undefined],
])('reads from a live site that answers %i, %j: %s', async (status, body, commit) => {
  const { url, stop } = await listen((_, response) => void response.writeHead(status).end(JSON.stringify(body)));
  expect(await liveCommit(url)).toBe(commit);
  stop();
  expect(await liveCommit(url)).toBeUndefined();
});
