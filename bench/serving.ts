/** How many requests a second the finished pages are served with, on this machine's loopback. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serve, type Server } from '../tools/serve.ts';
import type { Part } from './part.ts';

const PATHS = ['/', '/zip/10583', '/404-not-there'];
const SECONDS = 5;

/** nginx with nothing but the addresses without .html. */
async function nginx(port: number): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr; events {}
http {
  access_log off; sendfile on; types { text/html html; }
  server { listen 127.0.0.1:${port}; root ${resolve('dist')}; index index.html; error_page 404 /404.html;
    location / { try_files $uri $uri.html $uri/index.html =404; } }
}`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  await new Promise((done) => setTimeout(done, 500));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @returns requests a second and the milliseconds within which 99 of 100 are answered */
function load(url: string): string[] {
  const { stdout } = spawnSync('wrk', ['-t1', '-c16', `-d${SECONDS}s`, '--latency', url], { encoding: 'utf8' });
  const read = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? 'unknown';
  return [Math.round(Number(read(/Requests\/sec:\s+([\d.]+)/))).toLocaleString('en-US'), read(/99%\s+(\S+)/)];
}

const SERVERS: Record<string, (port: number) => Promise<Server>> = { 'CDN runtime (wrangler dev)': serve, nginx };

export const serving: Part = {
  title: 'Serving',
  note: `16 connections for ${SECONDS} s on loopback (wrk), uncompressed; server and load share the processors. wrangler dev is a tool for development: the CDN itself is faster.`,
  columns: ['Server and page', 'Requests a second', '99 of 100 within'],
  async *measure() {
    for (const tool of ['wrk', 'nginx'])
      if (spawnSync(tool, ['-v']).error)
        throw new Error(`${tool} is not on the PATH. Install it, for example with apt-get install ${tool}.`);
    for (const [name, start] of Object.entries(SERVERS)) {
      const server = await start(5631);
      try {
        for (const path of PATHS) yield [`${name} ${path}`, load(server.url + path)];
      } finally {
        server.stop();
      }
    }
  },
};
