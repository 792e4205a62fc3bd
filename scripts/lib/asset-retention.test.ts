/** A page of an earlier build still finds its scripts, styles and pictures after a deployment, for 30 days. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { keepFormerFiles } from './asset-retention.ts';

const LIVE = 'https://www.company.example';
const root = mkdtempSync(join(tmpdir(), 'deploys-'));
afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(root, { recursive: true, force: true });
});

/** Builds a site with these files and deploys it. @returns how many former files came along */
async function deploy(day: string, files: string[], live?: string): Promise<number> {
  const folder = join(root, day);
  mkdirSync(join(folder, '_astro/fonts'), { recursive: true });
  for (const file of files) writeFileSync(join(folder, '_astro', file), `${file} of ${day}`);
  const copied = await keepFormerFiles(folder, live, new Date(day));
  vi.stubGlobal('fetch', (address: string) => {
    const file = folder + address.slice(LIVE.length);
    return Promise.resolve(existsSync(file) ? new Response(readFileSync(file)) : new Response('', { status: 404 }));
  });
  return copied;
}

it('keeps what earlier builds named, as it was, and drops it after 30 days', async () => {
  expect(await deploy('2026-11-01', ['Menu.aa.js', 'client.bb.js', 'fonts/f.woff2'])).toBe(0);
  expect(await deploy('2026-11-10', ['Menu.cc.js', 'client.bb.js', 'fonts/g.woff2'], LIVE)).toBe(2);
  expect(readFileSync(join(root, '2026-11-10/_astro/Menu.aa.js'), 'utf8')).toBe('Menu.aa.js of 2026-11-01');
  expect(await deploy('2026-12-05', ['Menu.dd.js', 'client.bb.js', 'fonts/g.woff2'], LIVE)).toBe(1);
  const files = readdirSync(join(root, '2026-12-05/_astro'), { recursive: true });
  expect(files.sort()).toEqual(['Menu.cc.js', 'Menu.dd.js', 'client.bb.js', 'fonts', 'fonts/g.woff2']);
});

it('stops, and says what to do, if the live site does not answer', async () => {
  await expect(deploy('2026-12-06', [], 'http://127.0.0.1:9')).rejects.toThrow(/--first/);
});
