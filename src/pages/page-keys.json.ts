/** `/page-keys.json`: what tells the next build which pages changed. The build reads it and does not write it. */
import type { APIRoute } from 'astro';
import { site } from '#model/site.ts';
import { aheadOf } from '#views/all-pages.ts';

export const GET: APIRoute = () => Response.json(aheadOf(site).keys);
