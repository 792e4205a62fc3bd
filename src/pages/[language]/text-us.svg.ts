/** `/{language}/text-us.svg`: QR code that opens a prefilled text message, in other languages. */
import type { APIRoute } from 'astro';
import { renderSVG } from 'uqr';
import type { Site } from '#business/entities.ts';
import { site } from '#business/site.ts';
import { contact } from '#ui/contact/contact.ts';

export const getStaticPaths = () =>
  site.languages.map((localSite) => ({ params: { language: localSite.language }, props: { localSite } }));

export const GET: APIRoute<{ localSite: Site }> = ({ props }) =>
  new Response(renderSVG(contact(props.localSite).textCode, { border: 1 }), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
