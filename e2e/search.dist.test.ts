/** Our own search finds every indexed page by its title and its heading. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AskFile } from '#features/ask/engine/ask-data.ts';
import { SearchIndex } from '#features/ask/engine/search-index.ts';
import { indexedPaths, pageAt } from './built-site.ts';
import { site } from './content.ts';

/** As many hits as the search page shows. */
const SHOWN = 24;

const prefixes = site.languages.map(({ language }) => `/${language}`);
const byLanguage = Map.groupBy(
  indexedPaths(),
  (path) => prefixes.find((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ?? '',
);

it.each([...byLanguage])('%s/search finds every indexed page of its language', async (prefix, paths) => {
  const index = await SearchIndex.create(JSON.parse(readFileSync(`dist${prefix}/ask.json`, 'utf8')) as AskFile);
  const missed = paths.flatMap((path) =>
    ['title', 'h1'].flatMap((name) => {
      const words = pageAt(path).root.querySelector(name)?.text.trim() ?? '';
      const hits = index.search(words).hits.slice(0, SHOWN);
      return hits.some(({ href }) => href === path) ? [] : [`${path}: "${words}"`];
    }),
  );
  expect(missed).toEqual([]);
});
