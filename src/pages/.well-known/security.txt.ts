/** `/.well-known/security.txt`: where to report a security hole (RFC 9116). */
import type { APIRoute } from 'astro';
import { site } from '#model/site.ts';
import { securityTxt } from '#views/site-files.ts';

export const GET: APIRoute = () => new Response(securityTxt(site));
