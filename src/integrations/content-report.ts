/** Answers a browser with the report while content has mistakes, so that no page of an earlier state passes for a new one. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { problemPage, STATE_PATH, stateOf } from '#model/problem-page.ts';
import type { Problem } from '#model/problem.ts';

/** What pages load, and what Vite serves for itself: begins with one of these or ends like a file. */
const INNER = /^\/(?:@|_|src\/|node_modules\/)|\.[^/]+$/;

/** Whether a request is for a page, and not for something on one. */
export function isForPage({
  method,
  url = '/',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = url.replace(/[?#].*$/, '');
  return !INNER.test(path) || headers['sec-fetch-dest'] === 'document';
}

/** @param problems asked with every request */
export function reporting(
  problems: () => readonly Problem[],
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  return (request, response, next) => {
    const found = problems();
    const answer = (status: number, type: string, body: string) => {
      response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (request.url === STATE_PATH) answer(200, 'text/plain', stateOf(found));
    else if (found.length > 0 && isForPage(request)) answer(500, 'text/html', problemPage(found));
    else next();
  };
}
