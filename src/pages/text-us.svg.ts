/** `/text-us.svg`: a code for a telephone's camera that opens a text message to us. */
import type { APIRoute } from 'astro';
import { renderSVG } from 'uqr';
import { site } from '#model/site.ts';
import { contact } from '#views/contact.ts';

export const GET: APIRoute = () =>
  new Response(renderSVG(contact(site).textShort, { border: 1 }), { headers: { 'Content-Type': 'image/svg+xml' } });
