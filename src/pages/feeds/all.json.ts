/** `/feeds/all.json`: JSON Feed 1.1, full text. */
import type { APIRoute } from 'astro';
import { site } from '#model/site.ts';
import { jsonFeed } from '#views/feeds.ts';

export const GET: APIRoute = () => Response.json(jsonFeed(site));
