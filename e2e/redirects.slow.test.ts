/** Old addresses of other sites, asked of the CDN's own runtime. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { redirectsOf } from '#business/linking/redirects.ts';
import { redirect } from '#business/schema/pages.ts';
import { freePort } from '../scripts/lib/free-port.ts';
import { rows } from './fixtures/site.ts';
import { redirectLines } from '#build/redirects.ts';

/** As an owner copies them from his old site. */
const OLD = [
  ...['/prices.php', '/About-Us.HTML', '/Old Page', '/caf%C3%A9', '/über-uns/', 'https://www.old.example/index.php'],
  ...['/wp-content/uploads/*', '/a_b(1).php', "/what's-new"],
];

const root = mkdtempSync(join(tmpdir(), 'old-site-'));
let host: ChildProcess;
let site = '';

beforeAll(async () => {
  const redirects = OLD.map((from, at) => redirect.parse({ id: `old-${at}`, from, to: '/work' }));
  mkdirSync(join(root, 'dist'));
  for (const page of ['index', 'work', '404']) writeFileSync(join(root, `dist/${page}.html`), page);
  writeFileSync(join(root, 'dist/_redirects'), redirectLines(redirectsOf({ ...rows, redirects })));
  const settings = readFileSync('wrangler.jsonc', 'utf8')
    .replace('"./src/', `"${resolve('src')}/`)
    .replace('"./node_modules/', `"${resolve('node_modules')}/`);
  writeFileSync(join(root, 'wrangler.jsonc'), settings);
  const port = await freePort(4410);
  site = `http://127.0.0.1:${port}`;
  const wrangler = resolve('node_modules/wrangler/bin/wrangler.js');
  const args = ['dev', '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'];
  host = spawn(process.execPath, [wrangler, ...args, '--show-interactive-dev-session=false'], {
    cwd: root,
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    stdio: 'ignore',
  });
  for (;;) {
    const isUp = await fetch(site).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((again) => setTimeout(again, 250));
  }
});
afterAll(() => {
  host.kill();
  rmSync(root, { recursive: true, force: true });
});

it.each([
  ...['/prices.php', '/Prices.PHP', '/prices.php?a=1', '/about-us.html', '/About-Us.HTML', '/Old%20Page', '/old page'],
  ...['/café', '/caf%C3%A9', '/caf%c3%a9', '/CAF%C3%89/', '/%C3%BCber-uns', '/Über-uns/', '/index.php?page_id=4'],
  ...['/wp-content/uploads', '/wp-content/uploads/', '/wp-content/uploads/2019/05/Truck%20(1).JPG'],
  ...['/WP-Content/Uploads/a.jpg', '/a_b(1).php', "/what's-new"],
])('%s leads to the page that took its place', async (address) => {
  const { status, headers } = await fetch(site + address, { redirect: 'manual' });
  expect(status).toBe(301);
  expect(new URL(headers.get('Location') ?? '', site).pathname).toBe('/work');
});

it.each([
  ['/?p=12', 200],
  ['/work', 200],
  ['/wp-login.php', 404],
  ['/%E0%A4%A', 404],
  ['//evil.example', 404],
])('%s answers %i', async (address, status) => {
  expect((await fetch(site + address, { redirect: 'manual' })).status).toBe(status);
});
