import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commitOf, OUTSIDE_HOOKS, hashesOf, hashOf, isBuildRecord, writeBuildRecord } from './build-record.ts';

let root = '';
beforeAll(() => (root = mkdtempSync(join(tmpdir(), 'record-'))));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
}

it('hashes only served files, by public path', () => {
  for (const file of [
    'index.html',
    'blog.html',
    'blog/a.html',
    '404.html',
    '.well-known/security.txt',
    '_astro/a.b.js',
  ])
    write(`dist/${file}`, file);
  for (const file of ['_headers', '_redirects', 'build.json']) write(`dist/${file}`, file);
  const files = hashesOf(`${root}/dist/`);
  expect(Object.keys(files)).toEqual(['/', '/.well-known/security.txt', '/404', '/_astro/a.b.js', '/blog', '/blog/a']);
  expect(files['/blog/a']).toBe(hashOf('blog/a.html'));
});

it('publishes the commit and one digest, but no file list', () => {
  writeBuildRecord(`${root}/dist/`);
  const record: unknown = JSON.parse(readFileSync(join(root, 'dist/build.json'), 'utf8'));
  expect(record).toEqual({
    commit: commitOf(process.cwd()),
    digest: hashOf(JSON.stringify(hashesOf(`${root}/dist/`))),
  });
  expect(isBuildRecord(record)).toBe(true);
  expect(isBuildRecord({ commit: 'unknown', digest: 'none' })).toBe(false);
});

it('names the commit and marks uncommitted changes', () => {
  // Whoever runs this may sign commits, or hide new files.
  const env = { ...process.env, ...OUTSIDE_HOOKS, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' };
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
      cwd: root,
      encoding: 'utf8',
      env,
    });
  expect(commitOf(root, '')).toBe('unknown');
  write('content/a.yaml', 'one');
  git('init');
  git('add', 'content');
  git('commit', '-m', 'one');
  const commit = git('rev-parse', 'HEAD').stdout.trim();
  expect(commit).toMatch(/^[0-9a-f]{40}$/);
  expect(commitOf(root, '')).toBe(commit);
  write('content/b.yaml', 'new');
  expect(commitOf(root, '')).toBe(`${commit}+changes`);
  expect(commitOf(root, 'abc')).toBe('abc');
  // A copy inside another repository has no commit of its own.
  cpSync(join(root, 'content'), join(root, 'copy'), { recursive: true });
  expect(commitOf(join(root, 'copy'), '')).toBe('unknown');
});
