/**
 * The site's content, linked. The only place that asks Astro for collections. What was linked to be checked before the
 * build is linked again here, because only plain rows pass through Astro's store into the code that makes pages.
 */
import { getCollection } from 'astro:content';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '#schema/collections.ts';
import { buildSite } from './build.ts';
import type { Site } from './entities.ts';
import type { Rows } from './rows.ts';

/** The rows of a collection in the editor's order; the one record where there is only one. */
async function rowsOf(name: CollectionName) {
  const entries = await getCollection(name);
  const rows = entries.sort((a, b) => a.data.order - b.data.order).map(({ data }) => data.row);
  return COLLECTIONS[name].shape === 'record' ? rows[0] : rows;
}

const rows = await Promise.all(COLLECTION_NAMES.map(async (name) => [name, await rowsOf(name)] as const));

/** The loader stores rows as the reader accepted them, whose types follow from the same collections. */
export const site: Site = buildSite(Object.fromEntries(rows) as unknown as Rows);
