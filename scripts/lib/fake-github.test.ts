/** The folder behind `npm run admin`: what is on the disk is read each time, and nothing outside is written. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderStore, MAIN, Repository } from './fake-github.ts';

it('commits into the folder, nowhere else, and over no change made meanwhile', () => {
  const root = mkdtempSync(join(tmpdir(), 'folder-'));
  mkdirSync(join(root, 'content'));
  const file = join(root, 'content/a.yaml');
  writeFileSync(file, 'a: 1\n');
  writeFileSync(join(root, 'secret.txt'), 'no');
  const repository = new Repository(folderStore(root, ['content', 'missing']));
  const write = (path: string, text: string, onto?: string) =>
    repository.commit(MAIN, [{ path, data: Buffer.from(text) }], 'Change', onto);
  expect([...(repository.commitAt(MAIN)?.files.keys() ?? [])]).toEqual(['content/a.yaml']);
  const { oid } = write('content/a.yaml', 'a: 2\n');
  expect(readFileSync(file, 'utf8')).toBe('a: 2\n');
  writeFileSync(file, 'a: 3\n');
  expect(() => write('content/a.yaml', 'a: 4\n', oid)).toThrow('Expected branch to point to');
  for (const path of ['../out.yaml', 'secret.txt', 'content/.git/config', 'content/../secret.txt'])
    expect(() => write(path, 'x')).toThrow('not one of the files');
  expect([readFileSync(file, 'utf8'), readFileSync(join(root, 'secret.txt'), 'utf8')]).toEqual(['a: 3\n', 'no']);
  repository.commit(MAIN, [{ path: 'content/a.yaml' }], 'Delete');
  expect(existsSync(file)).toBe(false);
});
