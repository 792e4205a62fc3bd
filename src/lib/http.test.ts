/** The HTTP client against a real server: URLs, JSON bodies, and which failures become errors. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, write } from './http.ts';

interface Seen {
  method: string | undefined;
  path: string | undefined;
  type: string | undefined;
  body: string;
}

let server: Server;
let base = '';
const seen: Seen[] = [];

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      seen.push({ method: request.method, path: request.url, type: request.headers['content-type'], body });
      const answers: Record<string, [number, string]> = {
        '/api/zip/10583.json': [200, '{"city":"Scarsdale"}'],
        '/empty': [204, ''],
        '/who': [401, 'sign in'],
        '/missing': [404, ''],
        '/missing-said': [404, 'no such thing'],
        '/broken': [500, '{"error":"disk"}'],
        '/half': [200, '{"city":'],
      };
      const [status, text] = answers[request.url ?? ''] ?? [200, '{}'];
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('read', () => {
  it('joins the key with slashes and parses the JSON', async () => {
    expect(await read([base, 'api', 'zip', '10583.json'])).toEqual({ city: 'Scarsdale' });
    expect(seen.at(-1)).toMatchObject({ method: 'GET', path: '/api/zip/10583.json', body: '' });
  });

  it('gives null for an empty answer', async () => {
    expect(await read([base, 'empty'])).toBeNull();
  });

  it('fails on a 401, or gives null where told so', async () => {
    await expect(read([base, 'who'])).rejects.toThrow('401: sign in');
    expect(await read([base, 'who'], { on401: 'null' })).toBeNull();
  });

  it('makes every other failure an error: status, colon, body or else status text', async () => {
    await expect(read([base, 'missing-said'])).rejects.toThrow('404: no such thing');
    await expect(read([base, 'missing'])).rejects.toThrow('404: Not Found');
    await expect(read([base, 'broken'])).rejects.toThrow('500: {"error":"disk"}');
  });

  it('fails on broken JSON and on a refused connection', async () => {
    await expect(read([base, 'half'])).rejects.toThrow(SyntaxError);
    await expect(read(['http://127.0.0.1:1', 'x'])).rejects.toThrow(TypeError);
  });
});

describe('write', () => {
  it('sends a body as JSON, and no content type without one', async () => {
    await write('POST', `${base}/taps`, { channel: 'call', page: '/' });
    expect(seen.at(-1)).toEqual({
      method: 'POST',
      path: '/taps',
      type: 'application/json',
      body: '{"channel":"call","page":"/"}',
    });
    await write('DELETE', `${base}/taps`);
    expect(seen.at(-1)).toEqual({ method: 'DELETE', path: '/taps', type: undefined, body: '' });
    await write('PUT', `${base}/taps`, null);
    expect(seen.at(-1)).toMatchObject({ type: 'application/json', body: 'null' });
  });

  it('fails as read does', async () => {
    await expect(write('POST', `${base}/broken`, {})).rejects.toThrow('500: {"error":"disk"}');
  });
});
