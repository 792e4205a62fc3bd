/** `/es/text-us.svg`: the code that opens a text message to us, in a further language. */
import type { APIRoute } from 'astro';
import { renderSVG } from 'uqr';
import type { Site } from '#business/entities.ts';
import { site } from '#business/site.ts';
import { contact } from '#ui/contact/contact.ts';

export const getStaticPaths = () =>
  site.languages.map((own) => ({ params: { language: own.language }, props: { own } }));

export const GET: APIRoute<{ own: Site }> = ({ props }) =>
  new Response(renderSVG(contact(props.own).textCode, { border: 1 }), { headers: { 'Content-Type': 'image/svg+xml' } });
