/** What is served stays whole while a build replaces it. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { linkedCopy } from './linked-copy.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'copy-of-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('keeps every file of a folder that is emptied and written anew, and takes no room for it', () => {
  const [dist, copy] = [join(root, 'dist'), join(root, 'copy')];
  const build = (says: string) => {
    rmSync(dist, { recursive: true, force: true });
    mkdirSync(join(dist, 'zip'), { recursive: true });
    writeFileSync(join(dist, '_headers'), 'rules');
    writeFileSync(join(dist, 'zip/10583.html'), says);
  };
  build('earlier');
  mkdirSync(copy);
  writeFileSync(join(copy, 'gone.html'), 'of a build before');
  linkedCopy(dist, copy);
  expect(statSync(join(copy, 'zip/10583.html')).nlink).toBe(2);
  build('later');
  expect(readdirSync(copy, { recursive: true, encoding: 'utf8' }).sort()).toEqual([
    '_headers',
    'zip',
    'zip/10583.html',
  ]);
  expect(readFileSync(join(copy, 'zip/10583.html'), 'utf8')).toBe('earlier');
  linkedCopy(dist, copy);
  expect(readFileSync(join(copy, 'zip/10583.html'), 'utf8')).toBe('later');
});
