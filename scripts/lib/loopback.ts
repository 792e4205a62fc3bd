/** Serves on this machine alone. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOPBACK = '127.0.0.1';

/** @param port any free one when left out @throws Error when the port is taken */
export async function listen(answer: RequestListener, port = 0): Promise<{ url: string; stop: () => void }> {
  const server = createServer(answer).listen(port, LOOPBACK);
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`, stop };
}
