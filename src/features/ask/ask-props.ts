/** What the box needs to answer, printed as JSON in its markup. */
import type { Site } from '#business/entities.ts';
import { languagePrefix } from '#i18n/addresses.ts';
import { spokenPhone } from '#lib/phone.ts';
import type { EstimateWords } from '#ui/load/estimate-text.ts';
import { heavyPrice, priceNotes } from '#ui/load/price-notes.ts';
import { loadWords } from '#ui/load/words.ts';
import type { Words } from './words.en.ts';
import { askWords } from './words.ts';

export interface AskProps {
  words: Words['box'];
  load: EstimateWords;
  /** Path prefix of the language: '' for English. */
  base: string;
  company: string;
  /** "(914) 555-0149" */
  phone: string;
  /** E.164 */
  number: string;
  email: string;
  /** How soon a text message is answered. */
  reply: string | undefined;
  /** Tax, stairs, heavy material. */
  notes: string[];
  /** What heavy material costs, and where that is explained. */
  heavy: { price: string; href: string };
  /** Path of the printable list. */
  sheet: string;
  /** Path of the price page. */
  pricing: string;
  /** Pages shown below the answer. */
  maxPages: number;
  /** Addresses of the pictures of the truck, by eighths of its load. */
  trucks: string[];
}

export const askProps = (site: Site, maxPages: number, trucks: string[]): AskProps => ({
  words: askWords(site.language).box,
  load: loadWords(site.language).estimate,
  base: languagePrefix(site.language),
  company: site.business.name,
  phone: spokenPhone(site.business.phone),
  number: site.business.phone,
  email: site.business.email,
  reply: site.business.terms.reply,
  notes: priceNotes(site),
  heavy: { price: heavyPrice(site), href: `${site.pages.pricing}#heavy` },
  sheet: site.pages.loadSheet,
  pricing: site.pages.pricing,
  maxPages,
  trucks,
});
