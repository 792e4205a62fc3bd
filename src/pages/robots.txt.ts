/** Nothing is closed to robots; pages that should not be indexed say so themselves. */
import type { APIRoute } from 'astro';
import { site } from '#business/site.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.business.site}/sitemap-index.xml\n`);
