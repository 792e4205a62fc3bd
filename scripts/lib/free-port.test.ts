/** A port in use is skipped, with a message. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { freePort } from './free-port.ts';

afterEach(() => vi.restoreAllMocks());

it.each(['127.0.0.1', '0.0.0.0'])('skips a port that is taken on %s, and takes it once it is free', async (host) => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  const port = await freePort(taken);
  expect(port).toBeGreaterThan(taken);
  expect(log.mock.calls).toEqual([[`Port ${taken} is in use: taking ${port} instead.`]]);
  await new Promise((resolve) => server.close(resolve));
  expect(await freePort(taken)).toBe(taken);
});
