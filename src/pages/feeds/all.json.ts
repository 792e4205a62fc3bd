/** `/feeds/all.json`: JSON Feed 1.1, full text. */
import type { APIRoute } from 'astro';
import { site } from '#business/site.ts';
import { jsonFeed } from '#features/guides/feeds.ts';

export const GET: APIRoute = () => Response.json(jsonFeed(site));
