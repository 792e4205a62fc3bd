/** The wordmark as SVG. */
import type { APIRoute } from 'astro';
import { site } from '#business/site.ts';
import { wordmarkOf } from '#og/wordmark.ts';

export const getStaticPaths = async () => [{ params: { hash: (await wordmarkOf(site.business.name)).hash } }];

export const GET: APIRoute = async () =>
  new Response((await wordmarkOf(site.business.name)).svg, { headers: { 'content-type': 'image/svg+xml' } });
