/** What people type into the search and do not find: other words on a page, or other pages, change what comes first. */
import { SearchIndex } from '#ui/finder/search-index.ts';
import type { Site } from '#business/entities.ts';
import { buildSearchData } from '#ui/finder/build-search-data.ts';
import { QUERIES } from '../../e2e/search-queries.ts';
import type { Finding } from './writing.ts';

export async function searchFindings(site: Site): Promise<Finding[]> {
  const all = buildSearchData(site);
  const index = await SearchIndex.create(all);
  const known = new Set(all.entries.map(({ href }) => href));
  return QUERIES.filter(([, page]) => known.has(page)).flatMap(([typed, page, within]) => {
    const hits = index.search(typed).hits.slice(0, within ? 3 : 1);
    if (hits.some(({ href }) => href === page)) return [];
    const first = hits[0]?.href ?? 'nothing';
    return [{ file: '/search', line: 1, says: `"${typed}" should lead to ${page}, and leads to ${first}` }];
  });
}
