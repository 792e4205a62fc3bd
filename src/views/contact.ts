/** Call, Text, E-mail: always in this order, always saying in advance what the page is about. */
import type { Site } from '#model/entities.ts';
import { mailHref, smsHref, telHref } from '#lib/contact.ts';
import { spokenPhone } from '#lib/phone.ts';
import { wordsOf } from '#words/words.ts';

export interface Contact {
  /** "(914) 555-0149" */
  phone: string;
  email: string;
  call: string;
  text: string;
  /** Number and message as the code for a camera holds them, in the form that phones of both kinds read. */
  textCode: string;
  mail: string;
  /** What a photo gets: the last band's text. */
  photo: string;
  /** The prepared text message, for people who type it into another device. */
  message: string;
}

/**
 * @param about completes "I would like a price for …", for example "piano removal in Rye (10580)";
 *   left out, the message asks for a price in general
 */
export function contact(site: Site, about?: string): Contact {
  const { business } = site;
  const words = wordsOf(site).contact;
  const subject = words.subject(about ?? words.anything);
  const message = words.message(business.name, about ?? words.anything);
  const letter = words.letter(business.name, about ?? words.anything);
  return {
    phone: spokenPhone(business.phone),
    email: business.email,
    call: telHref(business.phone),
    text: smsHref(business.phone, message),
    textCode: `SMSTO:${business.phone}:${message}`,
    mail: mailHref(business.email, subject, letter),
    photo: `${business.promises.photo}.`,
    message,
  };
}
