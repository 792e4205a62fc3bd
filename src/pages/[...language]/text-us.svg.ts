/** `/text-us.svg`, `/es/text-us.svg`: QR code that opens a prefilled text message. */
import type { APIRoute } from 'astro';
import type { Site } from '#business/entities.ts';
import { everyLanguage } from '#layout/static-paths.ts';
import { qrCode, qrSvg } from '#lib/qr-code.ts';
import { contact } from '#ui/contact/contact.ts';

export const getStaticPaths = everyLanguage;

export const GET: APIRoute<{ localSite: Site }> = ({ props }) =>
  new Response(qrSvg(qrCode(contact(props.localSite).textCode)), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
