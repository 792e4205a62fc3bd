/**
 * Serves dist/ on loopback with the CDN's own rules for headers, redirects and 404 (wrangler): a copy of it as it is
 * now, so that a build beside it neither takes pages away nor mixes them with new ones.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { linkedCopy } from './linked-copy.ts';

export interface Server {
  url: string;
  stop: () => void;
}

/** @throws Error when the server is not ready within a minute, or the port is taken. */
export async function serve(port: number): Promise<Server> {
  // One server has the port, and with it the folder.
  const copy = `node_modules/.astro/served-${port}`;
  linkedCopy('dist', copy);
  const child = spawn(
    process.execPath,
    [
      'node_modules/wrangler/bin/wrangler.js',
      'dev',
      '--assets',
      copy,
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--inspector-port',
      '0',
      '--show-interactive-dev-session=false',
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, CI: '1' }, detached: true },
  );
  const stop = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // already gone
    }
    rmSync(copy, { recursive: true, force: true });
  };
  process.once('exit', stop);
  const url = `http://localhost:${port}`;
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`The server was not ready within a minute:\n${said}`)), 60_000);
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ready on')) {
        clearTimeout(late);
        resolve();
      }
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`The server ended with code ${code}. Is port ${port} in use?\n${said}`));
    });
  });
  return { url, stop };
}
