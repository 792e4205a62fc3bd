/** Asks a part of our facts' sources each night whether they are still there: slowly, and under our own name. */
import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Fact } from '#business/schema/facts.ts';

/** Every source is asked once in this many nights. */
const NIGHTS = 28;
const DAY = 86_400_000;

/** Ids of the facts that pages show, by the address of their source. */
export function factsBySource(
  facts: readonly Pick<Fact, 'id' | 'confidence' | 'shelved' | 'source'>[],
): Map<string, string[]> {
  const shown = facts.filter(({ confidence, shelved }) => confidence !== 'low' && !shelved);
  const groups = Map.groupBy(shown, ({ source }) => source.url.replace(/#.*/, ''));
  return new Map([...groups].map(([url, group]) => [url, group.map(({ id }) => id)]));
}

/** A night's part: first those that failed last time, then those whose turn it is. */
export function sourcesOfNight(urls: Iterable<string>, day: string, failedBefore: ReadonlySet<string>): string[] {
  const night = Math.floor(Date.parse(day) / DAY) % NIGHTS;
  const isTurn = (url: string) => parseInt(hash('sha256', url).slice(0, 8), 16) % NIGHTS === night;
  const all = [...urls];
  return [...all.filter((url) => failedBefore.has(url)), ...all.filter((url) => !failedBefore.has(url) && isTurn(url))];
}

export interface Answered {
  /** False if it may well be there. */
  gone: boolean;
  /** "404", "TimeoutError". */
  answer: string;
}

const GONE = [404, 410];
/** Some hosts refuse HEAD, or answer it wrongly: believed only if GET says the same. */
const ASK_AGAIN = [403, 405, 501, ...GONE];

interface Manners {
  /** The name in the host's logs: "link-check (+https://www.example.com)". */
  agent: string;
  /** Ends the work: what is known by then is returned. */
  signal: AbortSignal;
  /** Milliseconds between two requests. */
  pause?: number;
  /** Milliseconds that one answer may take. */
  timeout?: number;
}

/** Asks one address. A host that does not answer, or asks for rest, is added to `silent`. */
async function askSource(
  url: string,
  { agent, signal, pause = 1000, timeout = 10_000 }: Manners,
  silent: Set<string>,
): Promise<Answered> {
  const request = async (method: 'HEAD' | 'GET') => {
    await setTimeout(pause, undefined, { signal });
    const response = await fetch(url, {
      method,
      headers: { 'User-Agent': agent, ...(method === 'GET' ? { Range: 'bytes=0-0' } : {}) },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    });
    await response.body?.cancel();
    return response.status;
  };
  const { host } = new URL(url);
  try {
    let status = await request('HEAD');
    if (ASK_AGAIN.includes(status)) status = await request('GET');
    if (status === 429) silent.add(host);
    return { gone: GONE.includes(status), answer: String(status) };
  } catch (error) {
    silent.add(host);
    const { cause, name } = error as Error & { cause?: { code?: string } };
    return { gone: cause?.code === 'ENOTFOUND', answer: cause?.code ?? name };
  }
}

/** @returns the answers until the signal ended the work; nothing if no source at all answered */
export async function askSources(urls: readonly string[], manners: Manners): Promise<Map<string, Answered>> {
  const answers = new Map<string, Answered>();
  const silent = new Set<string>();
  for (const url of urls) {
    if (silent.has(new URL(url).host)) continue;
    const answer = await askSource(url, manners, silent);
    if (manners.signal.aborted) break;
    answers.set(url, answer);
  }
  // If nobody answers, our own connection is down.
  const online = [...answers.values()].some(({ answer }) => /^\d+$/.test(answer));
  return online ? answers : new Map();
}
