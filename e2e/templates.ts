/** Pages of each kind, chosen from what is built, for browser tests, measurements and screenshots. */
import { globSync, statSync } from 'node:fs';
import { pathOf } from '#build/built-page.ts';
import { kindOf, paths } from '#pages.ts';

const SINGLE: readonly string[] = Object.values(paths);

/**
 * Every page that exists once, and of those that exist many times the longest of each kind, which has all parts, and the
 * shortest, which has the fewest.
 *
 * @param options.shortest false to leave out the shortest
 * @throws Error when there is no built site
 */
export function templates({ shortest = true } = {}): string[] {
  const built = globSync('dist/**/*.html')
    .map((file) => ({ path: pathOf(file, 'dist/'), bytes: statSync(file).size }))
    .sort((a, b) => a.bytes - b.bytes || (a.path < b.path ? -1 : 1));
  if (built.length === 0) throw new Error('There is no built site. Run npm run build first.');
  // A hamlet and a municipality are of one kind, at addresses of different depth.
  const kinds = Map.groupBy(
    built.filter(({ path }) => !SINGLE.includes(path)),
    ({ path }) => `${kindOf(path)} ${path.split('/').length}`,
  );
  const chosen = [...kinds.values()].flatMap((pages) => [pages.at(-1), shortest ? pages[0] : undefined]);
  return [...SINGLE, ...new Set(chosen.flatMap((page) => page?.path ?? []))];
}

/** Pages of text, and of parts that other pages have, too. */
const LIKE_OTHERS: readonly string[] = [
  ...[paths.textHome, paths.howWeCheck, paths.itemSources, paths.photoQuote, paths.reviews, paths.offline, paths.moved],
  ...[paths.privacy, paths.accessibility, paths.propertyManagers, paths.executors, paths.checkout],
  paths.paymentSuccess,
];

/** Whether npm test tries the page: it is of a kind of its own, in English. */
export const isOwnKind = (path: string): boolean => !LIKE_OTHERS.includes(path) && !/^\/[a-z]{2}\//.test(path);

/** Name of a page's picture, without its ending. */
export const pictureName = (path: string): string => (path === '/' ? 'welcome' : path.slice(1).replaceAll('/', '-'));
