/** A kept result is taken only for exactly what it was made from. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BuildCache } from './build-cache.ts';

let folder = '';
beforeEach(() => (folder = `${mkdtempSync(join(tmpdir(), 'kept-'))}/`));
afterEach(() => rmSync(folder, { recursive: true }));

const said = async (kept: BuildCache, parts: string[], made: string) => (await kept.get(parts, () => made)).toString();

it('is made once, and anew for any other parts', async () => {
  expect(await said(new BuildCache(folder), ['code', 'page'], 'first')).toBe('first');
  const next = new BuildCache(folder);
  expect(await said(next, ['code', 'page'], 'second')).toBe('first');
  expect(await said(next, ['codep', 'age'], 'third')).toBe('third');
  expect(next.made).toBe(1);
});

it('is not kept when its maker fails, and goes when no one asks for it', async () => {
  const fail = () => Promise.reject(new Error('no'));
  await expect(new BuildCache(folder).get(['page'], fail)).rejects.toThrow('no');
  expect(readdirSync(folder)).toEqual([]);
  await said(new BuildCache(folder), ['page'], 'made');
  new BuildCache(folder).prune();
  expect(readdirSync(folder)).toEqual([]);
});
