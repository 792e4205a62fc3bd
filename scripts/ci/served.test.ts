/** Two versions of a site are told apart, and so are a version without lists and a site that is not there. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { served } from './served.ts';

it('knows a version again, and another one', async () => {
  let lists: Record<string, string> = { '/build.json': '{"/":"a"}', '/assets.json': '{}' };
  let status = 200;
  const server = createServer(({ url = '' }, response) =>
    response.writeHead(url in lists ? status : 404).end(lists[url]),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const site = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
  try {
    const before = await served(site);
    expect(await served(site)).toBe(before);
    lists = { ...lists, '/build.json': '{"/":"b"}' };
    expect(await served(site)).not.toBe(before);
    lists = {};
    expect(await served(site)).not.toBe(before);
    lists = { '/build.json': '' };
    status = 503;
    await expect(served(site)).rejects.toThrow(/build\.json answered 503/);
  } finally {
    server.closeAllConnections();
    server.close();
  }
  await expect(served(site)).rejects.toThrow(/does not answer/);
});
