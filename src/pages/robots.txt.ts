/** `/robots.txt` allows everything; pages opt out of indexing with a meta tag. */
import type { APIRoute } from 'astro';
import { site } from '#business/site.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.business.site}/sitemap-index.xml\n`);
