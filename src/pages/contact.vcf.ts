/** `/contact.vcf` */
import type { APIRoute } from 'astro';
import { site } from '#business/site.ts';
import { vcard } from '#features/site-files/site-files.ts';

export const GET: APIRoute = () =>
  new Response(vcard(site), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
