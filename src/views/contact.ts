/** Call, Text, E-mail: always in this order, always saying in advance what the page is about. */
import type { Site } from '#model/entities.ts';
import { mailHref, smsHref, telHref } from '#lib/contact.ts';
import { spokenPhone } from '#lib/phone.ts';

export interface Contact {
  /** "(914) 555-0149" */
  phone: string;
  email: string;
  call: string;
  text: string;
  /** The number alone as a message address, short enough for a small code. */
  textShort: string;
  mail: string;
  /** The prepared text message, for people who type it into another device. */
  message: string;
}

/**
 * @param about completes "I would like a price for …", for example "piano removal in Rye (10580)";
 *   left out, the message asks for a price in general
 */
export function contact(site: Site, about?: string): Contact {
  const { business } = site;
  const subject = about ? `Price for ${about}` : 'Price for junk removal';
  const message = `Hello ${business.name}, I would like a price for ${about ?? 'junk removal'}. Photos follow. My ZIP code and the floor: `;
  const letter = `Hello ${business.name},\n\nI would like a price for ${about ?? 'junk removal'}.\n\nWhat there is:\nWhere it stands (floor, stairs):\nZIP code:\nThe day that suits me:\n\nPhotos are attached.\n`;
  return {
    phone: spokenPhone(business.phone),
    email: business.email,
    call: telHref(business.phone),
    text: smsHref(business.phone, message),
    textShort: `sms:${business.phone}`,
    mail: mailHref(business.email, subject, letter),
    message,
  };
}
