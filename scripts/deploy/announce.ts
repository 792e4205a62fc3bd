/**
 * Tells the search engines of IndexNow which addresses the build in dist/ changes, against what the site serves now.
 * Only lists them, unless --send is given. After an upload nothing differs any more: `npm run deploy -- --announce`
 * compares before it and sends after it.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readContent } from '#validation/read.ts';

/** What each indexed page says, by its path: the text of pages.json. */
export type Prints = Record<string, string>;

/** As many addresses as one submission may carry. */
export const BATCH = 10_000;
const ENDPOINT = 'https://api.indexnow.org/indexnow';

/** @returns the paths that are new, say something else, or are gone */
export const changedPaths = (before: Prints, now: Prints): string[] =>
  [...new Set([...Object.keys(now), ...Object.keys(before)])].filter((path) => before[path] !== now[path]).sort();

/** The bodies to post, at most BATCH addresses each. */
export const submissions = (site: string, key: string, paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / BATCH) }, (_, at) => ({
    host: new URL(site).host,
    key,
    keyLocation: `${site}/${key}.txt`,
    urlList: paths.slice(at * BATCH, (at + 1) * BATCH).map((path) => site + path),
  }));

/** The key is public: it is the name and the text of a file at the root of the site. */
export function ownKey(): string {
  const [file] = globSync('public/*.txt').filter((name) => /^[a-f0-9]{32}\.txt$/.test(basename(name)));
  if (!file)
    throw new Error('public/ holds no IndexNow key: add a file {32 hexadecimal digits}.txt that holds its name');
  return basename(file, '.txt');
}

const isPrints = (value: unknown): value is Prints =>
  typeof value === 'object' && value !== null && Object.values(value).every((print) => typeof print === 'string');

/** What the site serves now; nothing before the first deployment. */
async function deployed(site: string): Promise<Prints> {
  const address = `${site}/pages.json`;
  const response = await fetch(address);
  if (response.status === 404) return {};
  if (!response.ok) throw new Error(`${address} answered ${response.status}: nothing is known of the pages now served`);
  const prints: unknown = await response.json().catch(() => undefined);
  if (!isPrints(prints))
    throw new Error(`${address} is not the list that the build writes: is something else deployed?`);
  return prints;
}

const ANSWERS: Record<number, string> = {
  400: 'the submission is malformed',
  403: 'the key was not accepted: is its file deployed?',
  422: 'an address does not belong to the host, or the key does not fit',
  429: 'too many submissions: wait, then send again',
};

/** @throws Error with the reason and what to do, when the engines refuse */
export async function send(site: string, paths: readonly string[]): Promise<void> {
  for (const body of submissions(site, ownKey(), paths)) {
    const response = await fetch(ENDPOINT, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`IndexNow answered ${response.status}: ${ANSWERS[response.status] ?? (await response.text())}`);
    console.log(`${body.urlList.length} addresses sent to IndexNow (${response.status}).`);
  }
}

/** The site's address, and the paths that the build in dist/ changes on it. */
export async function changes(): Promise<{ site: string; paths: string[] }> {
  const { business } = readContent(process.cwd()).rows;
  if (business.samples.includes('site'))
    throw new Error('content/business.yaml, samples: the site’s address is a sample. Give the real one first.');
  if (!existsSync('dist/pages.json')) throw new Error('dist/ holds no build. Run npm run build first.');
  const now: unknown = JSON.parse(readFileSync('dist/pages.json', 'utf8'));
  return { site: business.site, paths: changedPaths(await deployed(business.site), isPrints(now) ? now : {}) };
}

if (import.meta.main) {
  try {
    const { site, paths } = await changes();
    for (const path of paths) console.log(site + path);
    console.log(`${paths.length} addresses differ from what ${site} serves.`);
    if (process.argv.includes('--send')) await send(site, paths);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
