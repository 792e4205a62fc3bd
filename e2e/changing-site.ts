/** Serves dist/ from the test's own process: a service worker's requests cannot be changed from within the browser. */
import { test as base } from '@playwright/test';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

interface ChangingSite {
  url: string;
  /** By path: what is served in the file's place, or null where the server stays silent. */
  changed: Map<string, string | null>;
  /** Paths that were asked for. */
  asked: string[];
}

export const test = base.extend<{ site: ChangingSite }>({
  site: async ({}, use) => {
    const changed: ChangingSite['changed'] = new Map();
    const asked: string[] = [];
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      asked.push(pathname);
      const file = extname(pathname) ? `dist${pathname}` : `dist${pathname}.html`;
      const body = changed.get(pathname);
      if (body === null) return;
      response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
      if (body !== undefined) response.end(body);
      else if (existsSync(file)) createReadStream(file).pipe(response);
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The test server has no port');
    await use({ url: `http://localhost:${address.port}`, changed, asked });
    server.closeAllConnections();
    server.close();
  },
});
