/** `/site.webmanifest` */
import type { APIRoute } from 'astro';
import { manifest } from '#features/site-files/site-files.ts';
import { site } from '#business/site.ts';

export const GET: APIRoute = () => new Response(JSON.stringify(manifest(site)));
