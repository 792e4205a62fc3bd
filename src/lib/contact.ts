/** Addresses that open the phone, messages and mail applications. */

/** tel: link. */
export const telHref = (e164: string): string => `tel:${e164}`;

/** sms: link with a prepared text. `?&body=` is the form that both iOS and Android read. */
export const smsHref = (e164: string, body: string): string => `sms:${e164}?&body=${encodeURIComponent(body)}`;

/** mailto: link with subject and body; line breaks as CRLF (RFC 6068). */
export const mailHref = (address: string, subject: string, body: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`;
