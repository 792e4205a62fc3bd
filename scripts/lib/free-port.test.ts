/** A port in use is answered by the next free one. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { freePort } from './free-port.ts';

const servers: Server[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) server.close();
});

const listening = (host: string, port = 0): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    servers.push(server);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

it.each(['127.0.0.1', '0.0.0.0'])('passes over a port that is taken on %s, and says which it takes', async (host) => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const taken = await listening(host);
  const port = await freePort(taken);
  expect(port).toBeGreaterThan(taken);
  expect(said.mock.calls).toEqual([[`Port ${taken} is in use: taking ${port} instead.`]]);
  await listening('127.0.0.1', port);
});

it('takes a free one without a word', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const port = await listening('127.0.0.1');
  await new Promise((resolve) => servers.pop()?.close(resolve));
  expect(await freePort(port)).toBe(port);
  expect(said).not.toHaveBeenCalled();
});
