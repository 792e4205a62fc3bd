/** The whole of it against the build in dist/, on every host that may serve it, and over https. Run after a build. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RECORD } from '#build/build-record.ts';
import { daysAfter, today } from '#lib/dates.ts';
import { readContent } from '#validation/read.ts';
import { freePort } from '../lib/free-port.ts';
import { answering, serve } from '../lib/static-server.ts';
import { failed, verify, type Row } from './verify.ts';

const root = process.cwd();
const DAY = '2026-11-23';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
async function listening(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
const addressOf = async (answer: RequestListener): Promise<string> =>
  `http://127.0.0.1:${await listening(createServer(answer))}`;
/** What failed, and why. */
const faultsIn = (rows: Row[]) => Object.fromEntries(failed(rows).map(({ check, faults }) => [check, faults]));

describe('the CDN', () => {
  it('is what was built', { timeout: 300_000 }, async () => {
    const { url, stop } = await serve(await freePort(4798));
    try {
      const rows = await verify(url, { root, day: DAY });
      expect(faultsIn(rows)).toEqual({});
      expect(rows.find(({ check }) => check === 'Pages')?.good).toMatch(/^\d+ pages/);
    } finally {
      stop();
    }
  });
});

describe('a host with a single fault', () => {
  /** The files' texts, in place of those of the build. */
  const changed = new Map<string, string>();
  /** Answers in place of the build's. */
  const instead = new Map<string, RequestListener>();
  let answer: RequestListener;
  beforeAll(() => {
    answer = answering(changed);
  });
  afterEach(() => {
    changed.clear();
    instead.clear();
  });

  const found = async (from = root) => {
    const live = await addressOf((request, response) =>
      (instead.get(new URL(request.url ?? '', 'http://x').pathname) ?? answer)(request, response),
    );
    return faultsIn(await verify(live, { root: from, day: DAY }));
  };
  const text = (file: string) => readFileSync(`dist/${file}`, 'utf8');
  const says =
    (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
    (_, response) =>
      response.writeHead(status, headers).end(body);

  it('finds nothing without one', async () => {
    expect(await found()).toEqual({});
  });

  it('finds a wrong byte', async () => {
    changed.set('/pricing', text('pricing.html').replace('</h1>', ' </h1>'));
    expect(await found()).toEqual({ Pages: ['/pricing has other bytes than the build'] });
  });

  it('finds a missing page', async () => {
    instead.set('/about', says(404, ''));
    expect(await found()).toEqual({ Pages: ['/about answers 404'] });
  });

  it('finds a wrong header', async () => {
    instead.set('/about', (request, response) => {
      const setHeader = response.setHeader.bind(response);
      response.setHeader = (name, value) => setHeader(name, name === 'Referrer-Policy' ? 'unsafe-url' : value);
      answer(request, response);
    });
    expect(await found()).toEqual({
      Headers: ['/about has Referrer-Policy: unsafe-url in place of strict-origin-when-cross-origin'],
    });
  });

  it('finds a lost redirect', async () => {
    instead.set('/faq', says(404, text('404.html')));
    expect(await found()).toEqual({ Redirects: ['/faq?a=1 answers 404 in place of 301 to /questions?a=1'] });
  });

  it('finds a soft 404', async () => {
    instead.set('/there-is-no-such-page', says(200, text('404.html')));
    expect(await found()).toEqual({ 'No such page': ['/there-is-no-such-page answers 200 in place of 404'] });
  });

  it('finds a missing old file', async () => {
    const [now = ''] = /\/_astro\/[\w.-]+\.js/.exec(text('index.html')) ?? [];
    instead.set('/assets.json', says(200, JSON.stringify({ [now]: DAY, '/_astro/old.12345678.js': '2026-11-20' })));
    expect(await found()).toEqual({ 'Earlier files': ['/_astro/old.12345678.js answers 404'] });
    instead.set('/_astro/old.12345678.js', says(200, 'earlier', { 'Content-Type': 'text/javascript' }));
    expect(await found()).toEqual({});
  });

  it('finds a security.txt that has ended', async () => {
    changed.set('/.well-known/security.txt', 'Expires: 2026-11-20T00:00:00Z\n');
    expect(await found()).toEqual({ 'security.txt': ['it ended on 2026-11-20'] });
  });

  it('waits for a deploy to be everywhere, where it is told so', async () => {
    let asked = 0;
    const late = await addressOf((request, response) => {
      const early = request.url === RECORD && (asked += 1) <= 2;
      if (early) response.writeHead(asked === 1 ? 404 : 200).end('{"commit":"earlier","digest":"0000000000000000"}');
      else answer(request, response);
    });
    expect(faultsIn(await verify(late, { root, day: DAY, wait: 60 }))).toEqual({});
    await expect(verify(await addressOf(says(404, '')), { root, day: DAY })).rejects.toThrow('answers 404');
  });

  it('finds what a build of other content says: another phone number', async () => {
    // Asked from where there is no dist/ to compare with.
    const { phone } = readContent(root).rows.business;
    const other = text('index.html').replaceAll(`tel:${phone}`, 'tel:+12125550100');
    changed.set('/', other);
    instead.set('/assets.json', says(200, '{}'));
    const elsewhere = mkdtempSync(join(tmpdir(), 'checkout-'));
    for (const name of ['content', 'public', 'src']) symlinkSync(resolve(name), join(elsewhere, name));
    expect(await found(elsewhere)).toEqual({
      'Phone and price': [`the home page calls +12125550100, content says ${phone}`],
    });
    rmSync(elsewhere, { recursive: true });
  });
});

describe('a site over https', () => {
  const usual = getCACertificates('default');
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  afterAll(() => {
    setDefaultCACertificates(usual);
    rmSync(folder, { recursive: true });
  });

  /** Serves the build with a certificate that holds for so many days, beside an http server that leads there. */
  async function secured(days: number) {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', String(days)];
    const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert];
    execFileSync('openssl', ['req', '-x509', ...made, ...named], { stdio: 'ignore' });
    const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, answering());
    const live = `https://localhost:${await listening(server)}`;
    const plain = await addressOf(({ url = '' }, response) => response.writeHead(301, { Location: live + url }).end());
    return { live, plain, cert: readFileSync(cert, 'utf8') };
  }

  it('is refused, in a sentence, when browsers would not trust it', async () => {
    const { live } = await secured(60);
    await expect(verify(live, { root })).rejects.toThrow(
      /^https:\S+ does not answer: it has signed its certificate itself/,
    );
  });

  it('has a certificate, and leads from http to https', async () => {
    const { live, plain, cert } = await secured(60);
    setDefaultCACertificates([...usual, cert]);
    const rows = await verify(live, { root, day: today(), plain });
    expect(rows.map(({ check }) => check)).toContain('From http to https');
    expect(faultsIn(rows)).toEqual({});
  });

  it('is found where the certificate ends soon, and where http leads nowhere', async () => {
    const { live, cert } = await secured(10);
    setDefaultCACertificates([...usual, cert]);
    const plain = await addressOf((_, response) => response.end('unsafe'));
    expect(faultsIn(await verify(live, { root, day: today(), plain }))).toEqual({
      Certificate: [`it ends on ${daysAfter(today(), 10)}`],
      'From http to https': [`${plain}/pricing?a=1 answers 200 and leads to nowhere`],
    });
  });
});
