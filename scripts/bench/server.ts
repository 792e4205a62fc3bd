/** Serves built sites as a CDN does: HTTP/2 and brotli, with a self-signed certificate. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { answer, builtSite } from '../lib/static-server.ts';

const TEXT = /\.(?:html|css|js|json|svg|txt|xml|md)$/;

/** @returns the key and the certificate of a name @throws Error where openssl is missing */
function certificateOf(name: string): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`];
  try {
    if (spawnSync('openssl', [...made, '-keyout', key, '-out', cert]).status !== 0)
      throw new Error('openssl is missing, which makes the certificate. Install it.');
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param folders of built sites by host name; the first name's certificate is for all
 * @returns `stop`, and Chromium's arguments to resolve the names
 */
export async function serveAsCdn(port: number, folders: Readonly<Record<string, string>>) {
  const names = Object.keys(folders);
  const sites = new Map(Object.entries(folders).map(([name, folder]) => [name, builtSite(folder)]));
  const packed = new Map<string, Buffer>();
  const server = createSecureServer(certificateOf(names[0] ?? ''), (request, response) => {
    const site = sites.get(request.authority.replace(/:\d+$/, ''));
    if (!site) {
      response.writeHead(421).end();
      return;
    }
    const read = (file: string) => {
      if (!TEXT.test(file)) return site.read(file);
      response.setHeader('Content-Encoding', 'br');
      const key = request.authority + file;
      const bytes = packed.get(key) ?? brotliCompressSync(site.read(file));
      packed.set(key, bytes);
      return bytes;
    };
    // Node gives requests of HTTP/2 the same shape.
    answer({ ...site, read }, request as unknown as IncomingMessage, response as unknown as ServerResponse);
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const rules = names.map((name) => `MAP ${name}:443 127.0.0.1:${port}`).join();
  return {
    stop: () => server.close(),
    chromiumArgs: [`--host-resolver-rules=${rules}`, '--ignore-certificate-errors'],
  };
}
