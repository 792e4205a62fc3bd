/** `/find.json`: what the search page, the ZIP finder and the 404 page look through. */
import type { APIRoute } from 'astro';
import { site } from '#model/site.ts';
import { aheadOf } from '#views/all-pages.ts';
import { findables } from '#views/search.ts';

export const GET: APIRoute = () => Response.json(findables(site, aheadOf(site).headings.en));
