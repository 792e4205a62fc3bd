/**
 * Serves a built site on loopback by the CDN's rules for headers, redirects, addresses and missing pages. e2e/host.spec.ts
 * proves that the CDN's own runtime answers alike. As a program: node scripts/lib/static-server.ts <port>
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { canonicalPath } from '#lib/canonical-path.ts';
import { headersOf, readRules, redirectOf, REVALIDATE, type Rules } from './host-rules.ts';
import { listen } from './loopback.ts';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The CDN's rules, which it never serves. */
const RULES = ['_headers', '_redirects'];

export interface BuiltSite {
  rules: Rules;
  /** Paths of its files, such as "/about.html", without the rules. */
  files: ReadonlySet<string>;
  read: (file: string) => Uint8Array;
}

/** @param folder of a build, without a slash at the end; its rules may be missing */
export function builtSite(folder: string): BuiltSite {
  const [headers = '', redirects = ''] = RULES.map((name) => `${folder}/${name}`).map((file) =>
    existsSync(file) ? readFileSync(file, 'utf8') : '',
  );
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !RULES.includes(file) && statSync(`${folder}/${file}`).isFile())
    .map((file) => `/${file}`);
  return { rules: readRules(headers, redirects), files: new Set(files), read: (file) => readFileSync(folder + file) };
}

/** What a path leads to: a file, another address, or nothing. */
type Target = { file: string } | { location: string; status: number } | undefined;

/** One address per page: no slash at the end, no .html. */
function targetOf(path: string, files: ReadonlySet<string>): Target {
  const page = path.replace(/(?:\.html|\/)$/, '').replace(/^\/index$/, '') || '/';
  const file = page === '/' ? '/index.html' : `${page}.html`;
  if (page !== path && files.has(file)) return { location: page, status: 307 };
  if (files.has(path) && extname(path) !== '.html') return { file: path };
  return files.has(file) ? { file } : undefined;
}

/** Redirects first, then files; other spellings as in src/features/not-found/cdn-worker.ts. */
function find({ rules, files }: BuiltSite, { pathname, search }: URL): Target {
  const exactly = (path: string): Target => {
    const redirect = redirectOf(rules, path);
    const fragment = redirect?.fragment === undefined ? '' : `#${redirect.fragment}`;
    if (redirect) return { location: redirect.to + search + fragment, status: redirect.status };
    const target = targetOf(path, files);
    return target && 'location' in target ? { ...target, location: target.location + search } : target;
  };
  const found = exactly(pathname);
  const canonical = canonicalPath(pathname);
  if (found || canonical === pathname) return found;
  const meant = exactly(canonical);
  return meant && { location: 'location' in meant ? meant.location : canonical + search, status: 301 };
}

/** Answers one request. @param other sent in place of the file's own text */
export function answer(site: BuiltSite, request: IncomingMessage, response: ServerResponse, other?: string): void {
  const address = new URL(request.url ?? '/', 'http://localhost');
  const host = request.headers.host?.replace(/:\d+$/, '');
  const target = find(site, address);
  for (const [name, value] of headersOf(site.rules, target ? address.pathname : '/404', host))
    response.setHeader(name, value);
  if (target && 'location' in target) {
    response.writeHead(target.status, { Location: target.location }).end();
    return;
  }
  const file = target?.file ?? '/404.html';
  response.statusCode = target ? 200 : 404;
  if (!target) response.setHeader('Cache-Control', 'no-store');
  if (!response.hasHeader('Content-Type'))
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', REVALIDATE);
  response.end(other ?? site.read(file));
}

/**
 * Answers by the build in dist/.
 *
 * @param changed by path, a text in place of the file's, or null to stay silent; read at every request
 * @param onRequest called with every requested path
 */
export function answering(
  changed: ReadonlyMap<string, string | null> = new Map(),
  onRequest: (path: string) => void = () => undefined,
): RequestListener {
  const built = builtSite('dist');
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    onRequest(pathname);
    const other = changed.get(pathname);
    if (other !== null) answer(built, request, response, other);
  };
}

/** Serves a copy of dist/, which stays whole while another build replaces dist/. @throws Error when the port is taken */
export async function serve(port: number): Promise<{ url: string; stop: () => void }> {
  // Only one server has the port, and with it the folder.
  const copy = `node_modules/.astro/served-${port}`;
  rmSync(copy, { recursive: true, force: true });
  cpSync('dist', copy, { recursive: true });
  const built = builtSite(copy);
  const server = await listen((request, response) => answer(built, request, response), port);
  const stop = () => {
    server.stop();
    rmSync(copy, { recursive: true, force: true });
  };
  return { url: `http://localhost:${port}`, stop };
}

if (import.meta.main) await listen(answering(), Number(process.argv[2]));
