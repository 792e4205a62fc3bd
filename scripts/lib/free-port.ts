/** Finds a free port. */
import { createServer } from 'node:net';

/** A server may listen on only one of these, so all must be free. */
const HOSTS = ['127.0.0.1', '::1', '::'];
/** How many ports to try. */
const TRIED = 20;

const isFreeOn = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    // Without IPv6 nothing listens there.
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE' && code !== 'EACCES'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });

/**
 * @returns the first free port from `wanted` on; says so when it is another one
 * @throws Error when twenty in a row are taken
 */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + TRIED; port += 1) {
    const free: boolean[] = [];
    for (const host of HOSTS) free.push(await isFreeOn(port, host));
    if (free.includes(false)) continue;
    if (port !== wanted) console.log(`Port ${wanted} is in use: taking ${port} instead.`);
    return port;
  }
  throw new Error(`The ports ${wanted} to ${wanted + TRIED - 1} are all in use: stop one of the servers there.`);
}
