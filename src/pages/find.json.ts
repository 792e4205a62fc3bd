/** `/find.json`: search data for the search page, the ZIP finder and the 404 page. */
import type { APIRoute } from 'astro';
import { site } from '#business/site.ts';
import { collectMetadata } from '#features/all-pages.ts';
import { findables } from '#ui/finder/findables.ts';

export const GET: APIRoute = () => Response.json(findables(site, collectMetadata(site).headings.en));
