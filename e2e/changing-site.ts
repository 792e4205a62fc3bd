/** Serves dist/ from the test's own process: a service worker's requests cannot be changed from within the browser. */
import { test as base } from '@playwright/test';
import { createServer } from 'node:http';
import { answering } from '../scripts/lib/static-server.ts';

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
    const server = createServer(answering(changed, (path) => asked.push(path)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The test server has no port');
    await use({ url: `http://localhost:${address.port}`, changed, asked });
    server.closeAllConnections();
    server.close();
  },
});
