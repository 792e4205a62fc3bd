/** What a phone needs to keep the site on its home screen. */
import type { APIRoute } from 'astro';
import { manifest } from '#views/site-files.ts';
import { site } from '#model/site.ts';

export const GET: APIRoute = () => new Response(JSON.stringify(manifest(site)));
