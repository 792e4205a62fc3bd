/** Contact links with prefilled messages about the page's subject. */
import { mailHref, smsHref, telHref } from '#lib/contact.ts';
import { spokenPhone } from '#lib/phone.ts';
import type { Words } from './words.en.ts';
import { contactWords } from './words.ts';
import { languagePrefix } from '#i18n/addresses.ts';
import type { Site } from '#business/entities.ts';
import { uiWords } from '#ui/words.ts';

/** QR code file, below each language's base path. */
const QR_CODE_PATH = '/text-us.svg';

export interface Contact {
  /** "(914) 555-0149" */
  phone: string;
  email: string;
  call: string;
  text: string;
  /** Number and message in QR code format. */
  textCode: string;
  mail: string;
  /** Page elsewhere to book on, if the owner has one. */
  booking: string | undefined;
  /** Default text of the call to action. */
  photo: string;
  /** How soon a text message is answered. */
  reply: string | undefined;
  /** Path of the photo quote page. */
  photoQuote: string;
  /** Note if no one on the phone speaks the page's language. */
  note: string | undefined;
  /** Path of the QR code that opens the message. */
  code: string;
  /** The prefilled text message. */
  message: string;
}

/** @param about completes "I would like a price for …", for example "piano removal in Rye (10580)" */
export function contact(site: Site, about?: string): Contact {
  const { business } = site;
  const words = contactWords(site.language);
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
    booking: business.booking,
    photo: `${business.promises.photo}.`,
    reply: business.terms.reply,
    photoQuote: site.pages.photoQuote,
    note: noteOf(site),
    code: `${languagePrefix(site.language)}${QR_CODE_PATH}`,
    message,
  };
}

function noteOf(site: Site): string | undefined {
  const { languages } = site.business.terms;
  const { language, inWriting } = contactWords(site.language);
  // Defaults to English.
  const isSpoken = languages ? languages.includes(language) : site.language === 'en';
  return isSpoken ? undefined : inWriting(site.formats.listed(languages ?? []));
}

/** A prefilled email with questions to fill in, and a prefilled text message. */
export interface Letter {
  subject: string;
  body: string;
  /** mailto: link. */
  mail: string;
  message: string;
  /** sms: link. */
  text: string;
}

export function letter({ business }: Site, { text, subject, body }: Words['letters']['executors']): Letter {
  const filled = body(business.name);
  const message = text(business.name);
  return {
    ...{ subject, body: filled, mail: mailHref(business.email, subject, filled) },
    ...{ message, text: smsHref(business.phone, message) },
  };
}

/** Contact links of which each text and email opens this letter. */
export const withLetter = (links: Contact, { mail, text, message }: Letter): Contact => ({
  ...links,
  mail,
  text,
  message,
});

export const openHours = (site: Site): string =>
  uiWords(site.language).openHours(site.formats.week(site.business.hours.week));
