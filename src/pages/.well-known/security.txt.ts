/** `/.well-known/security.txt` (RFC 9116) */
import type { APIRoute } from 'astro';
import { site } from '#business/site.ts';
import { securityTxt } from '#features/site-files/site-files.ts';

export const GET: APIRoute = () => new Response(securityTxt(site));
