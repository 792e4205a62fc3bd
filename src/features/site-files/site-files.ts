/** Machine-readable files: vCard, security.txt and web app manifest. */
import type { Site } from '#business/entities.ts';
import { color } from '#styles/colors.ts';
import { openHours } from '#ui/contact/contact.ts';
import { siteFilesWords } from './words.ts';

/** The company as a vCard 4.0. */
export function vcard(site: Site): string {
  const { business } = site;
  const words = siteFilesWords(site.language);
  const escape = (value: string) => value.replace(/[\\,;]/g, (char) => `\\${char}`).replace(/\n/g, '\\n');
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${escape(business.name)}`,
    `ORG:${escape(business.name)}`,
    `TEL;VALUE=uri;TYPE="voice,text":tel:${business.phone}`,
    `EMAIL:${business.email}`,
    `URL:${business.site}`,
    `ADR:;;;${escape(business.address.locality)};${business.address.region};;US`,
    `NOTE:${escape(words.note({ line: business.line, hours: openHours(site) }))}`,
    'END:VCARD',
    '',
  ].join('\r\n');
}

/** `/.well-known/security.txt` (RFC 9116) */
export const securityTxt = ({ business, language }: Site): string =>
  [
    `Contact: mailto:${business.email}`,
    `Expires: ${business.securityUntil}T00:00:00Z`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${business.site}/.well-known/security.txt`,
    '',
  ].join('\n');

/** `/site.webmanifest` */
export const manifest = (site: Site) => ({
  name: site.business.name,
  short_name: site.business.name,
  description: site.business.line,
  lang: siteFilesWords(site.language).language,
  start_url: site.pages.home,
  scope: '/',
  display: 'browser',
  background_color: color('paper'),
  theme_color: color('paper'),
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
