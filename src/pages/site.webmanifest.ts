/** `/site.webmanifest` */
import type { APIRoute } from 'astro';
import { site } from '#business/site.ts';
import { manifest } from '#features/site-files/site-files.ts';

export const GET: APIRoute = () => new Response(JSON.stringify(manifest(site)));
