/** `/search.json`: page names for the full-text search. */
import type { APIRoute } from 'astro';
import { site } from '#business/site.ts';
import { searchEntries } from '#ui/finder/build-search-data.ts';

export const GET: APIRoute = () => Response.json(searchEntries(site));
