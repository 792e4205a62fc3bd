/**
 * The site's content, linked. The only place that asks Astro for collections. What was linked to be checked before the
 * build is linked again here, because only plain rows pass through Astro's store into the code that makes pages.
 */
import { getCollection } from 'astro:content';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '#schema/collections.ts';
import { typesetAll } from '#lib/typeset.ts';
import { buildSite } from './build.ts';
import type { Site } from './entities.ts';
import type { Content } from './rows.ts';

/** What a collection holds, in the editor's order. */
const stored = async (name: CollectionName | 'languages'): Promise<unknown[]> =>
  (await getCollection(name)).sort((a, b) => a.data.order - b.data.order).map(({ data }) => data.row);

/** The rows of a collection; the one record where there is only one. */
async function rowsOf(name: CollectionName): Promise<unknown> {
  const rows = await stored(name);
  return COLLECTIONS[name].shape === 'record' ? rows[0] : rows;
}

const rows = await Promise.all(COLLECTION_NAMES.map(async (name) => [name, await rowsOf(name)] as const));

/** The English site. The loader stores rows as the reader accepted them, whose types follow from the same collections. */
export const site: Site = buildSite(
  typesetAll({ ...Object.fromEntries(rows), languages: await stored('languages') }) as unknown as Content,
);

/** The site in a language. @param language as Astro gives it for an address (`Astro.currentLocale`); English where it gives none */
export const siteIn = (language: string | undefined): Site =>
  site.languages.find((one) => one.language === language) ?? site;
