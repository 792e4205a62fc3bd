/** How many requests a second the finished pages are served with, on this machine's loopback, and in how much memory. */
import { spawnSync } from 'node:child_process';
import { installPackages } from '../tools/debian.ts';
import { startHost } from '../tools/hosts.ts';
import { serve, type Server } from '../tools/serve.ts';
import type { Part } from './part.ts';

const PATHS = ['/', '/zip/10583', '/404-not-there'];
const SECONDS = 5;

/** @returns requests a second and the milliseconds within which 99 of 100 are answered */
function load(url: string): string[] {
  const { stdout } = spawnSync('wrk', ['-t1', '-c16', `-d${SECONDS}s`, '-H', 'Accept-Encoding: br', '--latency', url], {
    encoding: 'utf8',
  });
  const read = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? 'unknown';
  return [Math.round(Number(read(/Requests\/sec:\s+([\d.]+)/))).toLocaleString('en-US'), read(/99%\s+(\S+)/)];
}

const SERVERS: Record<string, (port: number) => Promise<Server & { megabytes?: () => number }>> = {
  'CDN runtime (wrangler dev)': serve,
  'nginx, deploy/nginx.conf': (port) => startHost('nginx', port),
  'Caddy, deploy/Caddyfile': (port) => startHost('caddy', port),
};

export const serving: Part = {
  title: 'Serving',
  note: `16 connections for ${SECONDS} s on loopback (wrk, HTTP/1.1), as brotli where the server has it; server and load share the processors. wrangler dev is a tool for development: the CDN itself is faster. Memory is that of all processes after the load.`,
  columns: ['Server and page', 'Requests a second', '99 of 100 within', 'Memory, MB'],
  async *measure() {
    if (spawnSync('wrk', ['-v']).error) installPackages('wrk');
    if (spawnSync('wrk', ['-v']).error)
      throw new Error('wrk is not on the PATH. Install it, for example with apt-get install wrk.');
    for (const [name, start] of Object.entries(SERVERS)) {
      const server = await start(5631);
      try {
        for (const path of PATHS)
          yield [`${name} ${path}`, [...load(server.url + path), server.megabytes?.().toFixed(0) ?? 'not measured']];
      } finally {
        server.stop();
      }
    }
  },
};
