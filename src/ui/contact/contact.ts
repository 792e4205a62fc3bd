/** Call, Text, E-mail: always in this order, always saying in advance what the page is about. */
import { mailHref, smsHref, telHref } from '#lib/contact.ts';
import { spokenPhone } from '#lib/phone.ts';
import type { Words } from './words.en.ts';
import { contactWords } from './words.ts';
import { languageBase } from '#i18n/addresses.ts';
import type { Site } from '#business/entities.ts';
import { uiWords } from '#ui/words.ts';

/** In every language below its own address. */
const CODE_PATH = '/text-us.svg';

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
  /** Where it says what to photograph. */
  photoQuote: string;
  /** Said to people whose language no one speaks on the phone. */
  note: string | undefined;
  /** The code for a phone's camera that opens the message. */
  code: string;
  /** The prepared text message, for people who type it into another device. */
  message: string;
}

/**
 * @param about completes "I would like a price for …", for example "piano removal in Rye (10580)";
 *   left out, the message asks for a price in general
 */
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
    photo: `${business.promises.photo}.`,
    photoQuote: site.pages.photoQuote,
    note: noteOf(site),
    code: `${languageBase(site.language)}${CODE_PATH}`,
    message,
  };
}

function noteOf(site: Site): string | undefined {
  const { languages } = site.business.terms;
  const { language, inWriting } = contactWords(site.language);
  // Until the owner has said, calls are taken in the language of the English site.
  const isSpoken = languages ? languages.includes(language) : site.language === 'en';
  return isSpoken ? undefined : inWriting(site.speech.listed(languages ?? []));
}

/** An e-mail that asks what someone in this role has to ask, each question on a line of its own. */
export interface Letter {
  subject: string;
  body: string;
  /** Opens it in the mail application. */
  mail: string;
}

export function letter({ business }: Site, { subject, body }: Words['letters']['executors']): Letter {
  const filled = body(business.name);
  return { subject, body: filled, mail: mailHref(business.email, subject, filled) };
}

export const openHours = (site: Site): string =>
  uiWords(site.language).openHours(site.speech.week(site.business.hours.week));
