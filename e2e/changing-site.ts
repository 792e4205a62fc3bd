/** Serves dist/ from the test's own process, for service workers, whose requests Playwright cannot change. */
import { test as base } from '@playwright/test';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answering } from '../scripts/lib/static-server.ts';

interface ChangingSite {
  url: string;
  /** By path: a text in place of the file's, or null to stay silent. */
  changed: Map<string, string | null>;
  requested: string[];
}

export const test = base.extend<{ site: ChangingSite }>({
  site: async ({}, use) => {
    const changed: ChangingSite['changed'] = new Map();
    const requested: string[] = [];
    const server = createServer(answering(changed, (path) => requested.push(path))).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await use({ url: `http://localhost:${(server.address() as AddressInfo).port}`, changed, requested });
    server.closeAllConnections();
    server.close();
  },
});
