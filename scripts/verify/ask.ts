/** Asks a live site: several questions at a time over connections that stay open, each path once. */

export interface Answer {
  status: number;
  headers: Headers;
  /** Unpacked. */
  body: Buffer;
}

/** @param path with a slash at the beginning; may have a query @throws NoAnswer */
export type Ask = (path: string) => Promise<Answer>;

/** A sentence that names the host, why nothing came from it, and what to look at. */
export class NoAnswer extends Error {}

/** Requests at one time. */
const LANES = 8;
/** How long one may take, in milliseconds. */
const PATIENCE = 20_000;
/** So many unanswered in a row, and the host counts as down: none of the rest is asked. */
const ENOUGH = 10;

const REASONS: Record<string, string> = {
  ENOTFOUND: 'no computer has that name. Look at the address, and at the DNS of the domain',
  EAI_AGAIN: 'its name could not be looked up. Look at your own connection',
  ECONNREFUSED: 'nothing listens there. Is the host running?',
  ECONNRESET: 'it breaks off. Is something between here and there that does not let us through?',
  UND_ERR_SOCKET: 'it breaks off. Is something between here and there that does not let us through?',
  UND_ERR_CONNECT_TIMEOUT: 'it lets us wait. Is the host running?',
  TimeoutError: `nothing came within ${PATIENCE / 1000} seconds. Is the host running?`,
  CERT_HAS_EXPIRED: 'its certificate has expired. Renew it at the host',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name. Add this one at the host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'it has signed its certificate itself. Get one from a certificate authority',
};

/** @returns what a failed request says, in words: "nothing listens there. Is the host running?" */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // fetch says only that it failed, and gives the error that made it fail along.
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return REASONS[codeOf(error)] ?? (error.message || codeOf(error));
}

/** @returns "ECONNREFUSED", or the error's name where it has no code */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error.cause instanceof Error) return codeOf(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** @returns what does a piece of work once fewer than `lanes` others are being done */
function lanesFor(lanes: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let free = lanes;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** @param live the site's address without a slash at the end */
export function asking(live: string): Ask {
  const inLane = lanesFor(LANES);
  const known = new Map<string, Promise<Answer>>();
  let unanswered = 0;
  const once = async (path: string): Promise<Answer> => {
    const response = await fetch(live + path, {
      redirect: 'manual',
      headers: { 'Accept-Encoding': 'br, gzip', 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(PATIENCE),
    });
    return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  };
  const ask = async (path: string): Promise<Answer> => {
    if (unanswered >= ENOUGH) throw new NoAnswer(`${live} no longer answers.`);
    try {
      // A connection may be closed by the host just as it is used again: that says nothing of the site.
      const answer = await once(path).catch(() => once(path));
      unanswered = 0;
      return answer;
    } catch (error) {
      unanswered += 1;
      throw new NoAnswer(`${live}${path} does not answer: ${reasonOf(error)}.`.replace('?.', '?'), { cause: error });
    }
  };
  return (path) => {
    const answer = known.get(path) ?? inLane(() => ask(path));
    known.set(path, answer);
    return answer;
  };
}
