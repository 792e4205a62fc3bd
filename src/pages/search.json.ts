/** `/search.json`: what the search page reads. */
import type { APIRoute } from 'astro';
import { site } from '#model/site.ts';
import { searchEntries } from '#views/search.ts';

export const GET: APIRoute = () => Response.json(searchEntries(site));
