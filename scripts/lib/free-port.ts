/** Finds a port that no one listens on. */
import { createServer } from 'node:net';

/** A server may listen on one of these alone: none of them may be taken. */
const HOSTS = ['127.0.0.1', '::1', '::'];
/** As many ports are tried, one after the other. */
const TRIED = 20;

function isFreeOn(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // A machine without IPv6 has no one listening there.
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE' && code !== 'EACCES'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/**
 * @param wanted the port to begin with
 * @returns the first from there on that is free; says so where it is another than the one wanted
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
