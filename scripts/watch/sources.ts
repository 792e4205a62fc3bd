/** Asks the sources of our facts whether they are still there: slowly, by name, and leaving alone who does not want it. */
import { setTimeout } from 'node:timers/promises';
import type { Fact } from '#business/schema/facts.ts';
import { codeOf, reasonOf } from '../verify/ask.ts';

/** What the pages say, by the address of the source that says so. */
export type Sources = ReadonlyMap<string, readonly string[]>;

export interface Asked {
  url: string;
  /** Ids of the facts that rest on it. */
  facts: readonly string[];
  /** `unasked`: it may well be there, but gave no answer that says so. */
  state: 'there' | 'gone' | 'unasked';
  /** "404", "no answer within 20 seconds". */
  answer: string;
}

interface Manners {
  /** Who asks, as it stands in the logs of the host: "link-check (+https://www.example.com)". */
  agent: string;
  /** Milliseconds from one request to the next. */
  between?: number;
  /** How long one may take, in milliseconds. */
  patience?: number;
}

/** The facts that pages show, by their source. */
export function sourcesOf(facts: readonly Pick<Fact, 'id' | 'confidence' | 'shelved' | 'source'>[]): Sources {
  const shown = facts.filter(({ confidence, shelved }) => confidence !== 'low' && !shelved);
  const groups = Map.groupBy(shown, ({ source }) => source.url.replace(/#.*/, ''));
  return new Map([...groups].map(([url, those]) => [url, those.map(({ id }) => id)]));
}

const GONE = [404, 410];
/** Answers of hosts that do not know HEAD, or refuse it; and what is believed only when a second question says it too. */
const ASK_AGAIN = [403, 405, 501, ...GONE];
/** Asked for nothing but the first byte, a host without that byte answers 416: the file is there, and empty. */
const EMPTY = 416;
/** A host that left so many requests unanswered is not asked again. */
const ENOUGH = 3;

/** @returns one answer for each source, in their order */
export async function askSources(
  sources: Sources,
  { agent, between = 1000, patience = 20_000 }: Manners,
): Promise<Asked[]> {
  let next = 0;
  const request = async (url: string, method: 'HEAD' | 'GET'): Promise<number> => {
    await setTimeout(Math.max(0, next - performance.now()));
    next = performance.now() + between;
    const response = await fetch(url, {
      method,
      headers: { 'User-Agent': agent, ...(method === 'GET' ? { Range: 'bytes=0-0' } : {}) },
      signal: AbortSignal.timeout(patience),
    });
    await response.body?.cancel();
    return response.status;
  };
  const statusOf = async (url: string): Promise<number> => {
    const status = await request(url, 'HEAD');
    return ASK_AGAIN.includes(status) ? request(url, 'GET') : status;
  };

  const silences = new Map<string, number>();
  const stateOf = async (url: string): Promise<Pick<Asked, 'state' | 'answer'>> => {
    const { host } = new URL(url);
    const silence = silences.get(host) ?? 0;
    if (silence >= ENOUGH) return { state: 'unasked', answer: 'left alone, as its host wants it' };
    try {
      const status = await statusOf(url);
      silences.set(host, status === 429 ? ENOUGH : 0);
      const there = status < 400 || status === EMPTY;
      const state = there ? 'there' : GONE.includes(status) ? 'gone' : 'unasked';
      return { state, answer: String(status) };
    } catch (error) {
      silences.set(host, silence + 1);
      const unknown = codeOf(error) === 'ENOTFOUND';
      const late = codeOf(error) === 'TimeoutError';
      const answer = late ? `no answer within ${patience / 1000} seconds` : reasonOf(error).replace(/[.?] .*/, '');
      return { state: unknown ? 'gone' : 'unasked', answer };
    }
  };

  const asked: Asked[] = [];
  for (const [url, facts] of sources) asked.push({ url, facts, ...(await stateOf(url)) });
  // Where no one at all answers, it is our own connection that is gone.
  return asked.some(({ state }) => state === 'there') ? asked : asked.map((each) => ({ ...each, state: 'unasked' }));
}
