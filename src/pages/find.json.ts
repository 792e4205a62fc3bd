/** `/find.json`: search data for the search page, the ZIP finder and the 404 page. */
import type { APIRoute } from 'astro';
import { site } from '#business/site.ts';
import { collectMetadata } from '#features/all-pages.ts';
import { buildSearchData } from '#ui/finder/build-search-data.ts';

export const GET: APIRoute = () => Response.json(buildSearchData(site, collectMetadata(site).headings.en));
