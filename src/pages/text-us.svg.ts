/** `/text-us.svg`: a code for a phone's camera that opens a text message to us, with its first words. */
import type { APIRoute } from 'astro';
import { renderSVG } from 'uqr';
import { site } from '#business/site.ts';
import { contact } from '#ui/contact/contact.ts';

export const GET: APIRoute = () =>
  new Response(renderSVG(contact(site).textCode, { border: 1 }), { headers: { 'Content-Type': 'image/svg+xml' } });
