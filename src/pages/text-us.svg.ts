/** `/text-us.svg`: QR code that opens a prefilled text message. */
import type { APIRoute } from 'astro';
import { renderSVG } from 'uqr';
import { site } from '#business/site.ts';
import { contact } from '#ui/contact/contact.ts';

export const GET: APIRoute = () =>
  new Response(renderSVG(contact(site).textCode, { border: 1 }), { headers: { 'Content-Type': 'image/svg+xml' } });
