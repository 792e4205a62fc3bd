/** What the box and its answer need besides the data they search. */
import { TRUCKS, type Site } from '#business/entities.ts';
import { languagePrefix } from '#i18n/addresses.ts';
import { spokenPhone } from '#lib/phone.ts';
import type { EstimateWords } from '#ui/load/estimate-text.ts';
import { heavyPrice, priceNotes } from '#ui/load/price-notes.ts';
import { loadWords } from '#ui/load/words.ts';
import { avifImage } from '#ui/picture/source-images.ts';
import type { Words } from './words.en.ts';
import { askWords } from './words.ts';

/** What opens the box, and says so when the answer does not come: printed as JSON in its markup. */
export interface BoxProps {
  words: Pick<Words['box'], 'examples' | 'failed' | 'loading'>;
  /** Path prefix of the language: '' for English. */
  base: string;
  /** "(914) 555-0149" */
  phone: string;
  /** E.164 */
  number: string;
  /** Pages shown below the answer. */
  maxPages: number;
}

/** What the answer says; comes with its data, /ask.json. */
export interface AnswerProps {
  words: Words['box'];
  load: EstimateWords;
  company: string;
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
  /** Addresses of the pictures of the truck, by eighths of its load. */
  trucks: string[];
}

export type AskProps = BoxProps & AnswerProps;

export function boxProps({ language, business }: Site, maxPages: number): BoxProps {
  const { examples, failed, loading } = askWords(language).box;
  return {
    words: { examples, failed, loading },
    base: languagePrefix(language),
    phone: spokenPhone(business.phone),
    number: business.phone,
    maxPages,
  };
}

export const answerProps = async (site: Site): Promise<AnswerProps> => ({
  words: askWords(site.language).box,
  load: loadWords(site.language).estimate,
  company: site.business.name,
  email: site.business.email,
  reply: site.business.terms.reply,
  notes: priceNotes(site),
  heavy: { price: heavyPrice(site), href: `${site.pages.pricing}#heavy` },
  sheet: site.pages.loadSheet,
  pricing: site.pages.pricing,
  trucks: await Promise.all(TRUCKS.map((id) => avifImage(id, 480))),
});
