/** The company as a contact card. */
import type { APIRoute } from 'astro';
import { site } from '#model/site.ts';
import { vcard } from '#views/site-files.ts';

export const GET: APIRoute = () =>
  new Response(vcard(site), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
