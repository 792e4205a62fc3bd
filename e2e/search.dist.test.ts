/** Whatever may be listed by a search engine is found by our own search, by its title and by its heading. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SearchData } from '#ui/finder/search-data.ts';
import { SearchIndex } from '#ui/finder/search-index.ts';
import { LANGUAGE_SEGMENT } from '#pages.ts';
import { isIndexed, pages } from './built-site.ts';

/** As many hits as the search page shows. */
const SHOWN = 24;

const prefixOf = (path: string): string => {
  const [, first = ''] = path.split('/');
  return LANGUAGE_SEGMENT.test(first) ? `/${first}` : '';
};
const indexed = [...pages.values()].filter(isIndexed);

describe.each([...new Set(indexed.map(({ path }) => prefixOf(path)))])('%s/search', (prefix) => {
  it('finds every indexed page of its language by its title and its heading', async () => {
    const index = await SearchIndex.create(JSON.parse(readFileSync(`dist${prefix}/find.json`, 'utf8')) as SearchData);
    const missed = indexed
      .filter(({ path }) => prefixOf(path) === prefix)
      .flatMap(({ path, root }) =>
        ['title', 'h1']
          .map((name) => root.querySelector(name)?.text.trim() ?? '')
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
});
