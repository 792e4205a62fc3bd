/**
 * Serves dist/ on loopback from one process, by the CDN's own rules for headers, redirects and addresses: for tests of
 * what a page does, to which the CDN's runtime adds nothing but time. That both answer alike is tested (e2e/host.spec.ts).
 * As a program: node scripts/lib/static-server.ts <port>
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { headersOf, readRules, redirectOf, type Rules } from './host-rules.ts';

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
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
/** @returns the Content-Type of a file by its ending; undefined where it has none of its own */
export const typeOf = (file: string): string | undefined => TYPES[extname(file)];

/** The CDN's own rules, which are no files of the site. */
const RULES = ['_headers', '_redirects'];

/** What stands in a file's place, by path; null where the server stays silent. */
export type Changed = ReadonlyMap<string, string | null>;

/** What a path leads to: a file below dist/, another address, or nothing. */
type Target = { file: string } | { location: string; status: number } | undefined;

/** One address a page: no slash at the end, no .html. */
function targetOf(path: string, files: ReadonlySet<string>): Target {
  const page = path.replace(/(?:\.html|\/)$/, '').replace(/^\/index$/, '') || '/';
  const file = page === '/' ? '/index.html' : `${page}.html`;
  if (page !== path && files.has(file)) return { location: page, status: 307 };
  if (files.has(path) && extname(path) !== '.html') return { file: path };
  return files.has(file) ? { file } : undefined;
}

/** A built site, wherever its files lie. */
export interface BuiltSite {
  rules: Rules;
  /** Paths of its files, "/about.html"; without those of the rules. */
  files: ReadonlySet<string>;
  read: (file: string) => Uint8Array;
}

/** @param folder of a build, without a slash at the end */
export const builtSite = (folder: string): BuiltSite => ({
  rules: readRules(readFileSync(`${folder}/_headers`, 'utf8'), readFileSync(`${folder}/_redirects`, 'utf8')),
  files: new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => !RULES.includes(file) && statSync(`${folder}/${file}`).isFile())
      .map((file) => `/${file}`),
  ),
  read: (file) => readFileSync(folder + file),
});

/** Answers one request by a built site. @param other what stands in the place of the file */
export function answer(
  { rules, files, read }: BuiltSite,
  request: IncomingMessage,
  response: ServerResponse,
  other?: string,
): void {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const host = request.headers.host?.replace(/:\d+$/, '');
  const find = (path: string): Target => {
    const moved = redirectOf(rules, path);
    const tail = moved?.fragment === undefined ? '' : `#${moved.fragment}`;
    if (moved) return { location: moved.to + search + tail, status: moved.status };
    const target = targetOf(path, files);
    return target && 'location' in target ? { ...target, location: target.location + search } : target;
  };
  // What is no file is answered as src/features/not-found/cdn-worker.ts does.
  const plain = pathname.toLowerCase();
  const found = find(pathname);
  const meant = found ?? (plain === pathname ? undefined : find(plain));
  const target: Target =
    meant && !found ? { location: 'location' in meant ? meant.location : plain + search, status: 301 } : meant;
  for (const [name, value] of headersOf(rules, target ? pathname : '/404', host)) response.setHeader(name, value);
  if (target && 'location' in target) {
    response.writeHead(target.status, { Location: target.location }).end();
    return;
  }
  const file = target?.file ?? '/404.html';
  response.statusCode = target ? 200 : 404;
  if (!target) response.setHeader('Cache-Control', 'no-store');
  if (!response.hasHeader('Content-Type'))
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  response.end(other ?? read(file));
}

/**
 * @param changed asked with every request, so that a test may change it at any time
 * @param heard is told every path that is asked for
 * @returns what answers requests by the build in dist/
 */
export function answering(
  changed: Changed = new Map(),
  heard: (path: string) => void = () => undefined,
): (request: IncomingMessage, response: ServerResponse) => void {
  const built = builtSite('dist');

  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    heard(pathname);
    const other = changed.get(pathname);
    if (other !== null) answer(built, request, response, other);
  };
}

if (import.meta.main) createServer(answering()).listen(Number(process.argv[2]), '127.0.0.1');
