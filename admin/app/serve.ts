/** Serves the built desk on this machine, with the headers that its host gives. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { headersOf, readRules } from '../../scripts/lib/host-rules.ts';
import { OUT } from './build.ts';
import { headersFor } from './headers.ts';
import type { PageSettings } from './settings.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

export interface Served {
  readonly url: string;
  readonly server: Server;
}

/** @param settingsFor what /desk.json says in the place of the built one, for the address of the desk */
export async function serveDesk(port: number, settingsFor: (url: string) => PageSettings): Promise<Served> {
  const url = `http://localhost:${port}`;
  const settings = settingsFor(url);
  const rules = readRules(headersFor(settings), '');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', url);
    const path = pathname === '/' ? '/index.html' : normalize(pathname);
    const file = join(OUT, path);
    for (const [name, value] of headersOf(rules, pathname)) response.setHeader(name, value);
    response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
    if (path === '/desk.json') response.end(JSON.stringify({ ...settings, kit: existsSync(join(OUT, 'kit')) }));
    else if (existsSync(file) && statSync(file).isFile() && path !== '/_headers') response.end(readFileSync(file));
    else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return { url, server };
}
