/** What people type into the search and do not find: other words on a page, or other pages, change what comes first. */
import { Seeker } from '#ui/finder/search-index.ts';
import type { Site } from '#business/entities.ts';
import { findables } from '#ui/finder/findables.ts';
import { QUERIES } from '../e2e/search-queries.ts';
import type { Finding } from './writing.ts';

export async function searchFindings(site: Site): Promise<Finding[]> {
  const all = findables(site);
  const seeker = await Seeker.of(all);
  const known = new Set(all.entries.map(({ href }) => href));
  return QUERIES.filter(([, page]) => known.has(page)).flatMap(([typed, page, within]) => {
    const hits = seeker.seek(typed).hits.slice(0, within ? 3 : 1);
    if (hits.some(({ href }) => href === page)) return [];
    const first = hits[0]?.href ?? 'nothing';
    return [{ file: '/search', line: 1, says: `"${typed}" should lead to ${page}, and leads to ${first}` }];
  });
}
