/** tel:, sms: and mailto: links, and an address as HTML. */
import { escapeHtml } from './html.ts';

export const telHref = (e164: string): string => `tel:${e164}`;

/** `?&body=` works on both iOS and Android. */
export const smsHref = (e164: string, body: string): string => `sms:${e164}?&body=${encodeURIComponent(body)}`;

/** Line breaks become CRLF (RFC 6068). */
export const mailHref = (address: string, subject: string, body: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`;

/** An address as HTML that may break after its @, and in which no host sees an address to hide. */
export const addressHtml = (address: string): string => address.split('@').map(escapeHtml).join('@<wbr>');
