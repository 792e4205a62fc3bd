/** A kept result is taken only for exactly what it was made from. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Kept } from './kept.ts';

let folder = '';
beforeEach(() => (folder = `${mkdtempSync(join(tmpdir(), 'kept-'))}/`));
afterEach(() => rmSync(folder, { recursive: true }));

const said = async (kept: Kept, parts: string[], made: string) => (await kept.get(parts, () => made)).toString();

it('is made once, and anew for any other parts', async () => {
  expect(await said(new Kept(folder), ['code', 'page'], 'first')).toBe('first');
  const next = new Kept(folder);
  expect(await said(next, ['code', 'page'], 'second')).toBe('first');
  expect(await said(next, ['codep', 'age'], 'third')).toBe('third');
  expect(next.made).toBe(1);
});

it('is not kept when its maker fails, and goes when nobody asks for it', async () => {
  const fail = () => Promise.reject(new Error('no'));
  await expect(new Kept(folder).get(['page'], fail)).rejects.toThrow('no');
  expect(readdirSync(folder)).toEqual([]);
  await said(new Kept(folder), ['page'], 'made');
  new Kept(folder).prune();
  expect(readdirSync(folder)).toEqual([]);
});
