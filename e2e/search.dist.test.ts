/** Our own search finds every indexed page by its title and its heading. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { SearchData } from '#ui/finder/search-data.ts';
import { SearchIndex } from '#ui/finder/search-index.ts';
import { LANGUAGE_SEGMENT } from '#pages.ts';
import { indexedPaths, pageAt } from './built-site.ts';

/** As many hits as the search page shows. */
const SHOWN = 24;

const prefixOf = (path: string): string => {
  const [, first = ''] = path.split('/');
  return LANGUAGE_SEGMENT.test(first) ? `/${first}` : '';
};
const byLanguage = Map.groupBy(indexedPaths(), prefixOf);

it.each([...byLanguage])('%s/search finds every indexed page of its language', async (prefix, paths) => {
  const index = await SearchIndex.create(JSON.parse(readFileSync(`dist${prefix}/find.json`, 'utf8')) as SearchData);
  const missed = paths.flatMap((path) =>
    ['title', 'h1']
      .map((name) => pageAt(path).root.querySelector(name)?.text.trim() ?? '')
      .filter(
        (words) =>
          !index
            .search(words)
            .hits.slice(0, SHOWN)
            .some(({ href }) => href === path),
      )
      .map((words) => `${path}: "${words}"`),
  );
  expect(missed).toEqual([]);
});
