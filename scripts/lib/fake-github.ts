/** A stand-in of GitHub's REST API on this machine: comments and issues of one repository, kept in memory. */
import { createServer, type IncomingMessage } from 'node:http';

export interface Comment {
  id: number;
  body: string;
  user: { login: string };
  /** Of the issue or pull request. */
  on: number;
}
export interface Issue {
  id: number;
  number: number;
  title: string;
  body: string;
  state: string;
  user: { login: string };
}

export interface StandIn {
  /** For GITHUB_API_URL. */
  url: string;
  comments: Comment[];
  issues: Issue[];
  /** Each request, such as "POST /issues". */
  asked: string[];
  /** Answers everything with this status instead. */
  refuse: number | undefined;
  close: () => void;
}

const BOT = { login: 'github-actions[bot]' };
const LOOPBACK = '127.0.0.1';

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : (JSON.parse(text) as Record<string, string>);
}

/** @param token what it takes; any other is refused with 401 */
export async function standIn(token: string): Promise<StandIn> {
  const state: StandIn = { url: '', comments: [], issues: [], asked: [], refuse: undefined, close: () => undefined };
  let last = 100;

  const answer = (method: string, path: string, query: URLSearchParams, body: Record<string, string>): unknown => {
    const page = <Item>(items: Item[]) => {
      const [size, at] = [Number(query.get('per_page') ?? 30), Number(query.get('page') ?? 1)];
      return items.slice((at - 1) * size, at * size);
    };
    const [, kind, number = 0, below] = /^\/issues(\/comments)?(?:\/(\d+))?(\/comments)?$/.exec(path) ?? [];
    const { body: text = '' } = body;
    const on = Number(number);
    if (kind && method === 'PATCH')
      return Object.assign(state.comments.find(({ id }) => id === on) ?? {}, { body: text });
    if (below && method === 'GET') return page(state.comments.filter((comment) => comment.on === on));
    if (below && method === 'POST') {
      state.comments.push({ id: (last += 1), body: text, user: BOT, on });
      return state.comments.at(-1);
    }
    if (path === '/issues' && method === 'GET')
      return page(
        state.issues.filter((issue) => issue.state === query.get('state') && issue.user.login === query.get('creator')),
      );
    if (path === '/issues' && method === 'POST') {
      const { title = '' } = body;
      state.issues.push({
        id: (last += 1),
        number: state.issues.length + 1,
        title,
        body: text,
        state: 'open',
        user: BOT,
      });
      return state.issues.at(-1);
    }
    if (on > 0 && method === 'PATCH')
      return Object.assign(state.issues.find((issue) => issue.number === on) ?? {}, body);
    return undefined;
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', `http://${LOOPBACK}`);
    const path = pathname.replace(/^\/repos\/[^/]+\/[^/]+/, '');
    const method = request.method ?? '';
    state.asked.push(`${method} ${path}`);
    void bodyOf(request).then((body) => {
      const known = request.headers.authorization === `Bearer ${token}`;
      const refused = state.refuse ?? (known ? undefined : 401);
      const said = refused ? { message: 'refused' } : answer(method, path, searchParams, body);
      response.writeHead(refused ?? (said === undefined ? 404 : 200), { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(said ?? { message: 'Not Found' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  const address = server.address();
  state.url = typeof address === 'object' && address ? `http://${LOOPBACK}:${address.port}` : '';
  state.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return state;
}
