/** Tells the search engines of IndexNow which addresses a deployment changes. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A hash of what each indexed page says, by its path: the text of pages.json. */
type Pages = Record<string, string>;

const ENDPOINT = 'https://api.indexnow.org/indexnow';

/** @returns the paths that are new, changed or gone */
export const changedPaths = (before: Pages, now: Pages): string[] =>
  Object.keys({ ...before, ...now })
    .filter((path) => before[path] !== now[path])
    .sort();

/** The key is public: the name and the text of a file at the root of the site. */
export function ownKey(): string {
  const [file] = globSync('public/*.txt').filter((name) => /^[a-f0-9]{32}\.txt$/.test(basename(name)));
  if (!file)
    throw new Error('public/ has no IndexNow key. Add a file {32 hexadecimal digits}.txt that holds its name.');
  return basename(file, '.txt');
}

/** What the site serves now; nothing before the first deployment. */
async function deployedPages(site: string): Promise<Pages> {
  const response = await fetch(`${site}/pages.json`);
  if (response.status === 404) return {};
  if (!response.ok) throw new Error(`${site}/pages.json answered ${response.status}. Deploy without --announce.`);
  return (await response.json()) as Pages;
}

/** @throws Error with the answer, when the engines refuse */
async function send(site: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const key = ownKey();
  const urlList = paths.map((path) => site + path);
  const response = await fetch(ENDPOINT, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host: new URL(site).host, key, keyLocation: `${site}/${key}.txt`, urlList }),
  });
  if (!response.ok) throw new Error(`IndexNow answered ${response.status}: ${await response.text()}`);
  console.log(`${urlList.length} addresses sent to IndexNow.`);
}

/**
 * Compares the build in dist/ with what the site serves. Call before the upload: afterward nothing differs.
 *
 * @returns sends what differs
 */
export async function announcement(site: string): Promise<() => Promise<void>> {
  const now = JSON.parse(readFileSync('dist/pages.json', 'utf8')) as Pages;
  const paths = changedPaths(await deployedPages(site), now);
  return () => send(site, paths);
}
