/** A page of an earlier build still finds its scripts, styles and pictures after a deploy, for 30 days. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepFormerFiles } from './asset-retention.ts';

let root = '';
/** What the CDN has now. */
let live = '';
let server: Server;
let url = '';

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'deploys-'));
  server = createServer((request, response) => {
    const file = live + (request.url ?? '');
    if (existsSync(file)) response.end(readFileSync(file));
    else response.writeHead(404).end('no such page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

/** Builds a site whose only page names these files, and deploys it. @returns how many former files came along */
async function deploy(day: string, files: string[]): Promise<number> {
  const folder = join(root, day);
  mkdirSync(join(folder, '_astro/fonts'), { recursive: true });
  for (const file of files) writeFileSync(join(folder, '_astro', file), `${file} of ${day}`);
  const copied = await keepFormerFiles(folder, live && url, new Date(day));
  live = folder;
  return copied;
}
const served = () => readdirSync(join(live, '_astro'), { recursive: true }).filter((name) => name !== 'fonts');

it('keeps what earlier builds named, as it was, and drops it after 30 days', async () => {
  expect(await deploy('2026-11-01', ['Menu.aa.js', 'client.bb.js', 'fonts/f.woff2'])).toBe(0);
  expect(await deploy('2026-11-10', ['Menu.cc.js', 'client.bb.js', 'fonts/g.woff2'])).toBe(2);
  expect(readFileSync(join(live, '_astro/Menu.aa.js'), 'utf8')).toBe('Menu.aa.js of 2026-11-01');
  expect(readFileSync(join(live, '_astro/client.bb.js'), 'utf8')).toBe('client.bb.js of 2026-11-10');
  expect(await deploy('2026-12-05', ['Menu.dd.js', 'client.bb.js', 'fonts/g.woff2'])).toBe(1);
  expect(served().sort()).toEqual(['Menu.cc.js', 'Menu.dd.js', 'client.bb.js', 'fonts/g.woff2']);
});

it('stops, and says what to do, when the live site does not answer', async () => {
  const folder = join(root, 'later');
  mkdirSync(join(folder, '_astro'), { recursive: true });
  await expect(keepFormerFiles(folder, 'http://127.0.0.1:9', new Date())).rejects.toThrow(/--first/);
});
